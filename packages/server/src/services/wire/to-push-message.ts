import { formatMoney, type Language, type NotificationKind } from '@lobi/core/contract';
import { moneyText, translate } from '@lobi/core/locales';
import type { NotificationParams } from '../../store/notifications.ts';
import type { DuePushMessage, ResultParams } from '../../store/push.ts';
import { notificationTexts } from './to-notification.ts';

/** A push message as the service worker of a device receives it. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  readonly lang: Language;
  /** A message replaces an earlier one with the same tag, which is the same message sent twice. */
  readonly tag: string;
  /** Path of the page to open. */
  readonly path: string;
}

/** Contains only the payout: no text celebrates a return that may be below the stakes. */
function resultTexts(language: Language, { game, fight, currency, paid, walletId }: ResultParams) {
  const amount = BigInt(paid);
  return {
    title: translate(language, 'push.result.title', { game, fight }),
    body:
      amount > 0n
        ? translate(language, 'push.result.paid', {
            amount: moneyText(language, formatMoney(amount, currency), currency),
          })
        : translate(language, 'push.result.unpaid'),
    path: `/wallet/${walletId}/bet`,
  };
}

/** Converts a queued message to the language of its device. */
export function toPushMessage(
  { id, kind, params }: Pick<DuePushMessage, 'id' | 'kind' | 'params'>,
  language: Language,
): PushMessage {
  const texts =
    kind === 'result'
      ? resultTexts(language, params as ResultParams)
      : {
          ...notificationTexts(kind as NotificationKind, params as NotificationParams, language),
          path: '/notification',
        };
  return { ...texts, lang: language, tag: `lobi-${id}` };
}
