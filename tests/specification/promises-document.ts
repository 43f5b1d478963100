import type { Mutant } from '../mutants/mutant.ts';
import { mutants } from '../mutants/mutants.ts';
import { promiseMutants } from '../mutants/promises/index.ts';
import { promiseTables, type PromiseRow } from '../security/promises.ts';
import { proofOf } from './document.ts';
import { markdownTable, withTables } from './page-tables.ts';

/** Promise that a mutant was made for; other mutants belong to every promise that their test proves. */
const madeFor: ReadonlyMap<Mutant, string | undefined> = new Map(
  promiseMutants.map((mutant) => [mutant, mutant.id.split('-')[0]]),
);

/** Ids of the mutants that the test of a promise kills. */
export const mutantsOf = ([promise, , test]: PromiseRow): readonly string[] =>
  mutants
    .filter((mutant) => mutant.test === test && (madeFor.get(mutant) ?? promise) === promise)
    .map(({ id }) => id);

function cellsOf(row: PromiseRow): readonly string[] {
  const [promise, text, test, reasonForNone] = row;
  const named = mutantsOf(row).map((id) => `\`${id}\``);
  return [
    promise,
    text,
    proofOf(test),
    reasonForNone ? `none: ${reasonForNone}` : named.join(', '),
  ];
}

const tableOf = (rows: readonly PromiseRow[]): string =>
  markdownTable(['Promise', 'What it means', 'Proof', 'Mutants'], rows.map(cellsOf));

/** Returns the page of the security promises with its generated tables. */
export const withPromises = (page: string): string =>
  withTables(
    page,
    Object.fromEntries(
      Object.entries(promiseTables).map(([name, rows]) => [name, () => tableOf(rows)]),
    ),
  );
