import type { NotificationKind, TransactionType } from '../contract/statuses.ts';
import type { MessageKey } from './id.ts';

/**
 * Key of the text of a notification. What a completed transaction did depends on its type; everything
 * else has one text.
 * @example notificationBody('transaction-completed', 'deposit')
 */
export const notificationBody = (
  kind: NotificationKind,
  type: TransactionType | undefined,
): MessageKey =>
  kind === 'transaction-completed' && type !== undefined
    ? `notification.transaction-completed.${type}`
    : `notification.${kind}.body`;
