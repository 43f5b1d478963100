/** Times of a table in milliseconds: for bets, for dealing the cards, and until the next round. */
export interface BaccaratTiming {
  readonly bettingMs: number;
  readonly dealMs: number;
  readonly pauseMs: number;
}

/**
 * Baccarat tables by engine: the standard one, a fast one, and one with more time for bets. Dealing
 * takes the same time at all of them.
 * @source ours
 */
export const baccaratTables: Readonly<Record<string, BaccaratTiming>> = {
  baccarat: { bettingMs: 15_000, dealMs: 8_000, pauseMs: 4_000 },
  'baccarat-swift': { bettingMs: 10_000, dealMs: 8_000, pauseMs: 2_000 },
  'baccarat-calm': { bettingMs: 25_000, dealMs: 8_000, pauseMs: 7_000 },
};
