import type { CategoryChoice } from '@lobi/ui/lobby';
import { useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { useUnknownParams } from '../../../page/use-unknown-params.ts';
import { isCategory } from './categories.ts';

/** Search of the lobby, as its address holds it. */
export interface LobbyAddress {
  readonly category: CategoryChoice;
  readonly query: string;
  /** Id of the game that a guest tries. */
  readonly tried: string | null;
  /** Writes a part of the address; an empty value takes it out. */
  change(name: 'category' | 'search', value: string): void;
}

/**
 * Typed text, updated at once: the router follows when it has time, and a field that waited for it
 * would lose letters. Every answer of ours replaces the address; any other step away from it
 * counts.
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

/** Search and category of the lobby in the address, so that a choice can be shared and gone back to. */
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
