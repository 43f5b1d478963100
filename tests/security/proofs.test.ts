import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readPromises } from '../mutants/promise-rows.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const proofs = readPromises();

const upTo = (letter: string, last: number) =>
  Array.from({ length: last }, (_, n) => `${letter}${n + 1}`);

describe('every promise of security and resilience', () => {
  it.each(proofs)('$promise is proved by $test: $title', ({ test, title }) => {
    expect(existsSync(join(root, test))).toBe(true);
    expect(read(test)).toContain(title);
  });

  it('every promise has its proof', () => {
    const proved = new Set(proofs.map(({ promise }) => promise));
    const promised = [...upTo('S', 14), ...upTo('F', 12), 'R3', 'R4', 'R6', 'R7', 'R9', 'Q2'];
    expect(promised.filter((promise) => !proved.has(promise))).toEqual([]);
  });

  it('every file of tests/security proves a promise', () => {
    const named = new Set(proofs.map(({ test }) => test));
    const files = import.meta.glob('./*.test.ts');
    const here = Object.keys(files).map((path) => path.replace('./', 'tests/security/'));
    expect(here.filter((file) => !named.has(file))).toEqual([]);
  });
});
