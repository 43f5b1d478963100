import { readFileSync } from 'node:fs';
import { format } from 'oxfmt';
import type { Mutant } from './mutant.ts';
import { mutants, pathOf } from './mutants.ts';

/** A promise of `docs/security.md`, and what shows that it is held. */
export interface PromiseRow {
  readonly promise: string;
  readonly test: string;
  readonly title: string;
  /** Ids of mutants, or why there can be none; as it is on the page. */
  readonly cell: string;
}

const page = pathOf('docs/security.md');
const rowForm = /^\| ([A-Z]\d+) +\| (.*) +\| `([^`]+)`: (.*?) +\| (.*?) *\|$/;

/** Why no mutant can be planted for a promise. */
export const reasonsForNone = [
  'none: it reads files',
  'none: a program of others',
  'none: it runs for hours',
] as const;

/** Rows of all tables of the page, in their order. */
export const readPromises = (): readonly PromiseRow[] =>
  readFileSync(page, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, promise, , test, title, cell] = rowForm.exec(line) ?? [];
      return promise && test && title && cell !== undefined ? [{ promise, test, title, cell }] : [];
    });

/** Is the mutant one that the test of the promise fails on? */
const isOf = (mutant: Mutant, { test, title }: Pick<PromiseRow, 'test' | 'title'>): boolean =>
  mutant.test === test && (mutant.title.includes(title) || title.includes(mutant.title));

/** Mutants of a promise as its row names them; empty without any. */
export const cellOf = (row: Pick<PromiseRow, 'test' | 'title'>): string =>
  mutants
    .filter((mutant) => isOf(mutant, row))
    .map(({ id }) => `\`${id}\``)
    .join(', ');

/** The page with the mutants of each promise in its row. */
export async function promisesPage(): Promise<string> {
  const lines = readFileSync(page, 'utf8').split('\n');
  const named = lines.map((line) => {
    const [, promise, text, test = '', title = '', cell] = rowForm.exec(line) ?? [];
    if (promise === undefined) return line;
    const found = cellOf({ test, title }) || cell;
    return `| ${promise} | ${text} | \`${test}\`: ${title} | ${found} |`;
  });
  return (await format(page, named.join('\n'))).code;
}
