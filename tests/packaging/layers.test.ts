import { execFile } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Files that break one rule each: path, source, name of the rule. */
const violations: [path: string, source: string, rule: string][] = [
  [
    'packages/formats/src/amounts.ts',
    `import { core } from '@lobi/core'; export const amounts = core;`,
    'formats imports no other package',
  ],
  [
    'packages/core/src/machines/auth/auth.machine.ts',
    `import axios from 'axios'; export const auth = axios;`,
    'machines have no side effects',
  ],
  [
    'packages/core/src/machines/bet/bet.machine.ts',
    `import { api } from '../../api/api.ts'; export const bet = api;`,
    'core/machines: only lower layers',
  ],
  [
    'packages/core/src/contract/clock.ts',
    `import { api } from '../api/api.ts'; export const clock = api;`,
    'core/contract: only lower layers',
  ],
  [
    'packages/core/src/contract/dates.ts',
    `import { format } from 'date-fns'; export const dates = format;`,
    'contract imports only zod',
  ],
  [
    'packages/core/src/client/use-client.ts',
    `import { useState } from 'react'; export const useClient = useState;`,
    'react only in core/react',
  ],
  [
    'packages/core/src/client/kit.ts',
    `import { button } from '@lobi/ui'; export const kit = button;`,
    'core imports no other package',
  ],
  [
    'packages/core/src/routes/everything.ts',
    `import { core } from '../index.ts'; export const everything = core;`,
    'packages/core/src/index.ts: imported only from outside',
  ],
  [
    'packages/ui/src/views/lobby.ts',
    `import type { Api } from '@lobi/core'; export type Lobby = Api;`,
    'ui imports no other package',
  ],
  [
    'packages/ui/src/components/fetching.ts',
    `import axios from 'axios'; export const fetching = axios;`,
    'no data libraries in ui',
  ],
  [
    'packages/ui/src/primitives/shell.ts',
    `import { shell } from '../layouts/shell.ts'; export const primitive = shell;`,
    'ui/primitives: only lower layers',
  ],
  [
    'packages/ui/src/games/arena.ts',
    `import { view } from '../views/view.ts'; export const arena = view;`,
    'ui/games: only lower layers',
  ],
  [
    'packages/server/src/http/routes.ts',
    `import { core } from '@lobi/core'; export const routes = core;`,
    'server imports only contract, rules, locales, games and policy of core',
  ],
  [
    'packages/server/src/domain/postings.ts',
    `import { store } from '../store/store.ts'; export const postings = store;`,
    'server/domain: only lower layers',
  ],
  [
    'packages/app/src/config/brand.ts',
    `import { router } from '../router/router.ts'; export const brand = router;`,
    'app/config: only lower layers',
  ],
  [
    'packages/app/src/screens/login.ts',
    `import { server } from '@lobi/server'; export const login = server;`,
    'app imports core and ui only',
  ],
  [
    'packages/app/src/games/tested.ts',
    `import { subject } from './round.test.ts'; export const tested = subject;`,
    'no module imports a test or a story',
  ],
  [
    'packages/ui/src/layouts/left.ts',
    `import { right } from './right.ts'; export const left = right;`,
    'no cycles',
  ],
];

/** Files that follow the rules, which the violations import. */
const lawfulFiles: [path: string, source: string][] = [
  ['packages/core/src/contract/money.ts', `export const money = 1n;`],
  ['packages/core/src/api/api.ts', `export const api = 1; export type Api = typeof api;`],
  [
    'packages/core/src/index.ts',
    `export { api as core, type Api } from './api/api.ts'; export { money } from './contract/money.ts';`,
  ],
  ['packages/core/src/contract/index.ts', `export { money } from './money.ts';`],
  ['packages/ui/src/index.ts', `export { button } from './primitives/button.ts';`],
  ['packages/ui/src/primitives/button.ts', `export const button = 1;`],
  ['packages/ui/src/layouts/shell.ts', `export const shell = 1;`],
  ['packages/ui/src/layouts/right.ts', `import './left.ts'; export const right = 1;`],
  ['packages/ui/src/views/view.ts', `export const view = 1;`],
  ['packages/server/src/index.ts', `export const server = 1;`],
  [
    'packages/server/src/store/store.ts',
    `import { money } from '@lobi/core/contract'; export const store = money;`,
  ],
  [
    'packages/app/src/router/router.ts',
    `import { core } from '@lobi/core'; import { button } from '@lobi/ui'; export const router = [core, button];`,
  ],
  ['packages/app/src/games/round.test.ts', `export const subject = 1;`],
];

