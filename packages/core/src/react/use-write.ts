import { useMutation } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { ApiAnswer, ApiInput, ApiName } from '../contract/api/index.ts';
import { toFailure, type Failure } from '../machines/failure.ts';
import { usePlatform } from './platform-provider.tsx';
import { queryCacheOf, refetchAfter } from './query-cache.ts';

/** Result of one run of an action. */
export type ActionOutcome<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly failure: Failure };

/** A write that is done on demand. */
export interface ActionController<Name extends ApiName> {
  readonly status: 'idle' | 'running' | 'failed' | 'done';
  readonly failure: Failure | null;
  /** Does it; never rejects. */
  run(input: ApiInput<Name>): Promise<ActionOutcome<ApiAnswer<Name>>>;
  /** Back to `idle`. */
  reset(): void;
}

const statuses = { idle: 'idle', pending: 'running', error: 'failed', success: 'done' } as const;

/**
 * A write of the API table as a controller. Afterwards the responses that it made outdated are
 * fetched again, also when it was rejected because the shown data was outdated.
 *
 * @param call makes the call; the same function between renders.
 */
export function useWrite<Name extends ApiName>(
  name: Name,
  call: (input: ApiInput<Name>) => Promise<ApiAnswer<Name>>,
): ActionController<Name> {
  const client = usePlatform();
  const queryClient = queryCacheOf(client);
  const { status, error, mutateAsync, reset } = useMutation<
    ApiAnswer<Name>,
    unknown,
    ApiInput<Name>
  >(
    {
      mutationFn: call,
      onSettled: (_, cause) =>
        refetchAfter(queryClient, name, cause ? toFailure(cause).code : null),
    },
    queryClient,
  );
  const run = useCallback(
    (input: ApiInput<Name>): Promise<ActionOutcome<ApiAnswer<Name>>> =>
      mutateAsync(input).then(
        (answer) => ({ ok: true as const, answer }),
        (cause: unknown) => ({ ok: false as const, failure: toFailure(cause) }),
      ),
    [mutateAsync],
  );
  return useMemo(
    () => ({ status: statuses[status], failure: error ? toFailure(error) : null, run, reset }),
    [status, error, run, reset],
  );
}
