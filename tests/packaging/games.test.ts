import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameManifests, gameNames, type GameName } from '@lobi/core/games';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const some = (pattern: string): string[] => globSync(pattern, { cwd: root });

const languages = ['id', 'en', 'es', 'zh-hans'];

/** Parts that no type requires; other missing parts are compile errors. */
const parts: Readonly<Record<string, (name: GameName) => readonly string[]>> = {
  'a manifest': (name) => some(`packages/core/src/games/${name}/${name}.manifest.ts`),
  'tests of its rules': (name) => some(`packages/core/src/games/${name}/*.test.ts`),
  'a stage': (name) => some(`packages/ui/src/games/${name}/**/*-{stage,view}.tsx`),
  'stories of its stage': (name) => some(`packages/ui/src/games/${name}/**/*.stories.tsx`),
  'tests of its stage': (name) => some(`packages/ui/src/games/${name}/**/*.test.{ts,tsx}`),
  'a module': (name) => some(`packages/app/src/games/${name}/${name}.module.ts`),
};

describe.each(gameNames)('the game %s', (name) => {
  it.each(Object.entries(parts))('the folder of a game has %s', (_, find) => {
    expect(find(name)).not.toEqual([]);
  });

  it('texts of a game exist in every language of the kit', () => {
    const paths = languages.map((language) => `packages/ui/src/messages/${language}/${name}.ts`);
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it('a story shows the screen of a game', () => {
    expect(read('packages/app/src/screens/games.stories.tsx')).toContain(`game('${name}')`);
  });

  it('the documentation lists the titles of a game', () => {
    const page = read('docs/games.md');
    const titles = gameManifests[name].titles.map(([, title]) => title);
    expect(titles.filter((title) => !page.includes(`| ${title} `))).toEqual([]);
  });
});
