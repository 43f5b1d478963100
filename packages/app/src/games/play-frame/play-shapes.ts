import { parseMoney, type Play } from '@lobi/core/contract';
import {
  asCommitment,
  asServerSeed,
  playForJackpot,
  verifyPlay,
  type InstantGame,
  type InstantOutcome,
} from '@lobi/core/games';
import { gamePayoutOf } from './game-payout.ts';

/**
 * A play's choice, typed by its engine. The platform returns what the engine itself parsed, so that it
 * is not validated again.
 */
export const choiceOf = <Choice>(play: Play): Choice => play.choice as unknown as Choice;

/** A play's outcome, typed by its engine, without the payout. */
export const outcomeOf = <Outcome>(play: Play): Omit<Outcome, 'payout'> =>
  play.outcome as unknown as Omit<Outcome, 'payout'>;

/** Returns whether the seeds confirm a play's jackpot draw. They do not include the pool's amount. */
async function hasSameJackpot(
  { jackpot, fairness, amount, currency }: Play,
  serverSeed: string,
): Promise<boolean> {
  if (!jackpot) return true;
  const stake = parseMoney(amount, currency);
  const turnover = parseMoney(jackpot.turnover, currency);
  if (!fairness || stake === undefined || turnover === undefined) return false;
  const { clientSeed, nonce } = fairness;
  const { contributionBp } = jackpot;
  const seeds = { serverSeed: asServerSeed(serverSeed), clientSeed, nonce };
  const { contribution, won } = await playForJackpot({ contributionBp, turnover }, stake, seeds);
  return (
    won === (jackpot.won !== null) && contribution === parseMoney(jackpot.contribution, currency)
  );
}

/** Verifies a play with a revealed seed; `true` if everything matches. */
export type VerifyPlay = (play: Play, serverSeed: string) => Promise<boolean>;

/** Returns the verification of an instant game's plays. */
export const verifierOf =
  <Input, Outcome extends InstantOutcome>(game: InstantGame<Input, Outcome>): VerifyPlay =>
  async (play, serverSeed) => {
    const stake = parseMoney(play.amount, play.currency);
    const payout = gamePayoutOf(play);
    if (!play.fairness || stake === undefined || payout === undefined) return false;
    const { clientSeed, nonce, commitment } = play.fairness;
    const verdict = await verifyPlay(game, {
      input: game.readInput(play.choice),
      stake,
      outcome: { ...outcomeOf<Outcome>(play), payout } as Outcome,
      seeds: { serverSeed: asServerSeed(serverSeed), clientSeed, nonce },
      commitment: asCommitment(commitment),
    });
    return (
      verdict.commitmentMatches && verdict.sameOutcome && (await hasSameJackpot(play, serverSeed))
    );
  };
