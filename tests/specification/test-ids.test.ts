import { describe, expect, it } from 'vitest';
import { mutants } from '../mutants/mutants.ts';
import { protectionRows } from '../protection/rows.ts';
import { promises } from '../security/promises.ts';
import { addTest, knownTests, testOf, type KnownTest } from '../test-ids.ts';
import { findIds } from '../../tools/words/find-titles.mjs';
import { clauses } from './clauses.ts';
import { invariants } from './invariants.ts';

/** Ids of tests that something refers to. */
const referredTo = new Set([
  ...mutants.map(({ test }) => test),
  ...[...clauses, ...invariants, ...protectionRows].flatMap(({ proofs }) => proofs),
  ...promises.map(([, , test]) => test),
]);

describe('ids of tests', () => {
  it('the tests have every id that a mutant, clause, invariant, promise or row names', () => {
    expect([...referredTo].filter((id) => !knownTests().has(id))).toEqual([]);
  });

  it('each id is referred to', () => {
    expect([...knownTests().keys()].filter((id) => !referredTo.has(id))).toEqual([]);
  });

  it('testOf throws for an unknown id', () => {
    expect(() => testOf('no-such-test')).toThrow('No test has the id no-such-test.');
  });

  it.each<readonly [fault: string, second: Partial<KnownTest>, message: string]>([
    ['that another test has', {}, 'b.test.ts:2 and a.test.ts:1 both have the id a-b.'],
    ['of one word', { id: 'a' }, 'b.test.ts:2 The id "a" is not two words'],
    ['in capitals', { id: 'A-B' }, 'b.test.ts:2 The id "A-B" is not two words'],
    ['above no title', { id: 'a-c', title: '' }, 'b.test.ts:2 The id a-c does not stand above'],
  ])('an id %s is rejected with a sentence', (_, second, message) => {
    const first = { id: 'a-b', file: 'a.test.ts', line: 1, title: 'adds' };
    const found = new Map([[first.id, first]]);
    expect(() => addTest(found, { ...first, file: 'b.test.ts', line: 2, ...second })).toThrow(
      message,
    );
  });
});

describe('findIds', () => {
  it.each([
    ['a test', "it('adds', () => {});", 'adds'],
    ['a table of tests', "it.each([['one', 1]])('adds %s', () => {});", 'adds %s'],
    ['a group', "describe.each(rows)('a sum of %s', () => {});", 'a sum of %s'],
    ['a step', "await test.step('adds', async () => {});", 'adds'],
    ['a title that is put together', 'test(`${name} adds ${amount}`, () => {});', '… adds …'],
    ['a row of cases', "const rows = [\n  // id: sum-adds\n  ['one', 1],\n];", 'one'],
    ['a property', '({\n  // id: sum-adds\n  adds: () => `${name} adds`,\n});', '… adds'],
    ['what has no title', 'const sum = 1 + 1;', ''],
  ])('findIds finds the title of %s', (_, code, title) => {
    const mark = '// id: sum-adds\n';
    const text = code.includes(mark) ? code : `${mark}${code}`;
    expect(findIds('sum.test.ts', text)).toMatchObject([{ id: 'sum-adds', title }]);
  });
});
