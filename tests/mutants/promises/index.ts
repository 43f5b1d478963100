import type { Mutant } from '../mutant.ts';
import { toMutants } from '../mutant-rows.ts';
import { clientPromises } from './client.ts';
import { journeyMutants } from './journeys.ts';
import { moneyPromises } from './money-and-people.ts';
import { requestMutants, requestPromises } from './requests.ts';

/** Mutants of the promises of `docs/security.md`, in their order. */
export const promiseMutants: readonly Mutant[] = [
  ...toMutants([...requestPromises, ...moneyPromises, ...clientPromises]),
  ...requestMutants,
  ...journeyMutants,
];
