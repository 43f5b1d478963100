import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { testOf } from '../test-ids.ts';
import { protectionRows } from './rows.ts';

const root = join(import.meta.dirname, '../..');
const last = 40;

/** Whether the line below an id begins a test that runs. */
const runs = (line: string): boolean =>
  /^\s*(it|test)\b/.test(line) && !/\.(skip|todo|fails|skipIf|runIf)\b/.test(line);

/** Returns the line below an id. */
function lineOf(id: string): string {
  const { file, line } = testOf(id);
  return readFileSync(join(root, file), 'utf8').split('\n')[line] ?? '';
}

describe('the list of player protection', () => {
  it('the list of player protection has each row once, in order', () => {
    expect(protectionRows.map(({ row }) => row)).toEqual(
      Array.from({ length: last }, (_, index) => index + 1),
    );
  });

  it.each(protectionRows)('row $row is proven by tests: $what', ({ proofs }) => {
    expect(proofs.length).toBeGreaterThan(0);
    expect(proofs.filter((id) => !runs(lineOf(id)))).toEqual([]);
  });

  it('a row that does less than its source requires says so in a sentence', () => {
    for (const { otherwise } of protectionRows) {
      if (otherwise !== undefined) expect(otherwise).toMatch(/^[A-Z].{20,}\.$/);
    }
  });
});

describe('proofs', () => {
  it.each([
    ["  it('rejects a bet', () => {", true],
    ['  it.each([1, 2])(', true],
    ["  test('rejects a bet', async () => {", true],
    ["  it.skip('rejects a bet', () => {", false],
    ["  it.todo('rejects a bet');", false],
    ["  describe('a bet', () => {", false],
    ['  expect(code).toBe(expected);', false],
  ])('the line %j counts as a proof: %s', (line, counts) => {
    expect(runs(line)).toBe(counts);
  });
});
