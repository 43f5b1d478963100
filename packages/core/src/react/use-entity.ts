import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { toFailure, type Failure } from '../machines/failure.ts';
import type { CallArguments } from '../ports/http-port.ts';
import { usePlatform } from './platform-provider.tsx';
import { queryCacheOf, type AnswerKey } from './query-cache.ts';
import type { EntityName, EntityOf, ParamsOf } from './query-types.ts';
import { useUserId } from './use-user-id.ts';

/** One thing. */
export type EntityController<Entity> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly failure: Failure; refresh(): void }
  | {
      readonly status: 'ready';
      readonly entity: Entity;
      readonly refreshing: boolean;
      /** Why the last refresh failed; the entity is that of before. */
      readonly failure: Failure | null;
      refresh(): void;
    };

/**
 * One thing of the API table, kept between screens and fetched anew when realtime says that it
 * changed.
 *
 * @param params path parameters; `null` waits until they are known.
 * @example const wallet = useEntity('wallet.show', { walletId });
 */
export function useEntity<Name extends EntityName>(
  name: Name,
  params: ParamsOf<Name> | null,
): EntityController<EntityOf<Name>> {
  const client = usePlatform();
  const userId = useUserId();
  const key: AnswerKey = [userId, client.language(), name, params ?? {}];
  const { data, error, isFetching, refetch } = useQuery<{ readonly data: EntityOf<Name> }>(
    {
      queryKey: key,
      queryFn: async ({ signal }) =>
        (await client.api.call(
          name,
          ...([{ params }, { signal }] as unknown as CallArguments<Name>),
        )) as unknown as { readonly data: EntityOf<Name> },
      enabled: params !== null,
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
