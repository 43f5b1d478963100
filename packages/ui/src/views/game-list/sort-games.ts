import { compareAmounts } from '@lobi/formats';
import type { GameSummary } from '../../components/game-card/game.types.ts';

/** Orders of a list of games: most played first, by title, newest first, lowest minimum stake first. */
export const gameSorts = ['popular', 'title', 'new', 'minimum'] as const;
export type GameSort = (typeof gameSorts)[number];

/**
 * Sorts games, with ties by title in the user's language.
 * @param popular ids of the most played games in order; the others follow
 */
export function sortGames(
  games: readonly GameSummary[],
  sort: GameSort,
  locale: string,
  popular: readonly string[] = [],
): GameSummary[] {
  const byTitle = new Intl.Collator(locale, { sensitivity: 'base', numeric: true });
  const ranks = new Map(popular.map((id, rank) => [id, rank]));
  const rankOf = ({ id }: GameSummary): number => ranks.get(id) ?? popular.length;
  const orders: Readonly<Record<GameSort, (first: GameSummary, second: GameSummary) => number>> = {
    popular: (first, second) => rankOf(first) - rankOf(second),
    title: () => 0,
    new: (first, second) => Date.parse(second.createdAt) - Date.parse(first.createdAt),
    minimum: (first, second) =>
      compareAmounts(first.minimumStake, second.minimumStake, first.currency),
  };
  return games.toSorted(
    (first, second) => orders[sort](first, second) || byTitle.compare(first.title, second.title),
  );
}
