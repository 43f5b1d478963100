import type { Currency } from '@lobi/core/contract';
import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js';

/**
 * Default country of a phone number without a country code: that of the platform's currency. @source
 * ours
 */
const countryOf: Readonly<Record<Currency, CountryCode>> = {
  IDR: 'ID',
  PHP: 'PH',
  USD: 'US',
  VND: 'VN',
  THB: 'TH',
  MYR: 'MY',
};

/**
 * Converts a phone number to the international form (E.164); `undefined` for an impossible number. It
 * checks the length and not the assigned range, because ranges are assigned faster than tables are
 * updated.
 * @example toInternationalPhone('(0812) 3456-7890', 'IDR') // '+6281234567890'
 */
export function toInternationalPhone(phone: string, currency: Currency): string | undefined {
  const parsed = parsePhoneNumberFromString(phone, countryOf[currency]);
  return parsed?.isPossible() ? parsed.number : undefined;
}

/**
 * Digits of a phone number with the country code of the currency's country, in national form;
 * `undefined` for other digits.
 * @example toNationalPhone('6281234567890', 'IDR') // '081234567890'
 */
export function toNationalPhone(phone: string, currency: Currency): string | undefined {
  const parsed = parsePhoneNumberFromString(`+${phone}`);
  const isOwn = parsed?.isValid() === true && parsed.country === countryOf[currency];
  return isOwn ? parsed.formatNational().replace(/\D/g, '') : undefined;
}
