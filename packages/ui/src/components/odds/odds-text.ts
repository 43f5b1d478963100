import type { OddsFormat } from '../../primitives/kit-provider/kit-context.ts';

/** Shown while a side has no odds: they are never invented. */
export const noOdds = '–';

/**
 * Writes odds, an integer of return per 100 staked with the stake included; `null` while there are none.
 * @example oddsText(187, 'decimal', 'id') // '1,87'
 */
export function oddsText(odds: number | null, format: OddsFormat, locale: string): string {
  if (odds === null) return noOdds;
  if (format === 'per100') return String(odds);
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(odds / 100);
}
