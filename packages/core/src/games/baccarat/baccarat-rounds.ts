import type { RoundGame } from '../round-game.ts';
import { baccarat } from './baccarat.ts';
import { baccaratTables } from './baccarat-timing.ts';

/** Baccarat at all of its tables, which have the same return. */
export const baccaratRounds: RoundGame = {
  tables: baccaratTables,
  returnOf: () => baccarat.returnBp,
};
