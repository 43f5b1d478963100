import {
  asCommitment,
  asServerSeed,
  drawOf,
  keepsPromise,
  mines,
  startMines,
  type PublicMinesRun,
} from '@lobi/core/games';
import { outcomeOf, type VerifyPlay } from '../play-frame/play-shapes.ts';

/** Draws the board of a game of mines again: its promise is kept when every mine lies where it lay. */
export const verifyMines: VerifyPlay = async (play, serverSeed) => {
  const { board, mines: count } = outcomeOf<PublicMinesRun & { payout: bigint }>(play);
  if (!play.fairness || board === null) return false;
  const { commitment, clientSeed, nonce } = play.fairness;
  const seed = asServerSeed(serverSeed);
  if (!(await keepsPromise(seed, asCommitment(commitment)))) return false;
  const again = startMines(
    count,
    await drawOf({ serverSeed: seed, clientSeed, nonce }, mines.words),
  );
  return again.board.length === board.length && again.board.every((tile) => board.includes(tile));
};
