import type { OddsFormat } from '../../primitives/kit-provider/kit-context.ts';

/** Odds as an integer count of thousandths, stake included: 1870 is 1.87. */
export type OddsThousandths = number;

/** Thousandths in one. */
const one = 1000;

/** Integer division that rounds half away from zero; both operands are positive. */
const divide = (numerator: number, denominator: number): number =>
  Math.floor((2 * numerator + denominator) / (2 * denominator));

/** Stake needed to win one, in thousandths: the reciprocal of the win. */
const stakePerWin = (win: number): number => divide(one * one, win);

/**
 * Each odds format, from the win per stake in thousandths (at least 1). All integers; only the stake needed
 * to win one requires a division, rounded to a thousandth.
 */
const quotes: Readonly<Record<OddsFormat, (win: number) => number>> = {
  decimal: (win) => win + one,
  per100: (win) => (win + one) * 100,
  hk: (win) => win,
  indo: (win) => (win >= one ? win : -stakePerWin(win)),
  malay: (win) => (win <= one ? win : -stakePerWin(win)),
};

/** Odds formats that include the stake, so that they can express a return below it. */
const countsStake: Readonly<Partial<Record<OddsFormat, true>>> = { decimal: true, per100: true };

/**
 * Converts odds between formats, both as integer thousandths. `undefined` for invalid input: odds are never
 * made up. A return of no more than the stake exists only in formats that include it (`decimal`, `per100`);
 * the others express a win.
 * @example convertOdds(1500, 'indo') // -2000, written -2.00
 * @example convertOdds(2500, 'malay') // -667, written -0.667
 * @source ours – spec does not show how odds are quoted
 */
export function convertOdds(decimal: OddsThousandths, format: OddsFormat): number | undefined {
  const win = decimal - one;
  if (!Number.isSafeInteger(decimal) || decimal < 1) return undefined;
  return win >= 1 || countsStake[format] ? quotes[format](win) : undefined;
}

/** Whether odds of a format are positive, so that they are the win per stake. */
const isPlain: Readonly<Record<'indo' | 'malay', (quote: number) => boolean>> = {
  indo: (quote) => quote >= one,
  malay: (quote) => quote >= 1 && quote <= one,
};

/**
 * Converts back to decimal thousandths. `undefined` for an invalid number of the format, e.g. 0.5 in `indo`.
 * Exact for `decimal`, `per100` and `hk`; a negative number requires a rounded division.
 */
export function decimalOdds(quote: number, format: OddsFormat): OddsThousandths | undefined {
  if (!Number.isSafeInteger(quote)) return undefined;
  if (format === 'per100') return quote % 100 === 0 ? fromWin(quote / 100 - one) : undefined;
  if (format === 'decimal') return fromWin(quote - one);
  if (format === 'hk') return fromWin(quote);
  if (isPlain[format](quote)) return fromWin(quote);
  const beyond = format === 'indo' ? quote < -one : quote < 0 && quote > -one;
  return beyond ? fromWin(stakePerWin(-quote)) : undefined;
}

function fromWin(win: number): OddsThousandths | undefined {
  return win >= 1 ? win + one : undefined;
}
