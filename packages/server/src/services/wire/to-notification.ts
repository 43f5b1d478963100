import { isPlatformReason, type Language, type Notification } from '@lobi/core/contract';
import { translate, type MessageParams } from '@lobi/core/locales';
import type { NotificationParams, NotificationRecord } from '../../store/notifications.ts';
import { moneyWords } from './money-words.ts';

/** Reasons of a status that are a rule's. */
const ruleReasons = ['break', 'exclusion', 'restriction-over'] as const;

const isRuleReason = (reason: string): reason is (typeof ruleReasons)[number] =>
  (ruleReasons as readonly string[]).includes(reason);

/** A rule's reason in words; a person's words stay. */
const reasonWords = (language: Language, reason: string): string =>
  isRuleReason(reason) || isPlatformReason(reason)
    ? translate(language, `reason.${reason}`)
    : reason;

/** Browser and device, as far as they are known. */
const deviceWords = (language: Language, device: string): string =>
  device
    .split(', ')
    .filter((part) => part !== 'unknown')
    .join(', ') || translate(language, 'device.unknown');

/** The facts as the reader says them. */
function wordsOf(language: Language, params: NotificationParams): MessageParams {
  const { type, status, amount, currency, reason, username, device } = params;
  const { checks, game, change } = params;
  const words = {
    type: type && translate(language, `transactionType.${type}`),
    status: status && translate(language, `userStatus.${status}`),
    amount: amount && currency && moneyWords(language, amount, currency),
    reason: reason && reasonWords(language, reason),
    username,
    game,
    change: change && translate(language, `changeKind.${change}`),
    device: device && deviceWords(language, device),
    checks: checks?.join(', '),
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
