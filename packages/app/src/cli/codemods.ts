import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTwoFilesPatch } from 'diff';
import { parseSync } from 'vite';
import { print } from './command.ts';
import { isUpTo } from './versions.ts';

/** Result of a codemod for one file. */
export interface Changed {
  readonly text: string;
  /** Places to change manually, as sentences. */
  readonly notes: readonly string[];
}

/**
 * Changes sources as a release requires. Idempotent, so that it can be run again.
 */
export interface Codemod {
  /** Release that requires the change. */
  readonly version: string;
  readonly summary: string;
  change(text: string, file: string): Changed;
}

/** Used fields of a node of a parsed file. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/** Names that have moved to another entry of a package. */
export interface MovedNames {
  readonly from: string;
  readonly to: string;
  readonly names: readonly string[];
}

const nameOf = (specifier: Node): string => {
  // An import specifier has the exported name in `imported`, a re-export in `local`.
  const named = (specifier['imported'] ?? specifier['local']) as Node;
  return String(named['name'] ?? named['value']);
};

/** The line that imports some of the names from an entry. */
function lineOf(text: string, statement: Node, specifiers: readonly Node[], entry: string): string {
  const isExport = statement.type === 'ExportNamedDeclaration';
  const kind = statement[isExport ? 'exportKind' : 'importKind'] === 'type' ? ' type' : '';
  const names = specifiers.map(({ start, end }) => text.slice(start, end)).join(', ');
  const quote = text[(statement['source'] as Node).start];
  const end = text[statement.end - 1] === ';' ? ';' : '';
  return `${isExport ? 'export' : 'import'}${kind} { ${names} } from ${quote}${entry}${quote}${end}`;
}

/**
 * Moves names to another entry in imports and re-exports. Reports namespace imports and exports of the
 * old entry.
 */
export const moveNames =
  ({ from, to, names }: MovedNames): Codemod['change'] =>
  (text, file) => {
    if (!text.includes(from)) return { text, notes: [] };
    const { program, errors } = parseSync(file, text);
    if (errors.length > 0) return { text, notes: [`cannot be read; ${from} is in it.`] };
    const notes: string[] = [];
    let changed = text;
    const statements = (program.body as unknown as readonly Node[]).filter(
      (statement) => (statement['source'] as Node | null | undefined)?.['value'] === from,
    );
    // From the end, so that earlier offsets stay valid.
    for (const statement of statements.toReversed()) {
      const specifiers = (statement['specifiers'] ?? []) as readonly Node[];
      const isWhole =
        statement.type === 'ExportAllDeclaration' ||
        specifiers.some(({ type }) => type === 'ImportNamespaceSpecifier');
      if (isWhole) notes.push(`takes everything of ${from}; some of it is in ${to} now.`);
      const moved = specifiers.filter((specifier) => !isWhole && names.includes(nameOf(specifier)));
      if (moved.length === 0) continue;
      const remaining = specifiers.filter((specifier) => !moved.includes(specifier));
      const lines = [
        ...(remaining.length > 0 ? [lineOf(text, statement, remaining, from)] : []),
        lineOf(text, statement, moved, to),
      ];
      changed = changed.slice(0, statement.start) + lines.join('\n') + changed.slice(statement.end);
    }
    return { text: changed, notes };
  };

/** Names that an entry of a package exports under other names from now on, by former name. */
export interface RenamedNames {
  readonly from: string;
  readonly names: Readonly<Record<string, string>>;
}

/**
 * Renames in imports and re-exports, with the former name as the local alias, so that the rest of the
 * file stays unchanged: `import { late }` becomes `import { lazyWithRetry as late }`.
 */
export const renameNames =
  ({ from, names }: RenamedNames): Codemod['change'] =>
  (text, file) => {
    if (!text.includes(from)) return { text, notes: [] };
    const { program, errors } = parseSync(file, text);
    if (errors.length > 0) return { text, notes: [`cannot be read; ${from} is in it.`] };
    const specifiers = (program.body as unknown as readonly Node[])
      .filter((statement) => (statement['source'] as Node | null | undefined)?.['value'] === from)
      .flatMap((statement) => (statement['specifiers'] ?? []) as readonly Node[])
      .filter(({ type }) => type === 'ImportSpecifier' || type === 'ExportSpecifier');
    let changed = text;
    // From the end, so that earlier offsets stay valid.
    for (const specifier of specifiers.toReversed()) {
      const name = names[nameOf(specifier)];
      if (name === undefined) continue;
      const { start, end } = (specifier['imported'] ?? specifier['local']) as Node;
      const alias = end === specifier.end ? ` as ${text.slice(start, end)}` : '';
      changed = changed.slice(0, start) + name + alias + changed.slice(end);
    }
    return { text: changed, notes: [] };
  };

