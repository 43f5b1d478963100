import { parseMoney, type Play } from '@lobi/core/contract';
import {
  asCommitment,
  asServerSeed,
  verifyPlay,
  type InstantGame,
  type InstantOutcome,
} from '@lobi/core/games';

/**
 * A play's choice in the shape of its engine. The platform answers with what the engine itself read,
 * so nothing is checked again.
 */
export const choiceOf = <Choice>(play: Play): Choice => play.choice as unknown as Choice;

/** A play's outcome in the shape of its engine, without the payout. */
export const outcomeOf = <Outcome>(play: Play): Omit<Outcome, 'payout'> =>
  play.outcome as unknown as Omit<Outcome, 'payout'>;

/** Computes a play again from a revealed seed; `true` when all of it holds. */
export type VerifyPlay = (play: Play, serverSeed: string) => Promise<boolean>;

/** How plays of an instant game are verified. */
export const verifierOf =
  <Input, Outcome extends InstantOutcome>(game: InstantGame<Input, Outcome>): VerifyPlay =>
  async (play, serverSeed) => {
    const stake = parseMoney(play.amount, play.currency);
    const payout = parseMoney(play.payout ?? '0', play.currency);
    if (!play.fairness || stake === undefined || payout === undefined) return false;
    const { clientSeed, nonce, commitment } = play.fairness;
    const verdict = await verifyPlay(game, {
      input: game.readInput(play.choice),
      stake,
      outcome: { ...outcomeOf<Outcome>(play), payout } as Outcome,
      seeds: { serverSeed: asServerSeed(serverSeed), clientSeed, nonce },
      commitment: asCommitment(commitment),
    });
    return verdict.promiseKept && verdict.sameOutcome;
  };
