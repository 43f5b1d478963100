import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import {
  changedSince,
  changesEveryPicture,
  distancesFrom,
  nearest,
  readImporters,
} from '../../tools/visual/touched.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

describe('files affected by a change', () => {
  it('a change of Button affects its own story first, then those of components that use it', async () => {
    const stories = 'packages/ui/src/{primitives/{button,divider},components/dialog}/*.stories.tsx';
    const importers = await readImporters(root, stories);
    const distances = distancesFrom(importers, ['packages/ui/src/primitives/button/button.tsx']);
    const of = (path: string) => distances.get(`packages/ui/src/${path}.stories.tsx`) ?? Infinity;
    expect(of('primitives/button/button')).toBe(1);
    expect(of('components/dialog/confirm-dialog')).toBeLessThan(Infinity);
    expect(of('primitives/divider/divider')).toBe(Infinity);
  });

  it('distances count imports along the shortest path, and terminate in cycles', () => {
    const importers = new Map([
      ['a', ['b', 'c']],
      ['b', ['story']],
      ['c', ['a', 'b']],
    ]);
    expect(Object.fromEntries(distancesFrom(importers, ['a']))).toEqual({
      a: 0,
      b: 1,
      c: 1,
      story: 2,
    });
  });
});

describe('changes that no story imports', () => {
  it.each(['.storybook/preview.tsx', 'tools/visual/take-pictures.mjs', 'tools/fonts/fonts.conf'])(
    'a change of %s affects every picture',
    (file) => {
      expect(changesEveryPicture(['docs/security.md', file])).toBe(true);
    },
  );

  it('changes of other files affect only what imports them', () => {
    const files = ['tools/visual.mjs', 'packages/ui/src/index.ts', 'tests/visual/README.md'];
    expect(changesEveryPicture(files)).toBe(false);
  });
});

describe('files changed since', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lobi-touched-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const git = (...options: string[]) => execFileSync('git', options, { cwd: folder });
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  const commit = (file: string) => {
    write(file, file);
    git('add', '.');
    git('commit', '--quiet', '--message', `test: write ${file}`);
  };

  it('changes are counted from the last commit of baselines, including uncommitted ones', () => {
    expect(changedSince(folder)).toBeUndefined();
    git('init', '--quiet');
    git('config', 'user.name', 'Designer');
    git('config', 'user.email', 'designer@example.test');
    commit('before.ts');
    expect(changedSince(folder)).toBeUndefined();
    commit('tests/visual/baselines/a.png');
    commit('after.ts');
    write('before.ts', 'changed');
    write('new.ts', 'new');
    expect(changedSince(folder)?.toSorted()).toEqual(['after.ts', 'before.ts', 'new.ts']);
    expect(changedSince(folder, 'HEAD')?.toSorted()).toEqual(['before.ts', 'new.ts']);
  });
});

describe('pictures that a change most probably affects', () => {
  const shotOf = (id: string) => ({ id, title: id, name: 'Matrix', mode: 'dark' });
  const distances: Readonly<Record<string, number>> = { near: 1, far1: 3, far2: 3, far3: 3 };
  const shots = ['far1', 'far2', 'far3', 'near', 'elsewhere'].map(shotOf);
  const chosen = (limit: number, day: number) =>
    nearest(shots, ({ id }) => distances[id], limit, day).map(({ id }) => id);

  it('the nearest pictures come first, and unaffected ones are omitted', () => {
    expect(chosen(9, 0)).toEqual(['near', 'far1', 'far2', 'far3']);
    expect(chosen(1, 5)).toEqual(['near']);
  });

  it('equally near pictures alternate by day, so that all are covered within days', () => {
    const seen = [0, 1, 2].flatMap((day) => chosen(2, day));
    expect(new Set(seen)).toEqual(new Set(['near', 'far1', 'far2', 'far3']));
  });
});