const plantedPackages = ['formats', 'core', 'ui', 'server', 'app'];

/** One or several path patterns. */
type Pattern = string | readonly string[] | undefined;

interface Rule {
  readonly name: string;
  readonly from: { readonly path?: Pattern; readonly pathNot?: Pattern };
  readonly to: { readonly path?: Pattern };
}

const { forbidden } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as {
  readonly forbidden: readonly Rule[];
};

const sources = globSync('{packages/*/src,tests,.storybook}/**/*.{ts,tsx}', { cwd: root });
const fits = (path: string, pattern: Pattern, byDefault: boolean): boolean =>
  pattern === undefined ? byDefault : [pattern].flat().some((each) => new RegExp(each).test(path));

/** Folders and files whose import a rule forbids, as written in the rule. */
const targetsOf = ({ to }: Rule): string[] =>
  [to.path ?? []].flat().flatMap((pattern) => {
    const layers = /^\^(packages\/[a-z]+\/src)\/\(([^()]+)\)\/$/.exec(pattern);
    if (layers) return (layers[2] ?? '').split('|').map((name) => `^${layers[1]}/${name}/`);
    return /^\^packages\/[^|()]+$/.test(pattern) ? [pattern] : [];
  });

describe('a layer rule', () => {
  it.each(forbidden.map((rule) => [rule.name, rule] as const))(
    'the layer rule %s matches a file',
    (_, rule) => {
      const { path, pathNot } = rule.from;
      const from = sources.filter((file) => fits(file, path, true) && !fits(file, pathNot, false));
      expect(from).not.toEqual([]);
      const isEmpty = (target: string) => !sources.some((file) => new RegExp(target).test(file));
      expect(targetsOf(rule).filter(isEmpty)).toEqual([]);
    },
  );

  it('every folder of a package has a layer', () => {
    const layered = forbidden.flatMap((rule) => [rule.from.path ?? [], targetsOf(rule)].flat());
    const folders = new Set(
      sources.flatMap((file) => /^packages\/[a-z]+\/src\/[^/]+\//.exec(file)?.[0] ?? []),
    );
    expect([...folders].filter((folder) => !layered.includes(`^${folder}`))).toEqual([]);
  });
});

describe('the layer rules', () => {
  let folder: string;

  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'lobi-layers-'));
    for (const file of ['.dependency-cruiser.cjs', 'tsconfig.base.json']) {
      cpSync(join(root, file), join(folder, file));
    }
    for (const [path, source] of [...lawfulFiles, ...violations]) write(path, source);
    mkdirSync(join(folder, 'node_modules/@lobi'), { recursive: true });
    for (const name of plantedPackages) {
      cpSync(
        join(root, 'packages', name, 'package.json'),
        join(folder, 'packages', name, 'package.json'),
      );
      symlinkSync(join(folder, 'packages', name), join(folder, 'node_modules/@lobi', name));
    }
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('the layer rules report every planted violation and nothing else', async () => {
    const command = join(root, 'node_modules/.bin/depcruise');
    const options = ['packages', '--config', '.dependency-cruiser.cjs', '--output-type', 'json'];
    const { stdout } = await promisify(execFile)(command, options, {
      cwd: folder,
      maxBuffer: 32 * 1024 * 1024,
    }).catch((error: { stdout: string }) => error);

    const report = JSON.parse(stdout) as {
      summary: { violations: { from: string; rule: { name: string } }[] };
    };
    const found = report.summary.violations.map(({ from, rule }) => `${rule.name} ← ${from}`);
    const planted = violations.map(([path, , rule]) => `${rule} ← ${path}`);
    expect([...new Set(found)].sort()).toEqual(planted.sort());
  });
});
