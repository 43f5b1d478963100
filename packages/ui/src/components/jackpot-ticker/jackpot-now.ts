import { scaleAmount, sumAmounts } from '../odds/amount-math.ts';

/** Longest time an amount is carried on without news of the server, in ms. */
const longestMs = 60_000;

/**
 * A jackpot as it stands `elapsedMs` after the server told it, at the rate the server told. After a
 * minute without news it stands still rather than run on by itself.
 * @example jackpotNow('1000000', '250', 4_000, 'IDR') // '1001000'
 */
export function jackpotNow(
  amount: string,
  ratePerSecond: string,
  elapsedMs: number,
  currency: string,
): string {
  const known = Math.floor(Math.min(Math.max(elapsedMs, 0), longestMs));
  return sumAmounts([amount, scaleAmount(ratePerSecond, known, 1000, currency)], currency);
}
