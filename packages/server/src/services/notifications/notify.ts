import type { Transaction } from '../../store/database.ts';
import { insertNotification, type NewNotification } from '../../store/notifications.ts';
import { announceUser } from '../outbox/announce-user.ts';

/**
 * Notifies a user: a line in their notifications, and after commit their user with the
 * new number of unread ones. Call it after wallets have been locked, and wake the outbox after the
 * commit. Facts are kept raw and put into words when they are read. @source ours
 */
export async function notify(tx: Transaction, notification: NewNotification): Promise<void> {
  await insertNotification(tx, notification);
  await announceUser(tx, notification.userId);
}
