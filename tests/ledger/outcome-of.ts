import { isAppError } from '@lobi/core/contract';

/** How a call ends: `ok`, or the code of its failure. */
export const outcomeOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'ok',
    (error: unknown) => (isAppError(error) ? error.code : String(error)),
  );

/** Outcomes of calls at once, sorted. */
export const outcomesOf = async (calls: readonly Promise<unknown>[]): Promise<string[]> =>
  (await Promise.all(calls.map(outcomeOf))).sort();
