import type { Game, GameCategory } from '@lobi/core/contract';
import { createStore, useObservable } from '@lobi/core/react';

/** Number of games in the lobby, as far as loaded. */
export interface LobbyCounts {
  readonly categories: Readonly<Partial<Record<GameCategory, number>>>;
  readonly favourites: number;
  /** Unknown if the platform sends none. */
  readonly newest: number | undefined;
}

/** Counts games by category, and the user's favourites. */
export function countGames(
  games: readonly Pick<Game, 'category' | 'favourite'>[],
  newest?: number,
): LobbyCounts {
  const categories: Partial<Record<GameCategory, number>> = {};
  for (const { category } of games) categories[category] = (categories[category] ?? 0) + 1;
  return { categories, favourites: games.filter(({ favourite }) => favourite).length, newest };
}

const counts = createStore<LobbyCounts | null>(null);

/**
 * Publishes the counts from the lobby, which loads all games anyway, so that the menu needs no request.
 */
export const publishCounts = (next: LobbyCounts): void => counts.set(next);

/** Returns the lobby's counts for the menu; `null` before they were loaded. */
export const useLobbyCounts = (): LobbyCounts | null => useObservable(counts);
