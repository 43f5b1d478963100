import type { GameCategory } from '@lobi/core/contract';
import { useEffect, useState } from 'react';

type WordsOf = (game: { readonly title: string; readonly category: GameCategory }) => string;

/** Search terms in other languages, loaded with the first search. */
export function useTitleWords(isSearched: boolean): WordsOf | undefined {
  const [wordsOf, setWordsOf] = useState<WordsOf>();
  useEffect(() => {
    if (!isSearched || wordsOf) return undefined;
    let isWanted = true;
    import('./title-words.ts').then(
      ({ titleWords }) => isWanted && setWordsOf(() => titleWords),
      // Without them, titles, providers and categories can still be found.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [isSearched, wordsOf]);
  return wordsOf;
}
