import type { Transaction } from '../../store/database.ts';
import { insertNotification, type NewNotification } from '../../store/notifications.ts';
import { queueMoneyMessage } from '../../store/push.ts';
import { announceUser } from '../outbox/announce-user.ts';
import { pushTopicOf } from './push-topics.ts';

/**
 * Notifies a user: stores a notification, queues it for devices that receive the topic `money`, and
 * publishes the number of unread ones after commit. Call it after wallets have been locked, and wake
 * the outbox after the commit. Facts are stored raw and translated when they are read or sent.
 * @source ours
 */
export async function notify(tx: Transaction, notification: NewNotification): Promise<void> {
  await insertNotification(tx, notification);
  if (pushTopicOf[notification.kind] === 'money') await queueMoneyMessage(tx, notification);
  await announceUser(tx, notification.userId);
}
