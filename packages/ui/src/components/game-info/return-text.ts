import { numberFormat } from '@lobi/formats';

/**
 * Formats the theoretical return to player, given in basis points: a range if it depends on the player's
 * choices, else one percentage.
 * @example returnText(8_564, 9_894, 'id') // '85,64%–98,94%'
 */
export function returnText(minimumBp: number, maximumBp: number, locale: string): string {
  const format = numberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  return minimumBp === maximumBp
    ? format.format(minimumBp / 10_000)
    : format.formatRange(minimumBp / 10_000, maximumBp / 10_000);
}
