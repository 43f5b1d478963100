import type { Language, Notification } from '@lobi/core/contract';
import { translate, type MessageParams } from '@lobi/core/locales';
import type { NotificationParams, NotificationRecord } from '../../store/notifications.ts';
import { moneyWords } from './money-words.ts';

/** Reasons that are a rule's and not a person's words. */
const reasonKeys = { expired: 'reason.expired', break: 'reason.break' } as const;

function reasonWords(language: Language, reason: string): string {
  return Object.hasOwn(reasonKeys, reason)
    ? translate(language, reasonKeys[reason as keyof typeof reasonKeys])
    : reason;
}

/** The facts as the reader says them. */
function wordsOf(language: Language, params: NotificationParams): MessageParams {
  const { type, status, amount, currency, reason, username, device } = params;
  const words = {
    type: type && translate(language, `transactionType.${type}`),
    status: status && translate(language, `userStatus.${status}`),
    amount: amount && currency && moneyWords(language, amount, currency),
    reason: reason && reasonWords(language, reason),
    username,
    device,
  };
  return Object.fromEntries(Object.entries(words).map(([name, word]) => [name, word ?? '–']));
}

/** A notification in the reader's language. */
export function toNotification(record: NotificationRecord, language: Language): Notification {
  const { kind, subjectKind, subjectId } = record;
  const words = wordsOf(language, record.params);
  return {
    id: record.id,
    kind,
    title: translate(language, `notification.${kind}.title`, words),
    body: translate(language, `notification.${kind}.body`, words),
    subject: subjectKind && subjectId ? { kind: subjectKind, id: subjectId } : null,
    readAt: record.readAt?.toISOString() ?? null,
    createdAt: record.createdAt.toISOString(),
  };
}
