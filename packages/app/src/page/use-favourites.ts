import type { Game } from '@lobi/core/contract';
import { useAuth } from '@lobi/core/react';
import { useAction } from '@lobi/core/react/lists';
import { useCallback, useMemo, useState } from 'react';
import { useFailureText } from '../i18n/use-failure-text.ts';
import { useBrand } from '../config/brand-context.ts';
import { showToast } from './toasts.ts';
import { withChoices, withoutChoice, type Choices } from './favourites.ts';

/** Games with their favourite state, and a function that toggles it; only for players. */
export function useFavourites(games: readonly Game[]): {
  readonly games: readonly Game[];
  readonly onFavouriteChange: ((game: { id: string }, favourite: boolean) => void) | undefined;
} {
  const { user } = useAuth();
  const favourites = useBrand().own?.features.favourites !== false;
  const failureText = useFailureText();
  const { run: add } = useAction('favourite.add');
  const { run: remove } = useAction('favourite.remove');
  const [choices, setChoices] = useState<Choices>({});
  const change = useCallback(
    async ({ id }: { id: string }, favourite: boolean): Promise<void> => {
      setChoices((before) => ({ ...before, [id]: favourite }));
      const outcome = await (favourite ? add : remove)({ params: { gameId: id } });
      if (outcome.ok) return;
      setChoices((before) => withoutChoice(before, id));
      showToast({ tone: 'danger', title: failureText(outcome.failure) });
    },
    [add, remove, failureText],
  );
  const press = useCallback(
    (game: { id: string }, favourite: boolean) => void change(game, favourite),
    [change],
  );
  const shown = useMemo(() => withChoices(games, choices), [games, choices]);
  return {
    games: shown,
    onFavouriteChange: user?.role === 'player' && favourites ? press : undefined,
  };
}
