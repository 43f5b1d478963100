import { useMutation, type QueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { ErrorCode } from '../contract/error-codes.ts';
import { toFailure, type Failure } from '../machines/failure.ts';
import { usePlatform } from './platform-provider.tsx';
import { queryCacheOf } from './query-cache.ts';

/** Result of one run of an action. */
export type ActionOutcome<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly failure: Failure };

/** A write that is executed on demand. */
export interface RunController<Input, Answer> {
  readonly status: 'idle' | 'running' | 'failed' | 'done';
  readonly failure: Failure | null;
  /** Executes it; never rejects. */
  run(input: Input): Promise<ActionOutcome<Answer>>;
  /** Resets to `idle`. */
  reset(): void;
}

const statuses = { idle: 'idle', pending: 'running', error: 'failed', success: 'done' } as const;

/**
 * A write as a controller.
 *
 * @param call makes the call; the same function between renders.
 * @param refetch refetches the responses that the call made outdated; `failure` is the reason of a
 * rejection.
 */
export function useRun<Input, Answer>(
  call: (input: Input) => Promise<Answer>,
  refetch: (cache: QueryClient, failure: ErrorCode | null) => void,
): RunController<Input, Answer> {
  const cache = queryCacheOf(usePlatform());
  const { status, error, mutateAsync, reset } = useMutation<Answer, unknown, Input>(
    {
      mutationFn: call,
      onSettled: (_, cause) => refetch(cache, cause ? toFailure(cause).code : null),
    },
    cache,
  );
  const run = useCallback(
    (input: Input): Promise<ActionOutcome<Answer>> =>
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
