import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { protectionRows, type Proof } from './rows.ts';

const root = join(import.meta.dirname, '../..');
const last = 40;

/** Whitespace as one space, so that it does not matter how a call is broken into lines. */
const flat = (text: string): string => text.replaceAll(/\s+/g, ' ');

/** How a title is written in a file, by any of its quotes. */
const quoted = (title: string): readonly string[] => [
  `'${title.replaceAll("'", "\\'")}'`,
  `"${title}"`,
  `\`${title}\``,
];

/** Calls that run a test; anything between, as the values of `each`, is in brackets. */
const runs = /\b(?:it|test)(?:\.(?:each|for)(?:<[^(]*>)?\(.*?\))? ?\( ?$/s;

/** Does a test of that name exist which is run: neither skipped nor a plan? */
function isProven({ file, test }: Proof, source: string): boolean {
  if (!/\.(test|spec)\.tsx?$/.test(file)) return false;
  const text = flat(source);
  return quoted(test).some((title) => {
    const at = text.indexOf(`${title},`);
    if (at < 0) return false;
    const before = text.slice(0, at);
    const from = Math.max(
      before.lastIndexOf(' it('),
      before.lastIndexOf(' test('),
      before.lastIndexOf(' it.'),
      before.lastIndexOf(' test.'),
    );
    const call = before.slice(from + 1);
    return runs.test(call) && !/\.(skip|todo|fails|skipIf|runIf)\b/.test(call);
  });
}

describe('the list of player protection', () => {
  it('the list of player protection has each of its rows once, in order', () => {
    expect(protectionRows.map(({ row }) => row)).toEqual(
      Array.from({ length: last }, (_, index) => index + 1),
    );
  });

  it.each(protectionRows)('row $row is proven by tests: $what', ({ proofs }) => {
    expect(proofs.length).toBeGreaterThan(0);
    const missing = proofs.filter((proof) => {
      const path = join(root, proof.file);
      return !existsSync(path) || !isProven(proof, readFileSync(path, 'utf8'));
    });
    expect(missing).toEqual([]);
  });

  it('a row that does less than its source requires says so in a sentence', () => {
    for (const { otherwise } of protectionRows) {
      if (otherwise !== undefined) expect(otherwise).toMatch(/^[A-Z].{20,}\.$/);
    }
  });
});

describe('a proof', () => {
  const proof = { file: 'one.test.ts', test: 'keeps its word' };
  it.each([
    ["  it('keeps its word', () => {", true],
    ['  it("keeps its word", () => {', true],
    ["  it.each([1, 2])(\n    'keeps its word',\n    () => {", true],
    ["  it.skip('keeps its word', () => {", false],
    ["  it.todo('keeps its word', () => {", false],
    ["  // it is said: 'keeps its word', and nothing runs", false],
    ["  it('keeps another word', () => {", false],
  ])('%j counts: %s', (source, counts) => {
    expect(isProven(proof, ` ${source}`)).toBe(counts);
  });

  it('a proof is in a file that is run', () => {
    expect(isProven({ ...proof, file: 'one.ts' }, " it('keeps its word', () => {")).toBe(false);
  });
});
