import type { RoundGame } from '../round-game.ts';
import { crashEdgeBp } from './crash-point.ts';
import { crashTables } from './crash-round.ts';

const returnBp = 10_000 - crashEdgeBp;

/** Crash at all of its tables. */
export const crashRounds: RoundGame = {
  tables: crashTables,
  returnOf: () => ({ minimumBp: returnBp, maximumBp: returnBp }),
};
