import { createHash } from 'node:crypto';
import type { Currency } from '@lobi/core/contract';
import type { AccountRef } from '../domain/postings.ts';

const cache = new Map<string, string>();

/** The id of a house account from the migration: its name converted to a UUID. */
function fixedId(code: string, currency: Currency): string {
  const name = `house:${code}:${currency}`;
  const seen = cache.get(name);
  if (seen) return seen;
  const hex = createHash('md5').update(name).digest('hex');
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  cache.set(name, id);
  return id;
}

/** Id under which an account's entries are booked. */
export function accountIdOf(account: AccountRef, currency: Currency): string {
  if (account.kind === 'house') return fixedId(account.code, currency);
  return account.kind === 'pool' ? account.roundId : account.id;
}
