import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { titleKey } from './title-key.ts';

/**
 * Adds to each game what its title means in the language of the page, since titles are Indonesian names.
 * A game whose title says it already, or has no known meaning, is returned as it is.
 */
export function useExplainedGames<Game extends { readonly title: string }>(
  games: readonly Game[],
): readonly (Game & { readonly meaning?: string })[] {
  const { i18n } = useTranslation();
  const { language } = i18n;
  return useMemo(() => {
    const textOf = i18n.getFixedT(language);
    return games.map((game) => {
      const key = titleKey(game.title);
      const meaning = i18n.exists(key) ? String(textOf(key as never)) : game.title;
      return meaning === game.title ? game : { ...game, meaning };
    });
  }, [games, i18n, language]);
}
