import type { ApiAnswer, ApiInput, ApiName } from '../contract/api/index.ts';
import { refetchAfter } from './query-cache.ts';
import { useRun, type RunController } from './use-run.ts';

/** A write of the API table that is executed on demand. */
export type ActionController<Name extends ApiName> = RunController<ApiInput<Name>, ApiAnswer<Name>>;

/**
 * A write of the API table as a controller. Afterwards the responses that it made outdated are
 * fetched again, also when it was rejected because the shown data was outdated.
 *
 * @param call makes the call; the same function between renders.
 */
export const useWrite = <Name extends ApiName>(
  name: Name,
  call: (input: ApiInput<Name>) => Promise<ApiAnswer<Name>>,
): ActionController<Name> => useRun(call, (cache, failure) => refetchAfter(cache, name, failure));
