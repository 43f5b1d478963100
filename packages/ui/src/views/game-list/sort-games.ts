import type { GameSummary } from '../../components/game-card/game.types.ts';
import { compareAmounts } from '../../components/odds/amount-math.ts';

/** Orders of a list of games: by title, newest first, smallest stake first. */
export const gameSorts = ['title', 'new', 'minimum'] as const;
export type GameSort = (typeof gameSorts)[number];

/** Sorts games; of equal ones the title decides, in the reader's language. */
export function sortGames(
  games: readonly GameSummary[],
  sort: GameSort,
  locale: string,
): GameSummary[] {
  const byTitle = new Intl.Collator(locale, { sensitivity: 'base', numeric: true });
  const orders: Readonly<Record<GameSort, (first: GameSummary, second: GameSummary) => number>> = {
    title: () => 0,
    new: (first, second) => Date.parse(second.createdAt) - Date.parse(first.createdAt),
    minimum: (first, second) =>
      compareAmounts(first.minimumStake, second.minimumStake, first.currency),
  };
  return games.toSorted(
    (first, second) => orders[sort](first, second) || byTitle.compare(first.title, second.title),
  );
}
