import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { toFailure, type Failure } from '../machines/failure.ts';
import type { RequestAnswer, RequestInput, RequestRow } from '../contract/own-request.ts';
import type { RequestArguments } from '../ports/own-request.ts';
import { usePlatform } from './platform-provider.tsx';
import { ownAnswerKey, queryCacheOf } from './query-cache.ts';
import { useUserId } from './use-user-id.ts';

/** A row that only reads data. */
type ReadRow = RequestRow & { readonly method: 'GET' };

/** Response of a call to a partner's own backend. */
export type AnswerController<Answer> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly failure: Failure; refresh(): void }
  | {
      readonly status: 'ready';
      readonly answer: Answer;
      readonly refreshing: boolean;
      /** Reason why the last refresh failed; the previous response is retained. */
      readonly failure: Failure | null;
      refresh(): void;
    };

/**
 * Reads data of a partner's own backend. The response is cached between screens, separately for each
 * user and language. It is fetched again after a call of `useRequest` whose name has the same first word,
 * and after a reconnect.
 *
 * @param row a row of the method `GET`.
 * @param rest input of the call; `null` waits until it is known. May be omitted if all of it is
 * optional.
 * @example const offers = useAnswer(promoOffers);
 * @source ours
 */
export function useAnswer<const Row extends ReadRow>(
  row: Row,
  ...rest: Record<never, never> extends RequestInput<Row>
    ? [input?: RequestInput<Row> | null]
    : [input: RequestInput<Row> | null]
): AnswerController<RequestAnswer<Row>> {
  const client = usePlatform();
  const userId = useUserId();
  const input = rest[0] === undefined ? {} : rest[0];
  const { data, error, isFetching, refetch } = useQuery<{ readonly answer: RequestAnswer<Row> }>(
    {
      queryKey: ownAnswerKey(userId, client.language(), row.name, input ?? {}),
      // A response without content must not look like a missing one.
      queryFn: async ({ signal }) => ({
        answer: await client.request(
          row,
          ...([input, { signal }] as unknown as RequestArguments<Row>),
        ),
      }),
      enabled: input !== null,
    },
    queryCacheOf(client),
  );
  return useMemo(() => {
    const refresh = (): void => void refetch();
    const failure = error ? toFailure(error) : null;
    if (data)
      return { status: 'ready', answer: data.answer, refreshing: isFetching, failure, refresh };
    return failure ? { status: 'failed', failure, refresh } : { status: 'loading' };
  }, [data, error, isFetching, refetch]);
}
