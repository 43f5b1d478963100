import type { PlayStep } from '../contract/schemas/play.ts';
import { stepGameOf } from './step-games.ts';

/** The stakes of an open play: their number, all equal, and their sum in minor units. */
export interface TakenStakes {
  readonly engine: string;
  readonly amount: bigint;
  readonly stakes: number;
}

/** The further stake of a step. Amounts in minor units. */
export interface FurtherStake {
  /** Amount of the step. */
  readonly amount: bigint;
  /** Number of equal stakes in this amount. */
  readonly count: number;
  /** Amount of one stake, equal to the first. */
  readonly each: bigint;
  /** Sum of all stakes of the play afterwards, to which the jurisdiction's cap applies. */
  readonly sum: bigint;
}

/** Returns the amount of each stake of a play, in minor units. */
export function equalStakeOf({ amount, stakes }: Pick<TakenStakes, 'amount' | 'stakes'>): bigint {
  const each = amount / BigInt(stakes);
  if (each * BigInt(stakes) !== amount) throw new Error('The stakes of a play are not equal.');
  return each;
}

/** Returns whether plays of an engine may have further stakes. */
export const takesFurtherStakes = (engine: string): boolean =>
  stepGameOf(engine)?.furtherStakes !== undefined;

/**
 * Returns the further stake of a step, or `null` for a step without one. Servers, the fake backend and
 * practice mode share this rule. It depends on the step alone, so that a server can check the stake
 * before it locks anything; whether the step is allowed is decided later, in the same transaction.
 * @source ours
 */
export function furtherStakeOf(play: TakenStakes, step: PlayStep): FurtherStake | null {
  const count = stepGameOf(play.engine)?.furtherStakes?.(step) ?? 0;
  if (count <= 0) return null;
  const each = equalStakeOf(play);
  const amount = each * BigInt(count);
  return { amount, count, each, sum: play.amount + amount };
}
