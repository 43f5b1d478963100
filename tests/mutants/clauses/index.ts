import type { Mutant } from '../mutant.ts';
import { toMutants } from '../mutant-rows.ts';
import { dataAndStates } from './data-and-states.ts';
import { failuresAndValues } from './failures-and-values.ts';
import { productAndPages } from './product-and-pages.ts';
import { rulesAndAccess } from './rules-and-access.ts';
import { wire } from './wire.ts';

/** Mutants of the clauses of the specification, in their order. */
export const clauseMutants: readonly Mutant[] = toMutants([
  ...productAndPages,
  ...dataAndStates,
  ...rulesAndAccess,
  ...wire,
  ...failuresAndValues,
]);
