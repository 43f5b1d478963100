import type { GameDesk, World } from './world.ts';

const openDesk: GameDesk = { makerId: null, enabled: true, minimumOdds: 130 };

/** Who made a game, and what its maker set; a game without a maker is open to every declarator. */
export const deskOf = (world: World, gameId: string): GameDesk =>
  world.desks.get(gameId) ?? openDesk;
