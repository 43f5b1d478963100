/** Games are read whole, so that searching and sorting them asks nobody. */
export const allGames = 2_000;
