/** A test by its file and words of its title. */
export interface Proof {
  readonly file: string;
  /** Part of the title as it is written in the file. */
  readonly title: string;
}

/** One line of the specification: what it asks, which files hold it, and which tests prove it. */
export interface Clause {
  /** Section of the specification, for example `§2`. */
  readonly section: string;
  /** What is asked, in a few words. */
  readonly text: string;
  readonly files: readonly string[];
  readonly proofs: readonly Proof[];
  /** Ids of mutants in `tests/mutants` on which one of the tests fails. */
  readonly mutants: readonly string[];
}

/** Makes clauses of a section out of `[text, files, mutants, [file, title]…]`. */
export const clausesOf = (
  section: string,
  rows: readonly (readonly [
    text: string,
    files: readonly string[],
    mutants: readonly string[],
    ...proofs: readonly (readonly [file: string, title: string])[],
  ])[],
): Clause[] =>
  rows.map(([text, files, mutants, ...proofs]) => ({
    section,
    text,
    files,
    mutants,
    proofs: proofs.map(([file, title]) => ({ file, title })),
  }));
