import {
  isPlatformReason,
  isPublicReason,
  type Language,
  type Notification,
  type NotificationKind,
} from '@lobi/core/contract';
import {
  type MessageParams,
  moneyText,
  notificationBody,
  translate,
  translateMessage,
} from '@lobi/core/locales';
import type { NotificationParams, NotificationRecord } from '../../store/notifications.ts';

/** Reasons of a status that were set by a rule. */
const ruleReasons = ['break', 'exclusion', 'restriction-over'] as const;

const isRuleReason = (reason: string): reason is (typeof ruleReasons)[number] =>
  (ruleReasons as readonly string[]).includes(reason);

/** Text of a platform reason; free text from before reason codes is kept. */
const reasonText = (language: Language, reason: string): string =>
  isRuleReason(reason) || isPlatformReason(reason)
    ? translate(language, `reason.${reason}`)
    : reason;

/**
 * Text of the reason of a status change for the user: a reason code with the remark for the user. Any
 * other text was written for staff and is never shown.
 */
function statusText(language: Language, reason: string, remark: string | undefined): string {
  if (isRuleReason(reason)) return translate(language, `reason.${reason}`);
  return translateMessage(
    language,
    isPublicReason(reason)
      ? { reason, remark: remark ?? null }
      : { reason: 'general', remark: null },
  );
}

/** Browser and device, as far as they are known. */
const deviceText = (language: Language, device: string): string =>
  device
    .split(', ')
    .filter((part) => part !== 'unknown')
    .join(', ') || translate(language, 'device.unknown');

/** Formats the facts of a notification in the user's language. */
function messageParamsOf(language: Language, params: NotificationParams): MessageParams {
  const { type, status, amount, currency, reason, publicReason, remark, username, device } = params;
  const { checks, game, change, provider } = params;
  const texts = {
    type: type && translate(language, `transactionType.${type}`),
    status: status && translate(language, `userStatus.${status}`),
    amount: amount && currency && moneyText(language, amount, currency),
    reason: publicReason
      ? translateMessage(language, { reason: publicReason, remark: remark ?? null })
      : reason && (status ? statusText(language, reason, remark) : reasonText(language, reason)),
    username,
    provider,
    game,
    change: change && translate(language, `changeKind.${change}`),
    device: device && deviceText(language, device),
    checks: checks?.join(', '),
  };
  return Object.fromEntries(Object.entries(texts).map(([name, word]) => [name, word ?? '–']));
}

/** Title and body of a notification in a language. */
export function notificationTexts(
  kind: NotificationKind,
  params: NotificationParams,
  language: Language,
): Pick<Notification, 'title' | 'body'> {
  const texts = messageParamsOf(language, params);
  return {
    title: translate(language, `notification.${kind}.title`, texts),
    body: translate(language, notificationBody(kind, params.type), texts),
  };
}

/** Converts a notification to the user's language. */
export function toNotification(record: NotificationRecord, language: Language): Notification {
  const { kind, subjectKind, subjectId } = record;
  return {
    id: record.id,
    kind,
    ...notificationTexts(kind, record.params, language),
    subject: subjectKind && subjectId ? { kind: subjectKind, id: subjectId } : null,
    readAt: record.readAt?.toISOString() ?? null,
    createdAt: record.createdAt.toISOString(),
  };
}
