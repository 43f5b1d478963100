import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as lists from '@lobi/core/react/lists';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { codemods, moveNames, renameNames } from './codemods.ts';
import { runCli } from './run-cli.ts';
import { isUpTo } from './versions.ts';

const temporaryFolder = mkdtempSync(join(tmpdir(), 'lobi-codemods-'));
afterAll(() => rmSync(temporaryFolder, { recursive: true, force: true }));

let root = '';
let said = '';

beforeEach(() => {
  said = '';
  root = mkdtempSync(join(temporaryFolder, 'brand-'));
  const take = (text: string | Uint8Array) => ((said += String(text)), true);
  vi.spyOn(process.stdout, 'write').mockImplementation(take);
  vi.spyOn(process.stderr, 'write').mockImplementation(take);
  vi.spyOn(process, 'cwd').mockImplementation(() => root);
  return () => vi.restoreAllMocks();
});

function write(path: string, text: string): void {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
}
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** A page written for 0.4. */
const page = `import {
  useList,
  usePlatform,
  type ListController,
} from '@lobi/core/react';
export { useAction as useStep } from "@lobi/core/react";
import type { RowOf } from '@lobi/core/react'

export default function Page() {
  const list = useList('game.list', {});
  return list.status;
}
`;

const moved = `import { usePlatform } from '@lobi/core/react';
import { useList, type ListController } from '@lobi/core/react/lists';
export { useAction as useStep } from "@lobi/core/react/lists";
import type { RowOf } from '@lobi/core/react/lists'

export default function Page() {
  const list = useList('game.list', {});
  return list.status;
}
`;

describe('moveNames', () => {
  const change = moveNames({ from: 'kit', to: 'kit/lists', names: ['useList'] });

  it('moveNames does not change other imports and texts', () => {
    for (const text of [
      "import { useWallet } from 'kit';\n",
      "import { useList } from 'other';\n",
      'const words = "import { useList } from \'kit\'";\n',
    ]) {
      expect(change(text, 'page.tsx')).toEqual({ text, notes: [] });
    }
  });

  it('moveNames reports a namespace import or export', () => {
    for (const text of ["import * as kit from 'kit';\n", "export * from 'kit';\n"]) {
      const changed = change(text, 'page.ts');
      expect(changed.text).toBe(text);
      expect(changed.notes).toEqual(['takes everything of kit; some of it is in kit/lists now.']);
    }
  });

  it('moveNames reports a file that cannot be parsed, and does not change it', () => {
    const text = "import { useList from 'kit';\n";
    expect(change(text, 'page.ts')).toEqual({
      text,
      notes: ['cannot be read; kit is in it.'],
    });
  });
});

describe('renameNames', () => {
  const change = renameNames({ from: 'kit', names: { late: 'lazyWithRetry' } });

  it.each([
    [
      "import { late, useList } from 'kit';",
      "import { lazyWithRetry as late, useList } from 'kit';",
    ],
    ["import { late as slow } from 'kit';", "import { lazyWithRetry as slow } from 'kit';"],
    ["export { late } from 'kit';", "export { lazyWithRetry as late } from 'kit';"],
    ["import { late } from 'other';", "import { late } from 'other';"],
    ["import * as kit from 'kit';", "import * as kit from 'kit';"],
    [
      "import { lazyWithRetry as late } from 'kit';",
      "import { lazyWithRetry as late } from 'kit';",
    ],
  ])('renameNames changes %j to %j', (text, changed) => {
    expect(change(text, 'page.ts')).toEqual({ text: changed, notes: [] });
  });
});

describe('lobi upgrade', () => {
  beforeEach(() => {
    write('package.json', '{ "dependencies": { "@lobi/core": "^0.4.0" } }');
    write('pages/night.tsx', page);
    write('node_modules/other/index.ts', page);
    write('dist/page.js', page);
  });

  it('lobi upgrade applies the codemods of the release to the sources of the project', async () => {
    expect(await runCli(['upgrade', '--to', '0.5.0'])).toBe(0);
    expect(read('pages/night.tsx')).toBe(moved);
    expect(read('package.json')).toContain('"@lobi/core": "^0.5.0"');
    expect(said).toContain('0.5.0: lists, entities and actions come from @lobi/core/react/lists');
    expect(read('node_modules/other/index.ts')).toBe(page);
    expect(read('dist/page.js')).toBe(page);

    said = '';
    expect(await runCli(['upgrade', '--to', '0.5.0'])).toBe(0);
    expect(read('pages/night.tsx'), 'once is enough').toBe(moved);
    expect(said).toBe('All packages are up to date.\n');
  });

  it('lobi upgrade --dry-run shows the changes as a diff and writes nothing', async () => {
    expect(await runCli(['upgrade', '--to', '0.5.0', '--dry-run'])).toBe(0);
    expect(read('pages/night.tsx')).toBe(page);
    expect(read('package.json')).toContain('^0.4.0');
    expect(said).toMatch(/^--- a\/pages\/night\.tsx/m);
    expect(said).toMatch(
      /^\+import \{ useList, type ListController \} from '@lobi\/core\/react\/lists';/m,
    );
  });

  it('lobi upgrade to an earlier release does not change the sources', async () => {
    expect(await runCli(['upgrade', '--to', '0.4.9'])).toBe(0);
    expect(read('pages/night.tsx')).toBe(page);
  });
});

describe('codemods', () => {
  it('codemods are in the order of their releases', () => {
    const versions = codemods.map(({ version }) => version);
    expect(versions.toSorted((a, b) => (isUpTo(a, b) ? -1 : 1))).toEqual(versions);
  });

  it.each([
    ['core', 'games', ['follows', 'HouseGame', 'houseGames', 'keepsPromise', 'takeMines']],
    ['core', 'rules', ['isAtDesk', 'mayTakeOut']],
    ['core', 'testing', ['addHouseGames', 'addHouseJackpots', 'takePlay']],
    ['ui', 'index', ['late', 'LoadLate']],
  ])('the codemods of %s rename to names that its entry %s exports', (kit, entry, former) => {
    const report = new URL(`../../../${kit}/etc/${entry}.api.md`, import.meta.url);
    const exported = readFileSync(report, 'utf8');
    const from = entry === 'index' ? `@lobi/${kit}` : `@lobi/${kit}/${entry}`;
    for (const name of former) {
      const text = `import { ${name} } from '${from}';`;
      const changed = codemods.reduce((before, mod) => mod.change(before, 'a.ts').text, text);
      const [, renamed = name] = /\{ (\w+) as/.exec(changed) ?? [];
      expect(exported).toMatch(new RegExp(`export (const|function|interface|type) ${renamed}\\b`));
      expect(exported).not.toMatch(new RegExp(`export (const|function|interface|type) ${name}\\b`));
    }
  });

  it('the codemod of lists moves every hook that has moved', () => {
    const [mod] = codemods;
    const added = ['useAnswer', 'useRequest'];
    for (const name of Object.keys(lists).filter((hook) => !added.includes(hook))) {
      const changed = mod?.change(`import { ${name} } from '@lobi/core/react';\n`, 'a.ts');
      expect(changed?.text).toBe(`import { ${name} } from '@lobi/core/react/lists';\n`);
    }
  });
});