/** Codemods of all releases, oldest first. */
export const codemods: readonly Codemod[] = [
  {
    version: '0.5.0',
    summary: 'lists, entities and actions come from @lobi/core/react/lists',
    change: moveNames({
      from: '@lobi/core/react',
      to: '@lobi/core/react/lists',
      names: [
        ...['useAction', 'useEntity', 'useFairness', 'useJackpot', 'useJackpots', 'useList'],
        ...['useLobby', 'useMoneyAction', 'usePlaySession'],
        ...['ActionController', 'ActionOutcome', 'EntityController', 'FairnessController'],
        ...['ListController', 'PlaySessionController'],
        ...['ActionName', 'EntityName', 'EntityOf', 'ListName', 'MoneyActionName', 'ParamsOf'],
        ...['QueryOf', 'RowOf'],
      ],
    }),
  },
  {
    version: '0.5.0',
    summary: 'names of @lobi/core/games are those that the field uses',
    change: renameNames({
      from: '@lobi/core/games',
      names: {
        follows: 'isChainLink',
        HouseGame: 'BuiltInGame',
        houseGames: 'builtInGames',
        HouseJackpot: 'BuiltInJackpot',
        houseJackpots: 'builtInJackpots',
        houseJackpotTerms: 'builtInJackpotTerms',
        houseStakes: 'builtInStakes',
        keepsPromise: 'matchesCommitment',
        kenoMostPicks: 'maximumKenoPicks',
        mostBingoCards: 'maximumBingoCards',
        drawRoom: 'remainingDrawCapacity',
        keepsFoughtFights: 'keepsStartedFights',
        lawfulSteps: 'allowedSteps',
        sameFacts: 'isSameOutcome',
        takeHilo: 'cashOutHilo',
        takeMines: 'cashOutMines',
      },
    }),
  },
  {
    version: '0.5.0',
    summary: 'names of @lobi/core/rules are those that the field uses',
    change: renameNames({
      from: '@lobi/core/rules',
      names: {
        assertMayMake: 'assertMayCreateUser',
        cashInWaits: 'needsCashInApproval',
        isAtDesk: 'canManageGame',
        limitRoomOf: 'remainingLimit',
        mayTakeOut: 'mayWithdraw',
      },
    }),
  },
  {
    version: '0.5.0',
    summary: 'names of @lobi/core/testing are those that the field uses',
    change: renameNames({
      from: '@lobi/core/testing',
      names: {
        addHouseGames: 'addBuiltInGames',
        addHouseJackpots: 'addBuiltInJackpots',
        takePlay: 'openStakedPlay',
      },
    }),
  },
  {
    version: '0.5.0',
    summary: 'names of @lobi/ui are those that the field uses',
    change: renameNames({
      from: '@lobi/ui',
      names: {
        late: 'lazyWithRetry',
        LoadLate: 'LoadComponent',
      },
    }),
  },
  {
    version: '0.5.0',
    summary: 'the remaining amount of a limit is named as such',
    change: renameNames({ from: '@lobi/ui/safety', names: { leftOf: 'remainingAmount' } }),
  },
  {
    version: '0.5.0',
    summary: 'a pre-rendered page of @lobi/ui/lobby is named as such',
    change: renameNames({ from: '@lobi/ui/lobby', names: { PrintedPage: 'PrerenderedPage' } }),
  },
];

/** Folders with installed packages or build output. */
const foreign: readonly string[] = ['node_modules', 'dist'];

/** Sources below a folder. */
const sourcesIn = (root: string, folder = ''): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry): string[] => {
    const path = join(folder, entry.name);
    if (entry.isFile()) return /\.(ts|tsx|mts|js|jsx|mjs)$/.test(path) ? [path] : [];
    const isOwn = !entry.name.startsWith('.') && !foreign.includes(entry.name);
    return entry.isDirectory() && isOwn ? sourcesIn(root, path) : [];
  });

/**
 * Applies the codemods of a release and of all earlier ones to the sources of a project; with `isDry`
 * prints the changes as a diff instead.
 * @param release version that the project moves to
 * @returns number of changed files
 */
export function applyCodemods(
  root: string,
  release: string,
  isDry: boolean,
  mods: readonly Codemod[] = codemods,
): number {
  const due = mods.filter(({ version }) => isUpTo(version, release));
  const done = new Set<Codemod>();
  let files = 0;
  for (const file of sourcesIn(root).toSorted()) {
    const before = readFileSync(join(root, file), 'utf8');
    let text = before;
    for (const mod of due) {
      const changed = mod.change(text, file);
      if (changed.text !== text && !done.has(mod)) {
        done.add(mod);
        print(`${mod.version}: ${mod.summary}`);
      }
      for (const note of changed.notes) print(`  ${file}  ${note}`);
      text = changed.text;
    }
    if (text === before) continue;
    files += 1;
    print(
      isDry ? createTwoFilesPatch(`a/${file}`, `b/${file}`, before, text) : `  ${file}  changed`,
    );
    if (!isDry) writeFileSync(join(root, file), text);
  }
  return files;
}
