import { phoneCountries, phoneCountry, type PhoneCountryCode } from './phone-countries.ts';

/** A number in international form and its country. */
export interface PhoneNumber {
  /** E.164, e.g. `+6281234567890`. */
  readonly e164: string;
  readonly country: PhoneCountryCode;
}

/** Country codes, the longest first, so that `855` is not matched as `85…`. */
const byDial = phoneCountries.toSorted((first, second) => second.dial.length - first.dial.length);

const written = /^[+\d\s().-]*$/;

/** Digits after `+` or `00`; `undefined` for a national number. */
function abroad(text: string): string | undefined {
  const digits = text.replace(/\D/g, '');
  if (text.startsWith('+')) return digits;
  return digits.startsWith('00') ? digits.slice(2) : undefined;
}

/**
 * National number without its trunk prefix, including the `(0)` that some users write after the dialling
 * code.
 */
const withoutTrunk = (digits: string, trunk: string): string =>
  trunk !== '' && digits.startsWith(trunk) ? digits.slice(trunk.length) : digits;

function asNumber(digits: string, code: PhoneCountryCode): PhoneNumber | undefined {
  const { dial, trunk, mobile } = phoneCountry(code);
  const national = withoutTrunk(digits, trunk);
  return mobile.test(national) ? { e164: `+${dial}${national}`, country: code } : undefined;
}

/**
 * Parses a typed mobile number to its international form; `undefined` if it is invalid. A country code in the
 * text overrides `country`; a code without its plus is recognized if the number is otherwise invalid.
 * @example normalisePhone('0812-3456-7890', 'ID')?.e164 // '+6281234567890'
 */
export function normalisePhone(text: string, country: PhoneCountryCode): PhoneNumber | undefined {
  const trimmed = text.trim();
  if (!written.test(trimmed)) return undefined;
  const international = abroad(trimmed);
  if (international !== undefined) return fromDial(international);
  const digits = trimmed.replace(/\D/g, '');
  const { dial } = phoneCountry(country);
  return (
    asNumber(digits, country) ??
    (digits.startsWith(dial) ? asNumber(digits.slice(dial.length), country) : undefined)
  );
}

function fromDial(digits: string): PhoneNumber | undefined {
  const existing = byDial.find(({ dial }) => digits.startsWith(dial));
  return existing && asNumber(digits.slice(existing.dial.length), existing.code);
}

/**
 * National form of a number, in groups that are easy to read aloud.
 * @example nationalPhone({ e164: '+6281234567890', country: 'ID' }) // '0812 3456 7890'
 */
export function nationalPhone({ e164, country }: PhoneNumber): string {
  const { dial, trunk } = phoneCountry(country);
  const digits = trunk + e164.slice(dial.length + 1);
  const head = digits.slice(0, 4);
  const groups = digits.slice(4).match(/\d{1,4}/g) ?? [];
  const last = groups.at(-1);
  if (groups.length > 1 && last !== undefined && last.length < 3) {
    groups.splice(-2, 2, groups.at(-2) + last);
  }
  return [head, ...groups].join(' ');
}
