/** A text of a source file, and what a mistake would have put in its place. */
export interface Edit {
  /** Path from the root of the repository. */
  readonly file: string;
  /** Occurs exactly once in the file. */
  readonly text: string;
  readonly replacement: string;
}

/** A small wrong change of the code, and the test that must fail on it. */
export interface Mutant {
  readonly id: string;
  /** What is wrong with it. */
  readonly what: string;
  readonly edits: readonly Edit[];
  /** File of the test, from the root of the repository. */
  readonly test: string;
  /** Part of the title of the test, as it is written in the file. */
  readonly title: string;
  /** Part of the title as it is reported, where running all cases of the title takes too long. */
  readonly only?: string;
  /** Environment that its test needs, such as that of a full run. */
  readonly env?: Readonly<Record<string, string>>;
  /** Device that a test in `tests/e2e` runs on. Default `desktop`. */
  readonly device?: 'phone' | 'desktop';
  /** What a text that the mutant alters at run time must look like. */
  readonly relies?: Pick<Edit, 'file' | 'text'>;
}

/** How the test of a mutant runs: in Node, in a browser, or as a journey on a started platform. */
export type TestKind = 'node' | 'browser' | 'journey';

export const kindOf = ({ test }: Pick<Mutant, 'test'>): TestKind => {
  if (test.endsWith('.spec.ts')) return 'journey';
  return test.endsWith('.test.tsx') ? 'browser' : 'node';
};

/** Gaps of a title that is made from a table or a template. */
const gap = /%[a-zA-Z]|\$\{[^}]*\}|\$[a-zA-Z][\w.]*/;

/** Regular expression that finds the test of a mutant by its reported title. */
export const patternOf = ({ title, only }: Pick<Mutant, 'title' | 'only'>): string =>
  (only ?? title)
    .split(only === undefined ? gap : /(?!)/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*');
