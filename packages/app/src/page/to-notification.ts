import type { Notification, NotificationKind, Role } from '@lobi/core/contract';
import { buildPath, decideAccess, routeOf, type RouteName } from '@lobi/core/routes';
import type { NotificationItem } from '@lobi/ui';
import {
  mdiAccountAlertOutline,
  mdiBankOutline,
  mdiBellOutline,
  mdiBookAlertOutline,
  mdiCheckCircleOutline,
  mdiCloseCircleOutline,
  mdiHandCoinOutline,
  mdiProgressClock,
  mdiShieldCheckOutline,
  mdiSnowflake,
  mdiTrayArrowDown,
  mdiUndo,
} from '@mdi/js';

type Look = Required<Pick<NotificationItem, 'icon' | 'tone'>>;

const looks: Readonly<Record<NotificationKind, Look>> = {
  'transaction-processing': { icon: mdiProgressClock, tone: 'info' },
  'transaction-completed': { icon: mdiCheckCircleOutline, tone: 'success' },
  'transaction-rejected': { icon: mdiCloseCircleOutline, tone: 'danger' },
  'transaction-arrived': { icon: mdiTrayArrowDown, tone: 'info' },
  'balance-returned': { icon: mdiHandCoinOutline, tone: 'info' },
  'confirmation-wanted': { icon: mdiHandCoinOutline, tone: 'warning' },
  'request-received': { icon: mdiTrayArrowDown, tone: 'info' },
  'status-changed': { icon: mdiAccountAlertOutline, tone: 'warning' },
  'signed-in-elsewhere': { icon: mdiShieldCheckOutline, tone: 'warning' },
  'password-link': { icon: mdiShieldCheckOutline, tone: 'warning' },
  'second-factor-on': { icon: mdiShieldCheckOutline, tone: 'success' },
  'second-factor-off': { icon: mdiShieldCheckOutline, tone: 'warning' },
  'second-factor-renewed': { icon: mdiShieldCheckOutline, tone: 'warning' },
  'withdrawal-pin-on': { icon: mdiShieldCheckOutline, tone: 'success' },
  'withdrawal-pin-changed': { icon: mdiShieldCheckOutline, tone: 'warning' },
  'withdrawal-pin-off': { icon: mdiShieldCheckOutline, tone: 'warning' },
  'wallet-frozen': { icon: mdiSnowflake, tone: 'warning' },
  'wallet-unfrozen': { icon: mdiShieldCheckOutline, tone: 'info' },
  'bet-voided': { icon: mdiUndo, tone: 'info' },
  'movement-corrected': { icon: mdiUndo, tone: 'warning' },
  'float-changed': { icon: mdiBankOutline, tone: 'info' },
  'change-approved': { icon: mdiCheckCircleOutline, tone: 'success' },
  'change-rejected': { icon: mdiCloseCircleOutline, tone: 'danger' },
  'limit-raised': { icon: mdiShieldCheckOutline, tone: 'info' },
  'break-over': { icon: mdiShieldCheckOutline, tone: 'info' },
  'books-unsound': { icon: mdiBookAlertOutline, tone: 'danger' },
  'payout-held': { icon: mdiHandCoinOutline, tone: 'danger' },
  'provider-suspended': { icon: mdiAccountAlertOutline, tone: 'danger' },
};

/** For kinds of a newer platform. */
const unknownLook: Look = { icon: mdiBellOutline, tone: 'neutral' };

/** Notifications about a request of another user, to be reviewed. */
const toReview: readonly string[] = [
  'request-received',
  'confirmation-wanted',
] satisfies NotificationKind[];

const reviewPage = (id: string): string =>
  buildPath('admin.transaction.show', { transactionId: id });

const transactionPages: Partial<Record<Role, (id: string, kind: string) => string>> = {
  player: (id) => buildPath('player.transaction.show', { id }),
  agent: (id, kind) =>
    toReview.includes(kind)
      ? buildPath('transaction.show', { transactionId: id })
      : buildPath('agent.transaction.show', { id }),
  admin: reviewPage,
  superadmin: reviewPage,
};

/** Pages that are the same for every user. */
const pages = {
  user: (userId: string) => buildPath('user.show', { userId }),
  wallet: (walletId: string) => buildPath('ledger.index', { walletId }),
  change: () => buildPath('admin.change', {}),
} as const;

/** Pages of staff for notifications without a subject. */
const staffPages = {
  'books-unsound': 'admin.audit',
  'payout-held': 'admin.provider',
  'provider-suspended': 'admin.provider',
} as const satisfies Partial<Record<NotificationKind, RouteName>>;

function hrefOf(
  { kind, subject }: Pick<Notification, 'kind' | 'subject'>,
  reader: { readonly id: string; readonly role: Role },
): string | undefined {
  if (kind === 'limit-raised') return buildPath('limit.index', { userId: reader.id });
  const routeName = Object.hasOwn(staffPages, kind)
    ? staffPages[kind as keyof typeof staffPages]
    : undefined;
  if (routeName)
    return decideAccess(routeOf(routeName), reader) === 'allow' ? buildPath(routeName) : undefined;
  if (!subject) return undefined;
  const page = subject.kind === 'transaction' ? undefined : pages[subject.kind];
  if (page) return page(subject.id);
  return transactionPages[reader.role]?.(subject.id, kind);
}

/** A notification for the bell and its page, with a link to its subject. */
export function toNotification(
  notification: Notification,
  reader: { readonly id: string; readonly role: Role },
): NotificationItem {
  const { id, kind, title, body, createdAt, readAt } = notification;
  const look = Object.hasOwn(looks, kind) ? looks[kind as NotificationKind] : unknownLook;
  return {
    ...look,
    id,
    title,
    body,
    at: createdAt,
    read: readAt !== null,
    href: hrefOf(notification, reader),
  };
}
