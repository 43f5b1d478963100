import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { toFailure, type Failure } from '../machines/failure.ts';
import type { CallArguments } from '../ports/http-port.ts';
import { usePlatform } from './platform-provider.tsx';
import { initialAnswer, queryCacheOf, type AnswerKey } from './query-cache.ts';
import type { EntityName, EntityOf, ParamsOf, QueryOf } from './query-types.ts';
import { useUserId } from './use-user-id.ts';

/** One entity, or a short list without pages. */
export type EntityController<Entity> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly failure: Failure; refresh(): void }
  | {
      readonly status: 'ready';
      readonly entity: Entity;
      readonly refreshing: boolean;
      /** Reason why the last refresh failed; the previous entity is retained. */
      readonly failure: Failure | null;
      refresh(): void;
    };

/**
 * Reads a call of the API table without pages: one entity, or a short list. Cached between screens, and
 * fetched again when realtime reports a change.
 *
 * @param params path parameters; `{}` without any; `null` waits until they are known.
 * @example
 * const wallet = useEntity('wallet.show', { walletId });
 * const channels = useEntity('channel.list', {}, { direction: 'in' });
 */
export function useEntity<Name extends EntityName>(
  name: Name,
  params: ParamsOf<Name> | null,
  query: QueryOf<Name> = {} as QueryOf<Name>,
): EntityController<EntityOf<Name>> {
  const client = usePlatform();
  const userId = useUserId();
  const key: AnswerKey = [userId, client.language(), name, params ?? {}, query];
  const { data, error, isFetching, refetch } = useQuery<{ readonly data: EntityOf<Name> }>(
    {
      queryKey: key,
      queryFn: async ({ signal }) =>
        (await client.api.call(
          name,
          ...([{ params, query }, { signal }] as unknown as CallArguments<Name>),
        )) as unknown as { readonly data: EntityOf<Name> },
      enabled: params !== null,
      ...initialAnswer(client, name, { params, query }),
    },
    queryCacheOf(client),
  );
  return useMemo(() => {
    const refresh = (): void => void refetch();
    const failure = error ? toFailure(error) : null;
    if (data)
      return { status: 'ready', entity: data.data, refreshing: isFetching, failure, refresh };
    return failure ? { status: 'failed', failure, refresh } : { status: 'loading' };
  }, [data, error, isFetching, refetch]);
}
