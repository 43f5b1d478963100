import type { GameCategory } from '@lobi/core/contract';
import { useEffect, useState } from 'react';

type GetSearchTerms = (game: { readonly title: string; readonly category: GameCategory }) => string;

/** Search terms in other languages, loaded with the first search. */
export function useSearchTerms(isSearched: boolean): GetSearchTerms | undefined {
  const [searchTermsOf, setSearchTermsOf] = useState<GetSearchTerms>();
  useEffect(() => {
    if (!isSearched || searchTermsOf) return undefined;
    let isWanted = true;
    import('./search-terms.ts').then(
      ({ getSearchTerms }) => isWanted && setSearchTermsOf(() => getSearchTerms),
      // Without them, titles, providers and categories can still be found.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [isSearched, searchTermsOf]);
  return searchTermsOf;
}
