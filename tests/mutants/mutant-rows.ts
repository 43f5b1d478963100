import type { Mutant } from './mutant.ts';

/** A mutant of one edit, as a row of a table. */
export type MutantRow = readonly [
  id: string,
  what: string,
  file: string,
  text: string,
  replacement: string,
  test: string,
  ...only: string[],
];

/** Mutants of the rows of a table. */
export const toMutants = (rows: readonly MutantRow[]): Mutant[] =>
  rows.map(([id, what, file, text, replacement, test, ...only]) => ({
    id,
    what,
    edits: [{ file, text, replacement }],
    test,
    ...(only.length > 0 && { only }),
  }));
