import { drawOf, type PlaySeeds } from './fairness/draw.ts';
import { keepsPromise, type Commitment } from './fairness/seeds.ts';
import type { InstantGame, InstantOutcome } from './instant-game.ts';

/** Plays once under given seeds: what a server pays by, and what a verifier computes again. */
export async function playFairly<Input, Outcome extends InstantOutcome>(
  game: InstantGame<Input, Outcome>,
  input: Input,
  stake: bigint,
  seeds: PlaySeeds,
): Promise<Outcome> {
  return game.play(input, stake, await drawOf(seeds, game.words));
}

/** A play as a player remembers it, and the seed that was revealed for it. */
export interface PlayProof<Input, Outcome> {
  readonly input: Input;
  readonly stake: bigint;
  readonly outcome: Outcome;
  readonly seeds: PlaySeeds;
  /** Commitment that was shown before the play. */
  readonly commitment: Commitment;
}

/** Result of a verification. It is fair when both hold. */
export interface PlayVerdict<Outcome> {
  /** Is the revealed seed the one that was promised? */
  readonly promiseKept: boolean;
  /** Does the same outcome come out again, to the last unit of the payout? */
  readonly sameOutcome: boolean;
  /** The outcome as it must be. */
  readonly outcome: Outcome;
}

/** `bigint` has no JSON of its own, and a store may keep the fields of an object in another order. */
const plain = (_: string, value: unknown): unknown => {
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
};

/** Are these the same facts? Outcomes are plain data. */
export const sameFacts = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one, plain) === JSON.stringify(other, plain);

/** Computes a play again from what was revealed. Needs no server. */
export async function verifyPlay<Input, Outcome extends InstantOutcome>(
  game: InstantGame<Input, Outcome>,
  proof: PlayProof<Input, Outcome>,
): Promise<PlayVerdict<Outcome>> {
  const outcome = await playFairly(game, proof.input, proof.stake, proof.seeds);
  return {
    promiseKept: await keepsPromise(proof.seeds.serverSeed, proof.commitment),
    sameOutcome: sameFacts(outcome, proof.outcome),
    outcome,
  };
}
