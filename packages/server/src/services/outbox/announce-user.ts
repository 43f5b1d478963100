import type { Transaction } from '../../store/database.ts';
import { announceUser as writeNews } from '../../store/outbox.ts';
import { findSelf, lockUsers } from '../../store/users.ts';
import { toUser } from '../wire/to-user.ts';

/**
 * Publishes the current user to the user's own pages after commit, which replace their copy. Locks the
 * user's row, so that events of one user are written in sequence; call it after wallets have been
 * locked.
 * @source spec §7
 */
export async function announceUser(tx: Transaction, userId: string): Promise<void> {
  await lockUsers(tx, [userId]);
  const record = await findSelf(tx, userId);
  if (!record) throw new Error('The user to publish does not exist.');
  await writeNews(tx, toUser(record), record.userVersion);
}
