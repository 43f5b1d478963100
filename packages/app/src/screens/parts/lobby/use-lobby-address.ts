import type { CategoryChoice } from '@lobi/ui/lobby';
import { useSearchParams } from 'react-router-dom';
import { isCategory } from './categories.ts';

/** What is looked for in the lobby, as its address says. */
export interface LobbyAddress {
  readonly category: CategoryChoice;
  readonly query: string;
  /** Writes a part of the address; an empty value takes it out. */
  change(name: 'category' | 'search', value: string): void;
}

/** Search and category of the lobby in the address, so that a choice can be shared and gone back to. */
export function useLobbyAddress(): LobbyAddress {
  const [search, setSearch] = useSearchParams();
  const category = search.get('category');
  const isChoice = isCategory(category) || category === 'favourites';
  return {
    category: isChoice ? category : 'all',
    query: search.get('search') ?? '',
    change: (name, value) =>
      setSearch(
        (params) => {
          if (value === '') params.delete(name);
          else params.set(name, value);
          return params;
        },
        { replace: true },
      ),
  };
}
