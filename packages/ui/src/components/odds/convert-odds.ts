import type { OddsFormat } from '../../primitives/kit-provider/kit-context.ts';

/** Odds as an integer count of thousandths, stake included: 1870 is 1.87. */
export type OddsThousandths = number;

/** Thousandths in one. */
const one = 1000;

/** Integer division with halves away from zero; both sides are positive. */
const divide = (numerator: number, denominator: number): number =>
  Math.floor((2 * numerator + denominator) / (2 * denominator));

/** One over the win, as thousandths: what must be staked to win one. */
const stakePerWin = (win: number): number => divide(one * one, win);

/**
 * Each way of quoting, from the win per stake in thousandths (at least 1). All integers; only the
 * stake needed to win one is a division, and it is rounded to a thousandth.
 */
const quotes: Readonly<Record<OddsFormat, (win: number) => number>> = {
  decimal: (win) => win + one,
  per100: (win) => (win + one) * 100,
  hk: (win) => win,
  indo: (win) => (win >= one ? win : -stakePerWin(win)),
  malay: (win) => (win <= one ? win : -stakePerWin(win)),
};

/** Ways of quoting whose number holds the stake, so that they have one for less than it. */
const countsStake: Readonly<Partial<Record<OddsFormat, true>>> = { decimal: true, per100: true };

/**
 * Odds in another way of quoting, both as integer thousandths. `undefined` where the input is no
 * positive integer: odds are never invented. Odds that return no more than the stake have a quote only
 * where it counts the stake (`decimal`, `per100`); the others quote a win.
 * @example convertOdds(1500, 'indo') // -2000, written -2.00
 * @example convertOdds(2500, 'malay') // -667, written -0.667
 * @source ours – spec does not show how odds are quoted
 */
export function convertOdds(decimal: OddsThousandths, format: OddsFormat): number | undefined {
  const win = decimal - one;
  if (!Number.isSafeInteger(decimal) || decimal < 1) return undefined;
  return win >= 1 || countsStake[format] ? quotes[format](win) : undefined;
}

/** Bounds of the negative quotes: what a stake of less than one wins. */
const isPlain: Readonly<Record<'indo' | 'malay', (quote: number) => boolean>> = {
  indo: (quote) => quote >= one,
  malay: (quote) => quote >= 1 && quote <= one,
};

/**
 * Back to decimal thousandths. `undefined` for a number that is no quote of this kind, e.g. 0.5 in
 * `indo`. Exact for `decimal`, `per100` and `hk`; a negative quote is a rounded division.
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
