import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { titleKey } from './title-key.ts';

/**
 * Adds the translation of each game's title to the language of the page, since titles are Indonesian
 * names. A game whose title needs no translation, or has none, is returned unchanged.
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
