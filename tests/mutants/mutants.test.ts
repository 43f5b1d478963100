import { describe, expect, it } from 'vitest';
import { promises } from '../security/promises.ts';
import { clauses } from '../specification/clauses.ts';
import { brandKeys } from '../specification/brand-reference.ts';
import { rowOf, withoutEffect } from './brand-mutants.ts';
import { groupsOf, readChoice, sampleOf } from './choose-mutants.ts';
import { clauseMutants } from './clauses/index.ts';
import { fileOf, patternOfTitle, type Mutant } from './mutant.ts';
import { mutants, occurrences } from './mutants.ts';
import { promiseMutants } from './promises/index.ts';
import { tableMutants } from './table-mutants.ts';

describe('the table of mutants', () => {
  it('the table names each mutant once', () => {
    const ids = mutants.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(mutants)(
    'the text that the mutant $id alters occurs once in its file',
    ({ edits, relies }) => {
      for (const edit of edits) {
        expect({ ...edit, times: occurrences(edit) }).toMatchObject({ times: 1 });
        expect(edit.replacement).not.toBe(edit.text);
      }
      if (relies) expect(occurrences(relies)).toBe(1);
    },
  );
});

describe('the pattern of a test', () => {
  it('the pattern of a test matches the titles that a table makes', () => {
    const pattern = new RegExp(patternOfTitle('$name as %s costs 5 (a.b) …'));
    expect('auth.check as guest costs 5 (a.b) today').toMatch(pattern);
    expect('auth.check as guest costs 5 (axb) today').not.toMatch(pattern);
  });

  it('the pattern of a test matches only the cases that are given', () => {
    const pattern = new RegExp(patternOfTitle('%s by %s, twice', ['a (bet)', 'player']));
    expect('a (bet) of 5 by player 1, twice').toMatch(pattern);
    expect('a (bet) of 5 by agent, twice').not.toMatch(pattern);
    expect('a win by player, twice').not.toMatch(pattern);
  });

  it('the pattern of a group matches only the test that is given', () => {
    const pattern = new RegExp(patternOfTitle('after a sleep', ['a laptop']));
    expect('after a sleep a laptop').toMatch(pattern);
    expect('after a sleep a phone').not.toMatch(pattern);
  });
});

describe('the choice of a run', () => {
  it('the choice of a run accepts ids and prefixes of ids, and is everything without either', () => {
    const idsOf = (...args: string[]) =>
      groupsOf(mutants, readChoice(args)).flatMap((group) => group.map(({ id }) => id));
    expect(idsOf('M3', 'M4')).toEqual(['M3', 'M4']);
    expect(idsOf('A1-*').length).toBeGreaterThan(5);
    expect(idsOf().length).toBe(mutants.length);
  });

  it('each mutant is in exactly one part, together with the others of its test', () => {
    const parts = ['1/3', '2/3', '3/3'].map((part) =>
      groupsOf(mutants, readChoice([`--part=${part}`])).flat(),
    );
    expect(parts.flat().length).toBe(mutants.length);
    expect(new Set(parts.flat()).size).toBe(mutants.length);
    const filesOf = (part: readonly Mutant[]) =>
      new Set(part.map((mutant) => `${fileOf(mutant)} ${mutant.device}`)).size;
    expect(parts.reduce((sum, part) => sum + filesOf(part), 0)).toBe(filesOf(mutants));
  });

  it('the samples of eight days contain all cheap mutants', () => {
    const days = Array.from({ length: 8 }, (_, day) => sampleOf(mutants, 20_000 + day));
    for (const day of days) expect(day.length).toBeGreaterThan(10);
    expect(days.flat().length).toBe(new Set(days.flat()).size);
    expect(days.flat()).toContain(byId.get('required-id'));
  });

  it.each(['--part=0/2', '--part=3/2', '--part=1', '--all'])(
    'the choice of a run rejects %s',
    (option) => {
      expect(() => readChoice([option])).toThrow(option);
    },
  );
});

const byId: ReadonlyMap<string, Mutant> = new Map(mutants.map((mutant) => [mutant.id, mutant]));

/** Returns whether the test that kills the mutant is among the proofs of a row. */
const isProvedBy = (id: string, proofs: readonly string[]): boolean =>
  proofs.includes(byId.get(id)?.test ?? '');

describe.each([
  ['clause of the specification', clauses, [...clauseMutants, ...tableMutants]],
] as const)('every %s', (_, rows, own) => {
  it('every clause has a mutant', () => {
    expect(rows.filter((row) => row.mutants.length === 0).map(({ text }) => text)).toEqual([]);
  });

  it('every clause names beside each mutant the test that fails on it', () => {
    const unproved = rows.flatMap(({ text, proofs, mutants: ids }) =>
      ids.filter((id) => !isProvedBy(id, proofs)).map((id) => `${id}: ${text}`),
    );
    expect(unproved).toEqual([]);
  });

  it('the clauses name every mutant that was made for one', () => {
    const named = new Set(rows.flatMap(({ mutants: ids }) => ids));
    expect(own.filter(({ id }) => !named.has(id)).map(({ id }) => id)).toEqual([]);
  });
});

describe('every mutant of a promise of security', () => {
  it.each(promiseMutants)('the mutant $id is killed by a test of its promise', ({ id, test }) => {
    const tests = promises
      .filter(([promise]) => promise === id.split('-')[0])
      .map(([, , proof]) => proof);
    expect(tests).toContain(test);
  });
});

describe('the keys of a brand file', () => {
  it('each key of a brand file has a mutant without its effect, and each such mutant has a key', () => {
    const rows = new Set(
      brandKeys.map(({ path }) => rowOf(path)).filter((row) => row !== undefined),
    );
    const hasKeys = (row: string): boolean =>
      [...rows].some((other) =>
        /^(\[\])?\./.test(other.slice(other.startsWith(row) ? row.length : 0)),
      );
    const single = [...rows].filter((row) => !hasKeys(row));
    expect(Object.keys(withoutEffect).toSorted()).toEqual(single.toSorted());
  });
});
