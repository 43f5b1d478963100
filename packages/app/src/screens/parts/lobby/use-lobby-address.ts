import type { CategoryChoice } from '@lobi/ui/lobby';
import { useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { useUnknownParams } from '../../../page/use-unknown-params.ts';
import { isCategory } from './categories.ts';

/** Search parameters of the lobby's address. */
export interface LobbyAddress {
  readonly category: CategoryChoice;
  readonly query: string;
  /** Id of the practice game. */
  readonly practiceId: string | null;
  /** Changes a parameter of the address; an empty value removes it. */
  change(name: 'category' | 'search', value: string): void;
}

/**
 * Search text of the field, updated at once: the router updates later, and a field bound to it would lose
 * letters. Typing replaces the history entry; after any other navigation, the field shows the new address.
 */
function useTypedSearch(inAddress: string): readonly [text: string, type: (text: string) => void] {
  const { key } = useLocation();
  const navigationType = useNavigationType();
  const [typed, setTyped] = useState<{ text: string; key: string }>();
  const isOutdated =
    typed && (typed.text === inAddress || (navigationType !== 'REPLACE' && typed.key !== key));
  if (isOutdated) setTyped(undefined);
  return [isOutdated || !typed ? inAddress : typed.text, (text) => setTyped({ text, key })];
}

/** Lists of games across categories, which the lobby offers beside the categories. */
const selections = ['favourites', 'played', 'newest'] as const;

const isSelection = (text: string | null): text is (typeof selections)[number] =>
  (selections as readonly (string | null)[]).includes(text);

/** Stores search and category of the lobby in the address, so that users can share them and go back. */
export function useLobbyAddress(): LobbyAddress {
  const [search, setSearch] = useSearchParams();
  const category = search.get('category');
  const [query, type] = useTypedSearch(search.get('search') ?? '');
  const isChoice = isCategory(category) || isSelection(category);
  useUnknownParams(category === null || isChoice ? [] : ['category']);
  return {
    category: isChoice ? category : 'all',
    query,
    practiceId: search.get('try'),
    change(name, value) {
      if (name === 'search') type(value);
      setSearch(
        (params) => {
          if (value === '') params.delete(name);
          else params.set(name, value);
          return params;
        },
        { replace: true },
      );
    },
  };
}
