import { useAuth } from '@lobi/core/react';
import type { RecentSearches } from '@lobi/ui/lobby';
import { useState } from 'react';
import type * as searches from '../../../page/kept-searches.ts';
import { useBrand } from '../../../config/brand-context.ts';

type Searches = typeof searches;

/** The reader's earlier searches. What keeps them is loaded with their first use, not with the lobby. */
export function useRecentSearches(): RecentSearches | undefined {
  const { status, user } = useAuth();
  const { id } = useBrand();
  const owner = user?.id ?? 'guest';
  const [told, setTold] = useState<{ owner: string; words: readonly string[] }>();
  // Until it is known who reads, nobody's searches are touched.
  if (status === 'checking') return undefined;
  const tell = (ask: (searches: Searches) => readonly string[]): void =>
    void import('../../../page/kept-searches.ts').then(
      (loaded) => {
        const words = ask(loaded);
        // Who never searched needs no list, now or later.
        setTold((before) => (before || words.length > 0 ? { owner, words } : before));
      },
      () => undefined,
    );
  const mine = told?.owner === owner ? told.words : undefined;
  return {
    words: mine,
    onWanted: () => tell(({ keptSearches }) => keptSearches(id, owner)),
    onSearched: (query) => tell(({ keepSearch }) => keepSearch(id, owner, query)),
    onClear: () => tell(({ forgetSearches }) => forgetSearches(id)),
  };
}
