import { isAppError } from '@lobi/core/contract';

/** Outcome of a call: `ok`, or the error code. */
export const outcomeOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'ok',
    (error: unknown) => (isAppError(error) ? error.code : String(error)),
  );

/** Outcomes of calls at once, sorted. */
export const outcomesOf = async (calls: readonly Promise<unknown>[]): Promise<string[]> =>
  (await Promise.all(calls.map(outcomeOf))).sort();
