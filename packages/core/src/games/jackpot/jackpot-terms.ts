import { basisPoints } from '../../contract/limits.ts';
import { addRatios, ratio, type Ratio } from '../ratio.ts';

/** Terms by which a jackpot grows and is won; amounts in minor units. @source ours */
export interface JackpotTerms {
  /** Contribution of every stake to the jackpot, in basis points. */
  readonly contributionBp: number;
  /** Seed that the operator pays in at the start and after every win. */
  readonly seed: bigint;
  /** Average total of stakes between two wins: a stake wins with probability `stake / turnover`. */
  readonly turnover: bigint;
}

/** A built-in jackpot, as offered by default. */
export interface BuiltInJackpot {
  /** Unique key of its name. */
  readonly name: string;
  /** Engines of its games. A game has at most one jackpot. */
  readonly engines: readonly string[];
  readonly contributionBp: number;
  /** In smallest stakes of the currency. */
  readonly seedStakes: bigint;
  /** In smallest stakes of the currency. */
  readonly turnoverStakes: bigint;
}

/**
 * All built-in jackpots. Their games end with one call; games with steps or tables are drawn in another
 * way.
 * @source ours
 */
export const builtInJackpots: readonly BuiltInJackpot[] = [
  {
    name: 'night-market',
    engines: ['slots-lantern-three', 'slots-tide-five'],
    contributionBp: 100,
    seedStakes: 10_000n,
    turnoverStakes: 2_000_000n,
  },
];

/** Terms of a built-in jackpot for a smallest stake of `minimum` minor units. */
export const builtInJackpotTerms = (
  { contributionBp, seedStakes, turnoverStakes }: BuiltInJackpot,
  minimum: bigint,
): JackpotTerms => ({
  contributionBp,
  seed: seedStakes * minimum,
  turnover: turnoverStakes * minimum,
});

/** Chance of a stake to win, exactly. A stake of the turnover or more would win for sure. */
export const jackpotChance = ({ turnover }: Pick<JackpotTerms, 'turnover'>, stake: bigint): Ratio =>
  ratio(stake < turnover ? stake : turnover, turnover);

/**
 * Returns the exact long-term share of all stakes that a jackpot pays back, in addition to the return of
 * its games: every contribution is eventually paid out, and with each win one seed, which occurs once
 * per turnover.
 */
export const jackpotReturn = ({ contributionBp, seed, turnover }: JackpotTerms): Ratio =>
  addRatios(ratio(BigInt(contributionBp), BigInt(basisPoints)), ratio(seed, turnover));
