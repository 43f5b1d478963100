import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { moneyMutants } from './money-mutants.ts';
import type { Edit, Mutant } from './mutant.ts';
import { realtimeMutants } from './realtime-mutants.ts';

/** All mistakes that are planted. */
export const mutants: readonly Mutant[] = [...moneyMutants, ...realtimeMutants];

const root = new URL('../../', import.meta.url);

/** Path of a file that a mutant names. */
export const pathOf = (file: string): string => fileURLToPath(new URL(file, root));

/** How often a text occurs in a file. */
export const occurrences = ({ file, text }: Pick<Edit, 'file' | 'text'>): number =>
  readFileSync(pathOf(file), 'utf8').split(text).length - 1;

/** The mutant that this process is to be; `undefined` in earnest. */
export function chosenMutant(): Mutant | undefined {
  const id = process.env['LOBI_MUTANT'];
  if (!id) return undefined;
  const found = mutants.find((mutant) => mutant.id === id);
  if (!found) throw new Error(`There is no mutant ${id}.`);
  return found;
}

/** A source as the mutant has it; `undefined` where it is as in earnest. */
export function mutate({ edits }: Mutant, path: string, source: string): string | undefined {
  const own = edits.filter(({ file }) => pathOf(file) === path);
  if (own.length === 0) return undefined;
  return own.reduce((text, edit) => text.replace(edit.text, () => edit.replacement), source);
}
