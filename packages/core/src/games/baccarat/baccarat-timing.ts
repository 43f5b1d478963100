/** Times of a table in milliseconds: for bets, for the cards to be dealt, and until the next coup. */
export interface BaccaratTiming {
  readonly bettingMs: number;
  readonly dealMs: number;
  readonly pauseMs: number;
}

/**
 * Baccarat tables by engine: the usual one, one that leaves less time between coups, one for those who
 * like to think. A coup takes its cards' time at all of them.
 * @source ours
 */
export const baccaratTables: Readonly<Record<string, BaccaratTiming>> = {
  baccarat: { bettingMs: 15_000, dealMs: 8_000, pauseMs: 4_000 },
  'baccarat-swift': { bettingMs: 10_000, dealMs: 8_000, pauseMs: 2_000 },
  'baccarat-calm': { bettingMs: 25_000, dealMs: 8_000, pauseMs: 7_000 },
};
