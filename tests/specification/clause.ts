/**
 * One line of the specification: its requirement, the files that implement it, and the tests that prove
 * it.
 */
export interface Clause {
  /** Section of the specification, for example `§2`. */
  readonly section: string;
  /** Short text of the requirement. */
  readonly text: string;
  readonly files: readonly string[];
  /** Ids of the tests, see `tests/test-ids.ts`. */
  readonly proofs: readonly string[];
  /** Ids of mutants in `tests/mutants` on which one of the tests fails. */
  readonly mutants: readonly string[];
}

/** Creates clauses of a section from `[text, files, mutants, id of a test…]`. */
export const clausesOf = (
  section: string,
  rows: readonly (readonly [
    text: string,
    files: readonly string[],
    mutants: readonly string[],
    ...proofs: readonly string[],
  ])[],
): Clause[] =>
  rows.map(([text, files, mutants, ...proofs]) => ({ section, text, files, mutants, proofs }));
