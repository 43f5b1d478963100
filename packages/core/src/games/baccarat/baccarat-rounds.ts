import type { RoundGame } from '../round-game.ts';
import { baccarat } from './baccarat.ts';
import { baccaratTables } from './baccarat-timing.ts';

/** Baccarat at all of its tables: what a coup returns is the same everywhere. */
export const baccaratRounds: RoundGame = {
  tables: baccaratTables,
  returnOf: () => baccarat.returnBp,
};
