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
  readonly tried: string | null;
  /** Changes a parameter of the address; an empty value removes it. */
  change(name: 'category' | 'search', value: string): void;
}

/**
 * Typed text, updated at once: the router updates later, and a field bound to it would lose letters. Our
 * own changes replace the address; any other navigation is adopted.
 */
function useTyped(asked: string): readonly [text: string, type: (text: string) => void] {
  const { key } = useLocation();
  const step = useNavigationType();
  const [typed, setTyped] = useState<{ text: string; key: string }>();
  const isOver = typed && (typed.text === asked || (step !== 'REPLACE' && typed.key !== key));
  if (isOver) setTyped(undefined);
  return [isOver || !typed ? asked : typed.text, (text) => setTyped({ text, key })];
}

/** Some games of all categories. */
const selections = ['favourites', 'played', 'newest'] as const;

const isSelection = (text: string | null): text is (typeof selections)[number] =>
  (selections as readonly (string | null)[]).includes(text);

/** Search and category of the lobby in the address, so that they can be shared and undone. */
export function useLobbyAddress(): LobbyAddress {
  const [search, setSearch] = useSearchParams();
  const category = search.get('category');
  const [query, type] = useTyped(search.get('search') ?? '');
  const isChoice = isCategory(category) || isSelection(category);
  useUnknownParams(category === null || isChoice ? [] : ['category']);
  return {
    category: isChoice ? category : 'all',
    query,
    tried: search.get('try'),
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
