import { normalizeDigits, normalizeSearch } from '../../../contract/normalize.ts';
import type { FakeUser, World } from '../world.ts';

/** A phone for comparison: without plus, country code, or leading zero. */
const toLocalDigits = (phone: string): string =>
  normalizeDigits(phone).replace(/^(?:\+62|\+|0+)/, '');

/**
 * Filters users by name, email, phone or account. Callers who see masked contacts find them only by the
 * whole value, and accounts are always found by the whole number.
 */
export function matchingPerson(world: World, search: string | undefined, knowsContacts: boolean) {
  const text = normalizeSearch(search ?? '').toLowerCase();
  const digits = normalizeDigits(text);
  const isNumber = /^\+?\d{4,}$/.test(digits);
  const fits = (whole: string, part: string): boolean =>
    knowsContacts ? whole.includes(part) : whole === part;
  return ({ id, username, name, email, phone }: FakeUser): boolean =>
    [username, name ?? ''].some((known) => known.toLowerCase().includes(text)) ||
    (email !== null && fits(email.toLowerCase(), text)) ||
    (isNumber && phone !== null && fits(toLocalDigits(phone), toLocalDigits(digits))) ||
    (isNumber &&
      world.transactions.some(
        ({ owner, destination }) => owner.id === id && destination?.account === digits,
      ));
}
