import type { RoundGame } from '../round-game.ts';
import { bingoHalls, bingoReturnBp } from './bingo-round.ts';

/** Bingo in all of its halls, each with its own terms. */
export const bingoRounds: RoundGame = {
  tables: bingoHalls,
  returnOf: (engine) => {
    const returnBp = bingoReturnBp(bingoHalls[engine]?.terms);
    return { minimumBp: returnBp, maximumBp: returnBp };
  },
};
