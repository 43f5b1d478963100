import { numberFormat } from '@lobi/formats';

/**
 * A theoretical return in the reader's language: the least and the most of it where it depends on
 * what is chosen, else one figure. Both in basis points.
 * @example returnText(8_564, 9_894, 'id') // '85,64%–98,94%'
 */
export function returnText(leastBp: number, mostBp: number, locale: string): string {
  const format = numberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  return leastBp === mostBp
    ? format.format(leastBp / 10_000)
    : format.formatRange(leastBp / 10_000, mostBp / 10_000);
}
