import { AppError, type BreakLength } from '@lobi/core/contract';
import { breakEnd, breakEndableAt, isBreakCovered } from '@lobi/core/policy';
import type { Transaction } from '../../store/database.ts';
import { requestPersonSearch } from '../../store/person-searches.ts';
import { endPlay, startBreak } from '../../store/protection.ts';
import { findSelf, findUserDetail, lockUsersWithWallets } from '../../store/users.ts';
import type { SelfRecord, UserDetailRecord } from '../../store/users.ts';
import { announceChange } from '../outbox/announce-change.ts';
import { notify } from '../notifications/notify.ts';

/** A new break, and the reason shown to the player. */
export interface NewBreak {
  readonly userId: string;
  readonly length: BreakLength;
  readonly reason: 'break' | 'exclusion';
  readonly at: Date;
}

/** The user, locked for this transaction. @throws AppError `not_found` */
export async function lockUser(tx: Transaction, id: string): Promise<UserDetailRecord> {
  await lockUsersWithWallets(tx, [id]);
  const record = await findUserDetail(tx, id);
  if (!record) throw new AppError('not_found');
  return record;
}

export async function selfOf(tx: Transaction, id: string): Promise<SelfRecord> {
  const self = await findSelf(tx, id);
  if (!self) throw new AppError('not_found');
  return self;
}

/**
 * Begins a break at once, notifies the player, and requests a search for other accounts of the person.
 * It cannot be ended early, no matter who requested it.
 * @returns the end of the break, and the user after the change
 * @throws AppError `conflict` when a running break ends at that time or later
 */
export async function beginBreak(
  tx: Transaction,
  { userId, length, reason, at }: NewBreak,
): Promise<{ readonly until: Date; readonly self: SelfRecord }> {
  const record = await lockUser(tx, userId);
  const until = breakEnd(length, at);
  if (isBreakCovered(record.statusUntil, until)) {
    throw new AppError('conflict', 'a break that runs ends no earlier');
  }
  await startBreak(tx, userId, until, breakEndableAt(length, at));
  await endPlay(tx, userId, at);
  await requestPersonSearch(tx, userId, at);
  const self = await selfOf(tx, userId);
  const params = { status: self.status, reason };
  await notify(tx, { userId, kind: 'status-changed', params, at });
  await announceChange(tx, { kind: 'user', id: userId, ownerId: userId });
  return { until, self: { ...self, unread: self.unread + 1 } };
}
