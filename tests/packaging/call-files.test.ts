import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { apiTable } from '@lobi/core/contract';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const names = new Set(Object.keys(apiTable));

/** Folders in which every call has one entry. */
const folders = [
  'packages/core/src/contract/api',
  'packages/core/src/testing/fake-backend/handlers',
  'packages/server/src/http/handlers',
];

/** Text of each file of a folder by the file's name. */
type Folder = Readonly<Record<string, string>>;

const readFolder = (folder: string): Folder =>
  Object.fromEntries(
    globSync(`${folder}/*.ts`, { cwd: root }).map((file) => [
      basename(file, '.ts'),
      readFileSync(join(root, file), 'utf8'),
    ]),
  );

/** Calls with an entry in a text: `'bet.place': …` or `'bet.place'(…)`. */
const callsIn = (text: string): string[] =>
  [...text.matchAll(/^\s*(?:async )?'([a-z.-]+)'[:(]/gm)]
    .map(([, name = '']) => name)
    .filter((name) => names.has(name));

/** A file is named after the prefix of its calls, or its plural. */
const belongsIn = (file: string, call: string): boolean => {
  const [word] = call.split('.');
  return file === word || file === `${word}s`;
};

const misplaced = (folder: Folder): string[] =>
  Object.entries(folder).flatMap(([file, text]) =>
    callsIn(text)
      .filter((call) => !belongsIn(file, call))
      .map((call) => `${call} in ${file}`),
  );

describe.each(folders)('calls in %s', (folder) => {
  const files = readFolder(folder);

  it('every call has exactly one entry in the folder', () => {
    expect(Object.values(files).flatMap(callsIn).sort()).toEqual([...names].sort());
  });

  it('each file contains the calls of one prefix, which is its name', () => {
    expect(misplaced(files)).toEqual([]);
  });

  it('the check finds a call that is planted in the file of another prefix', () => {
    const planted = `${files['bets']}\n  'round.open': () => undefined,\n`;
    expect(misplaced({ ...files, bets: planted })).toEqual(['round.open in bets']);
  });
});
