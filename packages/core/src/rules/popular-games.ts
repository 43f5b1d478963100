import type { GameCategory } from '../contract/statuses.ts';

/** Maximum popular games of one category. @source ours */
export const popularPerCategory = 2;

/** A game with its number of recent stakes. */
export interface CountedGame {
  readonly id: string;
  readonly category: GameCategory;
  readonly stakes: number;
}

/**
 * Returns the ids of the popular games, the game with the most stakes first: only games with stakes, and
 * at most two of a category, because a category with many similar games would fill the row alone. Games
 * with equal counts stay in the given order.
 * @source ours
 */
export function choosePopular(games: readonly CountedGame[], limit: number): string[] {
  const taken = new Map<GameCategory, number>();
  return games
    .filter(({ stakes }) => stakes > 0)
    .toSorted((one, other) => other.stakes - one.stakes)
    .filter(({ category }) => {
      const count = (taken.get(category) ?? 0) + 1;
      taken.set(category, count);
      return count <= popularPerCategory;
    })
    .slice(0, limit)
    .map(({ id }) => id);
}
