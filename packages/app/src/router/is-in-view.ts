import type { Notification, NotificationKind } from '@lobi/core/contract';
import { routeAt, type RouteName } from '@lobi/core/routes';

/** Pages where users cause such notifications about themselves; the page itself shows the effect. */
const doneAt: Readonly<Partial<Record<NotificationKind, RouteName>>> = {
  'second-factor-on': 'user.edit',
  'second-factor-off': 'user.edit',
  'status-changed': 'limit.index',
};

/** Returns whether the page at this address shows the notification itself, or its subject. */
export function isInView(
  { kind, subject }: Pick<Notification, 'kind' | 'subject'>,
  href: string | undefined,
  { pathname, search }: { readonly pathname: string; readonly search: string },
): boolean {
  const route = routeAt(pathname);
  if (route === 'notification.index' || pathname === href) return true;
  const ownPlace = Object.hasOwn(doneAt, kind) ? doneAt[kind as NotificationKind] : undefined;
  if (ownPlace !== undefined && ownPlace === route) return true;
  const named = [...pathname.split('/'), ...new URLSearchParams(search).values()];
  return subject?.kind === 'transaction' && named.includes(subject.id);
}
