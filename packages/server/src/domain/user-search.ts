import { normalizeDigits, type Currency } from '@lobi/core/contract';
import { toInternationalPhone } from './phone.ts';

/** Digits from which a text may be a phone or an account number rather than a part of a name. */
const fewestDigits = 4;

/** Possible meanings of a search for a person, in the normal forms that are stored. */
export interface UserSearch {
  /** As it was typed: a part of a name. */
  readonly text: string | undefined;
  /** Whole email address, in lower case. */
  readonly email: string | undefined;
  /** A part of an email address; only for readers who know contacts. */
  readonly partOfEmail: string | undefined;
  /** Whole phone in international form. */
  readonly phone: string | undefined;
  /** A part of a phone in international form; only for readers who know contacts. */
  readonly partOfPhone: string | undefined;
  /** Whole account number. */
  readonly account: string | undefined;
}

/**
 * Reads the text that users are searched for. A reader who sees masked contacts finds them only by the
 * whole value, since a partial search would reveal what the mask hides.
 * @param knowsContacts whether the reader sees phones and emails in full
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
