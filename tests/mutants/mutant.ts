import { testOf } from '../test-ids.ts';

/** A text of a source file, and its faulty replacement. */
export interface Edit {
  /** Path from the root of the repository. */
  readonly file: string;
  /** Occurs exactly once in the file. */
  readonly text: string;
  readonly replacement: string;
}

/** A small faulty change of the code, and the test that must detect it. */
export interface Mutant {
  readonly id: string;
  /** Fault of the mutant. */
  readonly what: string;
  readonly edits: readonly Edit[];
  /** Id in the line above the test: `// id: cash-in-completes`. */
  readonly test: string;
  /**
   * Values of the title's placeholders that select the cases to run, if running all takes too long. A
   * value beyond the placeholders selects a test of a group by its title.
   */
  readonly only?: readonly string[];
  /** Environment that its test needs, such as that of a full run. */
  readonly env?: Readonly<Record<string, string>>;
  /** Device that a test in `tests/e2e` runs on. Default `desktop`. */
  readonly device?: 'phone' | 'desktop';
  /** Required form of a text that the mutant alters at run time. */
  readonly relies?: Pick<Edit, 'file' | 'text'>;
}

/** How the test of a mutant runs: in Node, in a browser, or as a journey on a started platform. */
export type TestKind = 'node' | 'browser' | 'journey';

export const kindOf = (file: string): TestKind => {
  if (file.endsWith('.spec.ts')) return 'journey';
  return file.endsWith('.test.tsx') ? 'browser' : 'node';
};

/** File of the test of a mutant, from the root of the repository. */
export const fileOf = ({ test }: Pick<Mutant, 'test'>): string => testOf(test).file;

/** Placeholders of a title that is generated from a table or a template. */
const gap = /%[a-zA-Z]|…|\$[a-zA-Z][\w.]*/;

const escapeText = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Regular expression that finds a test, or only some of its cases, by the reported title. */
export function patternOfTitle(title: string, only: readonly string[] = []): string {
  const [first = '', ...rest] = title.split(gap);
  // Values beyond the placeholders match the titles of tests within a group.
  const gaps = Math.max(rest.length, only.length);
  const filled = Array.from({ length: gaps }, (_, index) => {
    const begin = index < rest.length ? '' : '.*';
    return `${begin}${escapeText(only[index] ?? '')}.*${escapeText(rest[index] ?? '')}`;
  });
  return [escapeText(first), ...filled].join('');
}

/** Regular expression that finds the test of a mutant by its reported title. */
export const patternOf = ({ test, only }: Pick<Mutant, 'test' | 'only'>): string =>
  patternOfTitle(testOf(test).title, only);
