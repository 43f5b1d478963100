import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { BrandProblem, ProblemCode } from '../config/problems.ts';

/** GameCard → game-card. */
export const kebab = (name: string): string =>
  name.replaceAll(/(?<!^)([A-Z])/g, '-$1').toLowerCase();

/** How a brand overrides a component of the kit: a wrapper, or a copy of its source. */
export type OverrideKind = 'wrap' | 'eject';

/** Differences between the two ways of overriding. */
interface Way {
  /** Files of the installed kit whose changes are detected, as a pattern relative to its `dist`. */
  files(component: string): string;
  /** First line of the file; `kit` names version and hash. */
  header(component: string, kit: string): string;
  readonly known: RegExp;
  readonly drift: ProblemCode;
  /** Instructions after a change; `header` is the new first line. */
  advice(component: string, header: string): string;
}

const kitName = '@lobi/ui';
const ways: Readonly<Record<OverrideKind, Way>> = {
  wrap: {
    files: (component) => `components/${kebab(component)}/*.js`,
    header: (component, kit) => `// wraps ${component} of ${kit}`,
    known: /^\/\/ wraps (\w+) of @lobi\/ui (\S+) sha256:([0-9a-f]{16})$/m,
    drift: 'LB602',
    advice: (_, header) => `look at what it draws, then write "${header}" as its first line`,
  },
  eject: {
    files: (component) => `sources/${component}/*`,
    header: (component, kit) => `// ${component} from ${kit}`,
    known: /^\/\/ (\w+) from @lobi\/ui (\S+) sha256:([0-9a-f]{16})$/m,
    drift: 'LB603',
    advice: (component) =>
      `run lobi override ${component} --merge, which keeps your edits; with --dry-run it shows the changes`,
  },
};

/** A component of the installed kit: its version, and the hash of its code. */
export interface KitSource {
  readonly version: string;
  readonly hash: string;
}

/** The kit that a project has installed: its folder and manifest. */
export function installedKit(root: string) {
  const app = createRequire(join(root, 'package.json')).resolve('@lobi/app/package.json');
  const path = createRequire(app).resolve(`${kitName}/package.json`);
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as {
    readonly version: string;
    readonly dependencies?: Readonly<Record<string, string>>;
    readonly peerDependencies?: Readonly<Record<string, string>>;
  };
  return { folder: dirname(path), manifest };
}

const filesOf = (folder: string, component: string, kind: OverrideKind): string[] =>
  globSync(ways[kind].files(component), { cwd: join(folder, 'dist') }).toSorted();

/** Finds a component in the installed kit. Throws if the kit is not installed. */
export function kitSource(root: string, component: string, kind: OverrideKind): KitSource {
  const { folder, manifest } = installedKit(root);
  const hash = createHash('sha256');
  for (const file of filesOf(folder, component, kind)) {
    hash.update(file.split(/[\\/]/).at(-1) ?? '').update(readFileSync(join(folder, 'dist', file)));
  }
  return { version: manifest.version, hash: hash.digest('hex').slice(0, 16) };
}

/** Source of a component in the form in which it compiles in a project, by file name. */
export function sourceFiles(root: string, component: string): ReadonlyMap<string, string> {
  const { folder } = installedKit(root);
  return new Map(
    filesOf(folder, component, 'eject').map((file) => [
      file.split(/[\\/]/).at(-1) ?? '',
      readFileSync(join(folder, 'dist', file), 'utf8'),
    ]),
  );
}

/** First line of a file that overrides a component of the kit. */
export const headerOf = (
  kind: OverrideKind,
  component: string,
  { version, hash }: KitSource,
): string => ways[kind].header(component, `${kitName} ${version} sha256:${hash}`);

/** A component whose source the project has copied. */
export interface CopiedComponent {
  readonly component: string;
  /** Version and hash of the kit at the time of the copy. */
  readonly version: string;
  readonly hash: string;
  /** Folder of the copy, from the root of the project. */
  readonly folder: string;
  /** Name and first line of the main file (the line names the replaced component). */
  readonly main: string;
  /** The text of that file without the first line. */
  withoutHeader(text: string): string;
}

const withoutHeader = (text: string): string =>
  text.replace(new RegExp(`${ways.eject.known.source}\\r?\\n?`, 'm'), '');

/** Components whose source the project has copied. */
export const copiedComponents = (root: string): CopiedComponent[] =>
  globSync('overrides/*/*.tsx', { cwd: root })
    .toSorted()
    .flatMap((path): CopiedComponent[] => {
      const text = readFileSync(join(root, path), 'utf8').replaceAll('\r\n', '\n');
      const [, component, version, hash] = ways.eject.known.exec(text) ?? [];
      if (component === undefined || version === undefined || hash === undefined) return [];
      const [folder, main] = [dirname(path).replaceAll('\\', '/'), basename(path)];
      return [{ component, version, hash, folder, main, withoutHeader }];
    });

/** Path of the stored original; not a source file, so that no tool formats it. */
const originalOf = (root: string, folder: string): string => join(root, folder, '.original.json');

/** The stored original of a copied component; `undefined` if it is not stored. */
export function readOriginal(
  root: string,
  folder: string,
): ReadonlyMap<string, string> | undefined {
  const path = originalOf(root, folder);
  if (!existsSync(path)) return undefined;
  return new Map(Object.entries(JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>));
}

/** Stores the original source of a copied component, for a later merge. */
export const writeOriginal = (
  root: string,
  folder: string,
  files: ReadonlyMap<string, string>,
): void =>
  writeFileSync(
    originalOf(root, folder),
    `${JSON.stringify(Object.fromEntries(files), null, 2)}\n`,
  );

/** Files of the project that override a component which has changed since. */
export function driftOf(
  root: string,
  readSource: (component: string, kind: OverrideKind) => KitSource = (component, kind) =>
    kitSource(root, component, kind),
): BrandProblem[] {
  if (!existsSync(join(root, 'overrides'))) return [];
  return globSync('overrides/**/*.tsx', { cwd: root })
    .toSorted()
    .flatMap((path): BrandProblem[] => {
      const text = readFileSync(join(root, path), 'utf8');
      for (const kind of Object.keys(ways) as OverrideKind[]) {
        const { known, drift, advice } = ways[kind];
        const [, component, version, hash] = known.exec(text) ?? [];
        if (component === undefined) continue;
        const now = readSource(component, kind);
        if (now.hash === hash) return [];
        return [
          {
            code: drift,
            path: path.replaceAll('\\', '/'),
            message: `${component} has changed between ${version} and ${now.version}.`,
            fix: advice(component, headerOf(kind, component, now)),
          },
        ];
      }
      return [];
    });
}
