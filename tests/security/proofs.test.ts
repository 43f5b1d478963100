import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');

interface Proof {
  readonly promise: string;
  readonly file: string;
  readonly title: string;
}

/** Rows of the tables of the page: promise, what is held, and the file with a title in it. */
const proofs: readonly Proof[] = [
  ...read('docs/security.md').matchAll(/^\| (\w+)\s*\| .+? \| `([^`]+)`: (.+?)\s*\|$/gm),
].map(([, promise = '', file = '', title = '']) => ({ promise, file, title }));

const upTo = (letter: string, last: number) =>
  Array.from({ length: last }, (_, n) => `${letter}${n + 1}`);

describe('every promise of security and resilience', () => {
  it.each(proofs)('$promise is proved by $file: $title', ({ file, title }) => {
    expect(existsSync(join(root, file))).toBe(true);
    expect(read(file)).toContain(title);
  });

  it('has its proof', () => {
    const proved = new Set(proofs.map(({ promise }) => promise));
    const promised = [...upTo('S', 14), ...upTo('F', 12), 'R3', 'R4', 'R6', 'R7', 'R9', 'Q2'];
    expect(promised.filter((promise) => !proved.has(promise))).toEqual([]);
  });

  it('is held by every file of this folder', () => {
    const named = new Set(proofs.map(({ file }) => file));
    const files = import.meta.glob('./*.test.ts');
    const here = Object.keys(files).map((path) => path.replace('./', 'tests/security/'));
    expect(here.filter((file) => !named.has(file))).toEqual([]);
  });
});
