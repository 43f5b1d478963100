import type { RoundGame } from '../round-game.ts';
import { bingoHalls } from './bingo-round.ts';
import { bingoReturnBp, maximumBingoReturnBp } from './bingo-terms.ts';

/** Bingo in all of its halls, each with its own terms. */
export const bingoRounds: RoundGame = {
  tables: bingoHalls,
  returnOf: (engine) => {
    const terms = bingoHalls[engine]?.terms;
    return { minimumBp: bingoReturnBp(terms), maximumBp: maximumBingoReturnBp(terms) };
  },
};
