import type { User } from '@lobi/core/contract';
import { buildPath, decideAccess, routeOf } from '@lobi/core/routes';
import { areas, type Area } from './area.ts';

/** The area of a reader's own money, for the roles that have one. */
export function areaOf({ role }: Pick<User, 'role'>): Area | undefined {
  return role === 'player' || role === 'agent' ? role : undefined;
}

/**
 * Where a reader sees a transaction of a wallet: one's own in one's area, that of others where it is
 * reviewed; `undefined` for who may see neither.
 */
export function transactionHref(reader: User, walletId: string, id: string): string | undefined {
  const area = areaOf(reader);
  if (area && reader.wallet.id === walletId) return buildPath(areas[area].transaction, { id });
  if (decideAccess(routeOf('transaction.show'), reader) !== 'allow') return undefined;
  return buildPath('transaction.show', { transactionId: id });
}
