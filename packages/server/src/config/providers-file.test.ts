import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readProvidersFile } from './providers-file.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lobi-providers-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const game = {
  id: 'coin',
  title: 'Coin',
  category: 'casino',
  path: '/coin',
  minimumStake: '1000',
  maximumStake: '5000',
};
const provider = {
  code: 'sample',
  name: 'Sample Studio',
  origin: 'https://games.example.com',
  secret: 'long enough to be one',
  games: [game],
};

function write(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

const read = (...providers: object[]) => readProvidersFile(write('providers.json', { providers }));

describe('the providers file', () => {
  it('the providers file registers providers with their inline catalogue', () => {
    expect(read(provider)).toEqual([provider]);
  });

  it('the providers file may refer to a separate catalogue file, relative to itself', () => {
    write('games.json', [game]);
    expect(read({ ...provider, games: 'games.json' })).toEqual([provider]);
  });

  it.each([
    ['origin', { origin: 'http://games.example.com' }],
    ['origin', { origin: 'https://games.example.com/path' }],
    ['code', { code: 'Not A Code' }],
    ['secret', { secret: 'short' }],
    ['0.category', { games: [{ ...game, category: 'lottery' }] }],
    ['0.path', { games: [{ ...game, path: '//evil.example/coin' }] }],
    ['0.minimumStake', { games: [{ ...game, minimumStake: '-1' }] }],
    ['names a game twice', { games: [game, game] }],
  ])('an invalid providers file is rejected with its faulty field: %s', (what, fault) => {
    expect(() => read({ ...provider, ...fault })).toThrow(what);
  });

  it('a providers file that is missing or not JSON is rejected with its name', () => {
    expect(() => readProvidersFile(join(folder, 'missing.json'))).toThrow('missing.json');
    expect(() => readProvidersFile(write('half.json', '{"providers":'))).toThrow('half.json');
    expect(() => read({ ...provider, games: 'nowhere.json' })).toThrow('nowhere.json');
  });
});
