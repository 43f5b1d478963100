import { drawOf, type PlaySeeds } from './fairness/draw.ts';
import { matchesCommitment, type Commitment } from './fairness/seeds.ts';
import type { InstantGame, InstantOutcome } from './instant-game.ts';

/** Plays once under given seeds: used by the server to pay, and by a verifier. */
export async function playFairly<Input, Outcome extends InstantOutcome>(
  game: InstantGame<Input, Outcome>,
  input: Input,
  stake: bigint,
  seeds: PlaySeeds,
): Promise<Outcome> {
  return game.play(input, stake, await drawOf(seeds, game.words));
}

/** A play as stored, and its revealed seed. */
export interface PlayProof<Input, Outcome> {
  readonly input: Input;
  readonly stake: bigint;
  readonly outcome: Outcome;
  readonly seeds: PlaySeeds;
  /** Commitment shown before the play. */
  readonly commitment: Commitment;
}

/** Result of a verification; fair if both parts are true. */
export interface PlayVerdict<Outcome> {
  /** Whether the revealed seed matches its commitment. */
  readonly commitmentMatches: boolean;
  /** Whether the same outcome is computed again, to the minor unit of the payout. */
  readonly sameOutcome: boolean;
  /** The recomputed outcome. */
  readonly outcome: Outcome;
}

/** `bigint` has no JSON representation, and a store may change the order of fields. */
const plain = (_: string, value: unknown): unknown => {
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
};

/** Returns whether two outcomes, which are plain data, are equal. */
export const isSameOutcome = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one, plain) === JSON.stringify(other, plain);

/** Verifies a play from its revealed seeds. Needs no server. */
export async function verifyPlay<Input, Outcome extends InstantOutcome>(
  game: InstantGame<Input, Outcome>,
  proof: PlayProof<Input, Outcome>,
): Promise<PlayVerdict<Outcome>> {
  const outcome = await playFairly(game, proof.input, proof.stake, proof.seeds);
  return {
    commitmentMatches: await matchesCommitment(proof.seeds.serverSeed, proof.commitment),
    sameOutcome: isSameOutcome(outcome, proof.outcome),
    outcome,
  };
}
