import { useAuth } from '@lobi/core/react';
import type { RecentSearches } from '@lobi/ui/lobby';
import { useCallback, useEffect, useRef, useState } from 'react';
import type * as searchStore from '../../../page/stored-searches.ts';
import { useBrand } from '../../../config/brand-context.ts';

/** A request to the store of searches, run once the user is known. */
type StoreRequest = (searches: typeof searchStore, owner: string) => readonly string[];

/** The user's earlier searches. Their store is loaded on first use, not with the lobby. */
export function useRecentSearches(): RecentSearches {
  const { status, user } = useAuth();
  const { id } = useBrand();
  const [found, setFound] = useState<{ owner: string; queries: readonly string[] }>();
  const waiting = useRef<StoreRequest[]>([]);
  const owner = status === 'checking' ? null : (user?.id ?? 'guest');

  const run = useCallback((request: StoreRequest, reader: string): void => {
    import('../../../page/stored-searches.ts').then(
      (searches) => {
        const queries = request(searches, reader);
        // A user without searches needs no list.
        setFound((before) => (before || queries.length > 0 ? { owner: reader, queries } : before));
      },
      () => undefined,
    );
  }, []);
  // Stored searches are not read until the user is known.
  useEffect(() => {
    if (owner !== null) for (const request of waiting.current.splice(0)) run(request, owner);
  }, [owner, run]);
  const request = (next: StoreRequest): void => {
    if (owner === null) waiting.current.push(next);
    else run(next, owner);
  };
  return {
    queries: found?.owner === owner ? found?.queries : undefined,
    onRequest: () => request(({ storedSearches }, who) => storedSearches(id, who)),
    onSearched: (query) => request(({ storeSearch }, who) => storeSearch(id, who, query)),
    onClear: () => request(({ deleteSearches }) => deleteSearches(id)),
  };
}
