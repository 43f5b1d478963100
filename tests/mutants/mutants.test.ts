import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { clauses } from '../specification/clauses.ts';
import type { Proof } from '../specification/clause.ts';
import { groupsOf, readChoice, sampleOf } from './choose-mutants.ts';
import { clauseMutants } from './clauses/index.ts';
import { patternOf, type Mutant } from './mutant.ts';
import { mutants, occurrences, pathOf } from './mutants.ts';
import { cellOf, readPromises, reasonsForNone } from './promise-rows.ts';
import { promiseMutants } from './promises/index.ts';
import { tableMutants } from './table-mutants.ts';

describe('the table of mutants', () => {
  it('the table names each mutant once', () => {
    const ids = mutants.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(mutants)('$id still finds what it alters, once', ({ edits, relies }) => {
    for (const edit of edits) {
      expect({ ...edit, times: occurrences(edit) }).toMatchObject({ times: 1 });
      expect(edit.replacement).not.toBe(edit.text);
    }
    if (relies) expect(occurrences(relies)).toBe(1);
  });

  it.each(mutants)('$id still finds the test that kills it', ({ test, title }) => {
    expect(readFileSync(pathOf(test), 'utf8')).toContain(title);
  });
});

describe('the pattern of a test', () => {
  it('the pattern of a test matches the titles that a table makes', () => {
    const pattern = new RegExp(patternOf({ title: '$name as %s costs 5 (a.b) ${when}' }));
    expect('auth.check as guest costs 5 (a.b) today').toMatch(pattern);
    expect('auth.check as guest costs 5 (axb) today').not.toMatch(pattern);
  });

  it('the pattern of a test is the reported title where one is given', () => {
    expect('required in id').toMatch(
      new RegExp(patternOf({ title: 'required in %s', only: 'required in id' })),
    );
    expect('required in en').not.toMatch(
      new RegExp(patternOf({ title: 'required in %s', only: 'required in id' })),
    );
  });
});

describe('the choice of a run', () => {
  it('the choice of a run takes ids, beginnings of ids, and everything without either', () => {
    const idsOf = (...args: string[]) =>
      groupsOf(mutants, readChoice(args)).flatMap((group) => group.map(({ id }) => id));
    expect(idsOf('M3', 'M4')).toEqual(['M3', 'M4']);
    expect(idsOf('A1-*').length).toBeGreaterThan(5);
    expect(idsOf().length).toBe(mutants.length);
  });

  it('each mutant is in one part, beside the others of its test', () => {
    const parts = ['1/3', '2/3', '3/3'].map((part) =>
      groupsOf(mutants, readChoice([`--part=${part}`])).flat(),
    );
    expect(parts.flat().length).toBe(mutants.length);
    expect(new Set(parts.flat()).size).toBe(mutants.length);
    const files = parts.map((part) => new Set(part.map(({ test, device }) => `${test} ${device}`)));
    expect(files.reduce((sum, { size }) => sum + size, 0)).toBe(
      new Set(mutants.map(({ test, device }) => `${test} ${device}`)).size,
    );
  });

  it('samples of eight days have all cheap mutants', () => {
    const days = Array.from({ length: 8 }, (_, day) => sampleOf(mutants, 20_000 + day));
    for (const day of days) expect(day.length).toBeGreaterThan(10);
    expect(days.flat().length).toBe(new Set(days.flat()).size);
    expect(days.flat()).toContain(byId.get('required-id'));
  });

  it.each(['--part=0/2', '--part=3/2', '--part=1', '--all'])(
    'the choice of a run refuses %s',
    (option) => {
      expect(() => readChoice([option])).toThrow(option);
    },
  );
});

const byId: ReadonlyMap<string, Mutant> = new Map(mutants.map((mutant) => [mutant.id, mutant]));

/** Is the test that kills the mutant among the proofs of a row? */
const isProvedBy = (id: string, proofs: readonly Proof[]): boolean => {
  const mutant = byId.get(id);
  return proofs.some(
    ({ file, title }) =>
      mutant?.test === file && (mutant.title.includes(title) || title.includes(mutant.title)),
  );
};

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

describe('the promises of security', () => {
  const promises = readPromises();

  it('the promises of security are read from their page', () => {
    expect(promises.length).toBeGreaterThan(80);
  });

  it('the promises name the mutants of their tests, which pnpm clauses:update writes there', () => {
    const named = promises.map((row) => ({ ...row, cell: cellOf(row) || row.cell }));
    expect(promises).toEqual(named);
  });

  it('the promises name a mutant, or a reason for none', () => {
    const reasons: readonly string[] = reasonsForNone;
    const missing = promises.filter((row) => cellOf(row) === '' && !reasons.includes(row.cell));
    expect(missing).toEqual([]);
  });
});

describe('every mutant of a promise of security', () => {
  it.each(promiseMutants)('$id is killed by a test that the page names', ({ id, test, title }) => {
    const page = readFileSync(pathOf('docs/security.md'), 'utf8');
    const promise = id.split('-')[0];
    expect(page).toMatch(new RegExp(`^\\| ${promise} .*`, 'm'));
    expect(page).toContain(`\`${test}\`: ${title}`);
  });
});
