import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { BrandProblem, ProblemCode } from '../config/problems.ts';

/** GameCard → game-card. */
export const kebab = (name: string): string =>
  name.replaceAll(/(?<!^)([A-Z])/g, '-$1').toLowerCase();

/** How a brand builds on a component of the kit: around it, or on a copy of its source. */
export type OverrideKind = 'wrap' | 'eject';

/** What differs between the two ways. */
interface Way {
  /** Files of the installed kit that a change is noticed in, as a pattern from its `dist`. */
  files(component: string): string;
  /** First line of the file; `kit` names version and hash. */
  header(component: string, kit: string): string;
  readonly known: RegExp;
  readonly drift: ProblemCode;
  /** Instructions after a change, before the first line is written again. */
  advice(component: string): string;
}

const kitName = '@lobi/ui';
const ways: Readonly<Record<OverrideKind, Way>> = {
  wrap: {
    files: (component) => `components/${kebab(component)}/*.js`,
    header: (component, kit) => `// wraps ${component} of ${kit}`,
    known: /^\/\/ wraps (\w+) of @lobi\/ui (\S+) sha256:([0-9a-f]{16})$/m,
    drift: 'LB602',
    advice: () => 'look at what it draws',
  },
  eject: {
    files: (component) => `sources/${component}/*`,
    header: (component, kit) => `// ${component} from ${kit}`,
    known: /^\/\/ (\w+) from @lobi\/ui (\S+) sha256:([0-9a-f]{16})$/m,
    drift: 'LB603',
    advice: (component) =>
      `compare your copy with node_modules/@lobi/ui/dist/sources/${component}, take over what you want`,
  },
};

/** A component of the installed kit: its version, and what its code comes to. */
export interface KitSource {
  readonly version: string;
  readonly hash: string;
}

/** The kit that a project has installed: its folder, and what it says of itself. */
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

/** Finds a component in the kit that the project has installed. Throws where there is no kit. */
export function kitSource(root: string, component: string, kind: OverrideKind): KitSource {
  const { folder, manifest } = installedKit(root);
  const hash = createHash('sha256');
  for (const file of filesOf(folder, component, kind)) {
    hash.update(file.split(/[\\/]/).at(-1) ?? '').update(readFileSync(join(folder, 'dist', file)));
  }
  return { version: manifest.version, hash: hash.digest('hex').slice(0, 16) };
}

/** Source of a component as it compiles in a project of its own, by the name of each file. */
export function sourceFiles(root: string, component: string): ReadonlyMap<string, string> {
  const { folder } = installedKit(root);
  return new Map(
    filesOf(folder, component, 'eject').map((file) => [
      file.split(/[\\/]/).at(-1) ?? '',
      readFileSync(join(folder, 'dist', file), 'utf8'),
    ]),
  );
}

/** First line of a file that builds on a component of the kit. */
export const headerOf = (
  kind: OverrideKind,
  component: string,
  { version, hash }: KitSource,
): string => ways[kind].header(component, `${kitName} ${version} sha256:${hash}`);

/** Files of the project that build on a component which has changed since. */
export function driftOf(
  root: string,
  sourceOf: (component: string, kind: OverrideKind) => KitSource = (component, kind) =>
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
        const now = sourceOf(component, kind);
        if (now.hash === hash) return [];
        return [
          {
            code: drift,
            path: path.replaceAll('\\', '/'),
            message: `${component} has changed between ${version} and ${now.version}.`,
            fix: `${advice(component)}, then write "${headerOf(kind, component, now)}" as its first line`,
          },
        ];
      }
      return [];
    });
}
