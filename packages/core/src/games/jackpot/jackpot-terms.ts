import { basisPoints } from '../../contract/limits.ts';
import { addRatios, ratio, type Ratio } from '../ratio.ts';

/** By what a jackpot grows and is won; amounts in minor units. @source ours */
export interface JackpotTerms {
  /** Share of every stake that is put aside, in basis points. */
  readonly contributionBp: number;
  /** Seed that the operator pays in at the start and after every win. */
  readonly seed: bigint;
  /** Stakes in all for which it is won once on average: a stake wins with `stake / turnover`. */
  readonly turnover: bigint;
}

/** A built-in jackpot, as a platform offers it from its first day. */
export interface HouseJackpot {
  /** Key of its name, unique among them. */
  readonly name: string;
  /** Games it belongs to, by engine. A game has one jackpot at most. */
  readonly engines: readonly string[];
  readonly contributionBp: number;
  /** In smallest stakes of the currency. */
  readonly seedStakes: bigint;
  /** In smallest stakes of the currency. */
  readonly turnoverStakes: bigint;
}

/**
 * All built-in jackpots. Their games are over with one call: what goes step by step, or at a
 * table, draws otherwise.
 * @source ours
 */
export const houseJackpots: readonly HouseJackpot[] = [
  {
    name: 'night-market',
    engines: ['slots-lantern-three', 'slots-tide-five'],
    contributionBp: 100,
    seedStakes: 10_000n,
    turnoverStakes: 2_000_000n,
  },
];

/** Terms of a built-in jackpot where the smallest stake is `least` minor units. */
export const houseJackpotTerms = (
  { contributionBp, seedStakes, turnoverStakes }: HouseJackpot,
  least: bigint,
): JackpotTerms => ({
  contributionBp,
  seed: seedStakes * least,
  turnover: turnoverStakes * least,
});

/** Chance of a stake to win, exactly. A stake of the turnover or more would win for sure. */
export const jackpotChance = ({ turnover }: Pick<JackpotTerms, 'turnover'>, stake: bigint): Ratio =>
  ratio(stake < turnover ? stake : turnover, turnover);

/**
 * Returns the exact share of all stakes that a jackpot pays back in the long run, on top of the
 * return of its games: every contribution is paid out in the end, and with each win one seed, which
 * comes once for every turnover.
 */
export const jackpotReturn = ({ contributionBp, seed, turnover }: JackpotTerms): Ratio =>
  addRatios(ratio(BigInt(contributionBp), BigInt(basisPoints)), ratio(seed, turnover));
