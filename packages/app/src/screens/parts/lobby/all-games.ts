/** Games are loaded completely, so that searching and sorting needs no request. */
export const allGames = 2_000;
