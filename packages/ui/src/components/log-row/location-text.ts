import { fill } from '../../messages/fill.ts';
import type { KitMessages } from '../../messages/kit-messages.ts';

const codePattern = /^[A-Z]{2}$/;

/** Name of a country from its two-letter code in the user's language; other text is unchanged. */
function countryName(country: string, locale: string): string {
  if (!codePattern.test(country)) return country;
  return new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' }).of(country) ?? country;
}

/**
 * Location of an action: city and country as far as known; `undefined` if neither is known.
 * @example locationText('ID', 'Denpasar', 'id', messages) // 'Denpasar, Indonesia'
 */
export function locationText(
  country: string | null | undefined,
  city: string | null | undefined,
  locale: string,
  { display }: Pick<KitMessages, 'display'>,
): string | undefined {
  if (!country) return city || undefined;
  const name = countryName(country, locale);
  return city ? `${city}, ${name}` : fill(display.logUnknownCity, { country: name });
}
