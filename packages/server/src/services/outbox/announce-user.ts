import type { Transaction } from '../../store/database.ts';
import { announceUser as writeNews } from '../../store/outbox.ts';
import { findSelf, lockUsers } from '../../store/users.ts';
import { toUser } from '../wire/to-user.ts';

/**
 * Publishes the current user to their own pages after commit; the pages replace the user that they hold.
 * Takes the user's row, so that news of one user are written one after the other; call it after
 * wallets have been locked. @source spec §7
 */
export async function announceUser(tx: Transaction, userId: string): Promise<void> {
  await lockUsers(tx, [userId]);
  const record = await findSelf(tx, userId);
  if (!record) throw new Error('There is no such user to announce.');
  await writeNews(tx, toUser(record), record.userVersion);
}
