import type { Currency } from '@lobi/core/contract';
import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js';

/** Country of a phone that names none: where the platform's currency is used. @source ours */
const countryOf: Readonly<Record<Currency, CountryCode>> = {
  IDR: 'ID',
  PHP: 'PH',
  USD: 'US',
  VND: 'VN',
  THB: 'TH',
  MYR: 'MY',
};

/**
 * The international form of a phone (E.164), or `undefined` for one that no phone can have. Asks
 * for a possible length and not for an assigned range: ranges are assigned faster than tables are.
 * @example toInternationalPhone('(0812) 3456-7890', 'IDR') // '+6281234567890'
 */
export function toInternationalPhone(phone: string, currency: Currency): string | undefined {
  const parsed = parsePhoneNumberFromString(phone, countryOf[currency]);
  return parsed?.isPossible() ? parsed.number : undefined;
}

/**
 * Digits of a phone that begins with the code of the currency's country, as the country itself dials
 * them; `undefined` for all other digits.
 * @example toNationalPhone('6281234567890', 'IDR') // '081234567890'
 */
export function toNationalPhone(phone: string, currency: Currency): string | undefined {
  const parsed = parsePhoneNumberFromString(`+${phone}`);
  const isOwn = parsed?.isValid() === true && parsed.country === countryOf[currency];
  return isOwn ? parsed.formatNational().replace(/\D/g, '') : undefined;
}
