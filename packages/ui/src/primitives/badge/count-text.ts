import { numberFormat } from '@lobi/formats';

/**
 * A displayed count, capped at `max`, and the exact one for assistive technology.
 * @example countText(1200, 99, 'id') // { shown: '99+', whole: '1.200' }
 */
export function countText(
  count: number,
  max: number,
  locale?: string,
): { readonly shown: string; readonly whole: string } {
  const numbers = numberFormat(locale);
  const whole = numbers.format(count);
  return { shown: count > max ? `${numbers.format(max)}+` : whole, whole };
}
