import { basisPoints } from '../../contract/limits.ts';
import { drawOf, type Draw, type PlaySeeds } from '../fairness/draw.ts';
import type { JackpotTerms } from './jackpot-terms.ts';

/** Terms of a draw; the seed of the pool has no effect on it. */
export type JackpotOdds = Pick<JackpotTerms, 'contributionBp' | 'turnover'>;

/** Effect of a play on a jackpot. */
export interface JackpotDraw {
  /** Its contribution, minor units. */
  readonly contribution: bigint;
  /** Whether it has won the jackpot. */
  readonly won: boolean;
}

/**
 * First HMAC block of the jackpot's words: far beyond those of any game, so that outcomes of games do
 * not change.
 * @source ours
 */
export const jackpotCursor = 1_000;

/** Two for the win and one for the contribution; some spare words for rejections. */
const words = 3;

const wide = 2n ** 64n;

/** The next integer below a limit from two words, with equal probability. */
function belowWide(draw: Draw, limit: bigint): bigint {
  const favoured = wide % limit;
  const next = (): bigint => ((BigInt(draw.word()) << 32n) | BigInt(draw.word())) * limit;
  let product = next();
  while (product % wide < favoured) product = next();
  return product / wide;
}

/**
 * Draws the effect of a stake on a jackpot. It wins with probability `stake / turnover`. Its
 * contribution is the share of the stake; the fraction of a minor unit is drawn as well, so that on
 * average the exact share is contributed, however small the stakes.
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

/** The same under given seeds: used by the server to pay, and by a verifier. */
export const playForJackpot = async (
  odds: JackpotOdds,
  stake: bigint,
  seeds: PlaySeeds,
): Promise<JackpotDraw> => drawJackpot(odds, stake, await drawOf(seeds, words, jackpotCursor));

/**
 * Settles a draw: a winning play receives the whole pool, including its own contribution, and the pool
 * restarts with the seed. Minor units.
 */
export const settleJackpot = (
  { seed }: Pick<JackpotTerms, 'seed'>,
  pool: bigint,
  { contribution, won }: JackpotDraw,
): { readonly paid: bigint; readonly pool: bigint } =>
  won ? { paid: pool + contribution, pool: seed } : { paid: 0n, pool: pool + contribution };
