import { normalizeDigits, type Currency } from '@lobi/core/contract';
import { toInternationalPhone } from './phone.ts';

/**
 * Minimum number of digits of a text that may be a phone or an account number rather than a part of a
 * name.
 */
const fewestDigits = 4;

/** Possible meanings of a search for a user, in normalized form as stored. */
export interface UserSearch {
  /** The text as entered: a part of a name. */
  readonly text: string | undefined;
  /** Whole email address, in lower case. */
  readonly email: string | undefined;
  /** A part of an email address; only for callers who may see contacts. */
  readonly partOfEmail: string | undefined;
  /** Whole phone number in international form. */
  readonly phone: string | undefined;
  /** A part of a phone number in international form; only for callers who may see contacts. */
  readonly partOfPhone: string | undefined;
  /** Whole account number. */
  readonly account: string | undefined;
}

/**
 * Parses the text of a user search. A caller who sees masked contacts finds them only by the whole
 * value, since a partial search would reveal the masked part.
 * @param knowsContacts whether the caller sees phones and emails in full
 * @source ours
 */
export function readUserSearch(
  search: string | undefined,
  currency: Currency,
  knowsContacts: boolean,
): UserSearch {
  const text = search?.trim() || undefined;
  const digits = normalizeDigits(text ?? '');
  const isNumber = /^\+?\d+$/.test(digits) && digits.length >= fewestDigits;
  return {
    text,
    email: text?.includes('@') ? text.toLowerCase() : undefined,
    partOfEmail: knowsContacts ? text : undefined,
    phone: isNumber ? toInternationalPhone(digits, currency) : undefined,
    // Without the plus, or the zero that a country dials itself with.
    partOfPhone: isNumber && knowsContacts ? digits.replace(/^(?:\+|0+)/, '') : undefined,
    account: isNumber ? digits.replace('+', '') : undefined,
  };
}
