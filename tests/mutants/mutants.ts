import { appendFileSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { clauseMutants } from './clauses/index.ts';
import { accessMutants } from './access-mutants.ts';
import { brandMutants } from './brand-mutants.ts';
import { moneyMutants } from './money-mutants.ts';
import type { Edit, Mutant } from './mutant.ts';
import { operationsMutants } from './operations-mutants.ts';
import { promiseMutants } from './promises/index.ts';
import { realtimeMutants } from './realtime-mutants.ts';
import { tableMutants } from './table-mutants.ts';

/** All mutants. */
export const mutants: readonly Mutant[] = [
  ...moneyMutants,
  ...realtimeMutants,
  ...accessMutants,
  ...operationsMutants,
  ...tableMutants,
  ...clauseMutants,
  ...promiseMutants,
  ...brandMutants,
];

const root = new URL('../../', import.meta.url);

/** Path of a file that a mutant names. */
export const pathOf = (file: string): string => fileURLToPath(new URL(file, root));

/** Number of occurrences of a text in a file. */
export const occurrences = ({ file, text }: Pick<Edit, 'file' | 'text'>): number =>
  readFileSync(pathOf(file), 'utf8').split(text).length - 1;

/** The mutant of this process; `undefined` without one. */
export function chosenMutant(): Mutant | undefined {
  const id = process.env['LOBI_MUTANT'];
  if (!id) return undefined;
  const found = mutants.find((mutant) => mutant.id === id);
  if (!found) throw new Error(`There is no mutant ${id}.`);
  return found;
}

/**
 * Returns the source with the mutant applied; `undefined` for a file that the mutant does not change.
 */
export function mutate({ edits }: Mutant, path: string, source: string): string | undefined {
  const own = edits.filter(({ file }) => pathOf(file) === path);
  if (own.length === 0) return undefined;
  const mutated = own.reduce(
    (text, edit) => text.replace(edit.text, () => edit.replacement),
    source,
  );
  const log = process.env['LOBI_MUTANT_LOG'];
  if (log && mutated !== source) appendFileSync(log, `${path}\n`);
  return mutated;
}

/** Applies the mutant of this process to the sources before any other plugin. */
export const plantMutant = (): Plugin => ({
  name: 'planted-mutant',
  enforce: 'pre',
  transform(source, id) {
    const mutant = chosenMutant();
    return mutant ? mutate(mutant, id.split('?')[0] ?? id, source) : undefined;
  },
});
