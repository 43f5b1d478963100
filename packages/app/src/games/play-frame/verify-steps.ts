import { parseMoney } from '@lobi/core/contract';
import {
  asCommitment,
  asServerSeed,
  drawOf,
  matchesCommitment,
  isSameOutcome,
  type StepGame,
} from '@lobi/core/games';
import { gamePayoutOf } from './game-payout.ts';
import type { VerifyPlay } from './play-shapes.ts';

/** Verifies finished plays of a game with steps by recomputing all of it. */
export const stepVerifierOf =
  <Start, Run>(game: StepGame<Start, Run>): VerifyPlay =>
  async (play, serverSeed) => {
    const { fairness, outcome, choice, amount, currency } = play;
    const stake = parseMoney(amount, currency);
    if (!fairness || outcome === null || stake === undefined) return false;
    const { commitment, clientSeed, nonce } = fairness;
    const seed = asServerSeed(serverSeed);
    if (!(await matchesCommitment(seed, asCommitment(commitment)))) return false;
    const draw = await drawOf({ serverSeed: seed, clientSeed, nonce }, game.words);
    const run = game.replay(game.start(game.readStart(choice), draw), outcome);
    return (
      isSameOutcome(game.reveal(run), outcome) && game.payout(run, stake) === gamePayoutOf(play)
    );
  };
