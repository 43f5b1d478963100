import { basisPoints } from '../../contract/limits.ts';
import { drawOf, type Draw, type PlaySeeds } from '../fairness/draw.ts';
import type { JackpotTerms } from './jackpot-terms.ts';

/** By what a draw is decided: the seed of a pool decides nothing. */
export type JackpotOdds = Pick<JackpotTerms, 'contributionBp' | 'turnover'>;

/** Effect of a play on a jackpot. */
export interface JackpotDraw {
  /** Its contribution, minor units. */
  readonly contribution: bigint;
  /** Has it won what is in it? */
  readonly won: boolean;
}

/**
 * Block of the play's HMAC with which the jackpot's words begin: far behind those of any game, so
 * that no outcome of a game moves.
 * @source ours
 */
export const jackpotCursor = 1_000;

/** Two for the win and one for the share; some to spare for words that are passed over. */
const words = 3;

const wide = 2n ** 64n;

/** The next whole number below a limit from two words, each equally likely. */
function belowWide(draw: Draw, limit: bigint): bigint {
  const favoured = wide % limit;
  const next = (): bigint => ((BigInt(draw.word()) << 32n) | BigInt(draw.word())) * limit;
  let product = next();
  while (product % wide < favoured) product = next();
  return product / wide;
}

/**
 * Draws what a stake does for a jackpot. It wins with `stake / turnover`. Its contribution is the
 * share of the stake; if that is no whole minor unit, the fraction is drawn as well, so that on
 * average exactly the share is put aside, however small stakes are.
 */
export function drawJackpot(
  { contributionBp, turnover }: JackpotOdds,
  stake: bigint,
  draw: Draw,
): JackpotDraw {
  const won = belowWide(draw, turnover) < stake;
  const whole = BigInt(basisPoints);
  const share = stake * BigInt(contributionBp);
  const more = BigInt(draw.below(basisPoints)) < share % whole ? 1n : 0n;
  return { contribution: share / whole + more, won };
}

/** The same under given seeds: what a server pays by, and what a verifier computes again. */
export const playForJackpot = async (
  odds: JackpotOdds,
  stake: bigint,
  seeds: PlaySeeds,
): Promise<JackpotDraw> => drawJackpot(odds, stake, await drawOf(seeds, words, jackpotCursor));

/**
 * Settles a draw: a play that won is paid the whole pool, its own contribution too, and the pool
 * begins again with the seed. Minor units.
 */
export const settleJackpot = (
  { seed }: Pick<JackpotTerms, 'seed'>,
  pool: bigint,
  { contribution, won }: JackpotDraw,
): { readonly paid: bigint; readonly pool: bigint } =>
  won ? { paid: pool + contribution, pool: seed } : { paid: 0n, pool: pool + contribution };
