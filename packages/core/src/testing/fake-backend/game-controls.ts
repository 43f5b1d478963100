import type { GameControls, World } from './world.ts';

const defaultControls: GameControls = { makerId: null, enabled: true, minimumOdds: 130 };

/** Returns the creator of a game, and its settings; any declarator may run a game without a creator. */
export const gameControlsOf = (world: World, gameId: string): GameControls =>
  world.gameControls.get(gameId) ?? defaultControls;
