/** All games are loaded, so that searching and sorting needs no request. */
export const allGames = 2_000;
