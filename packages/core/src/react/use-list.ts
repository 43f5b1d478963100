import { hashKey, useQuery, type Query } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ApiAnswer } from '../contract/api/index.ts';
import type { Meta } from '../contract/schemas/common.ts';
import { toFailure, type Failure } from '../machines/failure.ts';
import type { CallArguments } from '../ports/http-port.ts';
import { usePlatform } from './platform-provider.tsx';
import { initialAnswer, queryCacheOf, type AnswerKey } from './query-cache.ts';
import type { ListName, ParamsOf, QueryOf, RowOf } from './query-types.ts';
import { useUserId } from './use-user-id.ts';

interface Page<Row> {
  readonly data: readonly Row[];
  readonly meta: Meta;
}

/** A page of rows; `answer` is the whole response. */
export type ListController<Row, Answer = Page<Row>> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly failure: Failure; refresh(): void }
  | {
      readonly status: 'ready';
      readonly rows: readonly Row[];
      readonly meta: Meta;
      /** The whole response body, for example with the `counts` of a queue. */
      readonly answer: Answer;
      /** Rows of another page or filter are shown while the requested ones are loading. */
      readonly isPrevious: boolean;
      /** The rows are being fetched again. */
      readonly refreshing: boolean;
      /** Reason why the last refresh failed; the previous rows are retained. */
      readonly failure: Failure | null;
      refresh(): void;
    };

/**
 * Returns whether two keys differ only in their query. Rows of another user or wallet must not be
 * shown.
 */
function isSameList(previous: Query | undefined, [userId, , name, params]: AnswerKey): boolean {
  if (!previous) return false;
  const [heldUserId, , heldName, heldParams] = previous.queryKey as unknown as AnswerKey;
  return hashKey([heldUserId, heldName, heldParams]) === hashKey([userId, name, params]);
}

/**
 * A list of the API table. Rows stay visible while another page is fetched, and are fetched again when
 * realtime reports a change.
 *
 * @param params path parameters; `null` waits until they are known.
 * @example const list = useList('ledger.list', { walletId }, { page: 2 });
 */
export function useList<Name extends ListName>(
  name: Name,
  params: ParamsOf<Name> | null,
  query: QueryOf<Name> = {} as QueryOf<Name>,
): ListController<RowOf<Name>, ApiAnswer<Name>> {
  const client = usePlatform();
  const userId = useUserId();
  const key: AnswerKey = [userId, client.language(), name, params ?? {}, query];
  const result = useQuery<ApiAnswer<Name> & Page<RowOf<Name>>>(
    {
      queryKey: key,
      queryFn: async ({ signal }) =>
        (await client.api.call(
          name,
          ...([{ params, query }, { signal }] as unknown as CallArguments<Name>),
        )) as ApiAnswer<Name> & Page<RowOf<Name>>,
      enabled: params !== null,
      ...initialAnswer(client, name, { params, query }),
      placeholderData: (previous, previousQuery) =>
        isSameList(previousQuery as Query | undefined, key) ? previous : undefined,
    },
    queryCacheOf(client),
  );
  const { data, error, isPlaceholderData, isFetching, refetch } = result;
  return useMemo(() => {
    const refresh = (): void => void refetch();
    const failure = error ? toFailure(error) : null;
    if (data)
      return {
        status: 'ready',
        rows: data.data,
        meta: data.meta,
        answer: data,
        isPrevious: isPlaceholderData,
        refreshing: isFetching,
        failure,
        refresh,
      };
    return failure ? { status: 'failed', failure, refresh } : { status: 'loading' };
  }, [data, error, isPlaceholderData, isFetching, refetch]);
}
