import { useMutation } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { ApiAnswer, ApiInput } from '../contract/api/index.ts';
import { toFailure, type Failure } from '../machines/failure.ts';
import type { CallArguments } from '../ports/http-port.ts';
import { usePlatform } from './platform-provider.tsx';
import { queryCacheOf, type AnswerKey } from './query-cache.ts';
import type { ActionName } from './query-types.ts';

/** How one run of an action ended. */
export type ActionOutcome<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly failure: Failure };

/** A write that is done on demand. */
export interface ActionController<Name extends ActionName> {
  readonly status: 'idle' | 'running' | 'failed' | 'done';
  readonly failure: Failure | null;
  /** Does it; never rejects. */
  run(input: ApiInput<Name>): Promise<ActionOutcome<ApiAnswer<Name>>>;
  /** Back to `idle`. */
  reset(): void;
}

const statuses = { idle: 'idle', pending: 'running', error: 'failed', success: 'done' } as const;

/** `round` of `round.open`: answers of the same resource are old afterwards. */
const resourceOf = (name: string): string => name.split('.')[0] ?? name;

/**
 * A write of the API table that moves no money: steps of a round, for example. What it answers
 * reaches the machines at once.
 * @example const close = useAction('round.close'); await close.run({ params: { roundId } });
 */
export function useAction<Name extends ActionName>(name: Name): ActionController<Name> {
  const client = usePlatform();
  const queryClient = queryCacheOf(client);
  const { status, error, mutateAsync, reset } = useMutation<
    ApiAnswer<Name>,
    unknown,
    ApiInput<Name>
  >(
    {
      mutationFn: (input) => client.api.call(name, ...([input] as unknown as CallArguments<Name>)),
      onSuccess: () =>
        void queryClient.invalidateQueries({
          predicate: ({ queryKey }) =>
            resourceOf((queryKey as unknown as AnswerKey)[2]) === resourceOf(name),
        }),
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
