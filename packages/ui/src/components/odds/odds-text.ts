import { minusSign, numberFormat } from '@lobi/formats';
import type { OddsFormat } from '../../primitives/kit-provider/kit-context.ts';
import { convertOdds } from './convert-odds.ts';

/** Shown while a side has no odds. */
export const noOdds = '–';

/** Possible values of `scale`: units of the odds per 1. */
export type OddsScale = 100 | 1000;

/**
 * Formats odds, an integer with the stake included; `null` without odds. The return per 100 has at most one
 * decimal, other formats two, or three if needed. @param scale Units of `odds` per 1; default 100, the return
 * per 100 staked.
 * @example oddsText(187, 'decimal', 'id') // '1,87'
 * @example oddsText(1500, 'indo', 'en', 1000) // '−2.00'
 */
export function oddsText(
  odds: number | null,
  format: OddsFormat,
  locale: string,
  scale: OddsScale = 100,
): string {
  if (odds === null) return noOdds;
  const thousandths = odds * (1000 / scale);
  const quote = convertOdds(thousandths, format);
  // The return does not exceed the stake: there is no win to express, so the return is shown as a multiple.
  if (quote === undefined && convertOdds(thousandths, 'decimal') !== undefined)
    return `${oddsText(odds, 'decimal', locale, scale)}×`;
  if (quote === undefined) return noOdds;
  const digits = numberFormat(locale, {
    numberingSystem: 'latn',
    ...(format === 'per100'
      ? { useGrouping: false, maximumFractionDigits: 1 }
      : { minimumFractionDigits: 2, maximumFractionDigits: 3 }),
  }).format(Math.abs(quote) / 1000);
  return quote < 0 ? minusSign + digits : digits;
}
