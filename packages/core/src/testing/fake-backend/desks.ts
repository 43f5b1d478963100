import type { GameDesk, World } from './world.ts';

const openDesk: GameDesk = { makerId: null, enabled: true, minimumOdds: 130 };

/**
 * Returns the maker of a game, and the maker's settings; a game without a maker is open to every
 * declarator.
 */
export const deskOf = (world: World, gameId: string): GameDesk =>
  world.desks.get(gameId) ?? openDesk;
