/** Times of a table in milliseconds: for bets, for the cards to be dealt, and until the next coup. @source ours */
export const baccaratTiming = { bettingMs: 15_000, dealMs: 8_000, pauseMs: 4_000 } as const;
