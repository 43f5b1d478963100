/** A text of a source file, and what a mistake would have put in its place. */
export interface Edit {
  /** Path from the root of the repository. */
  readonly file: string;
  /** Occurs exactly once in the file. */
  readonly text: string;
  readonly replacement: string;
}

/** A mistake that somebody might make, planted by hand, and the test that must notice it. */
export interface Mutant {
  readonly id: string;
  /** What is wrong with it. */
  readonly what: string;
  readonly edits: readonly Edit[];
  /** File of the test, from the root of the repository. */
  readonly test: string;
  /** Part of the title of the test. */
  readonly title: string;
  /** What a text that the mutant alters at run time must look like. */
  readonly relies?: Pick<Edit, 'file' | 'text'>;
}
