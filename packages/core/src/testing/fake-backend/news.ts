import type { Change } from '../../contract/schemas/change.ts';
import type { Notification } from '../../contract/schemas/activity.ts';
import type { ActivityAction, NotificationKind, TransactionType } from '../../contract/statuses.ts';
import { notificationBody } from '../../locales/notification-body.ts';
import { place } from './place.ts';
import { currentUser, type FakeSubject, type FakeUser, type World } from './world.ts';
import type { TranslatableText } from './translatable-text.ts';

/** Records an action of a user, and its target; `null` for an unknown user. */
export function recordActivity(
  world: World,
  userId: string | null,
  action: ActivityAction,
  subject?: FakeSubject,
): void {
  const id = world.nextId('activity');
  world.activity.unshift({ ...place, id, userId, action, subject, createdAt: world.timeNow() });
}

/** Publishes the current user to the user's open pages. */
export function announceUser(world: World, userId: string): void {
  const user = world.users.get(userId);
  if (user) world.announce.user(currentUser(world, user));
}

/** The agents above a user, nearest first. */
export function agentsAbove(world: World, user: FakeUser): FakeUser[] {
  const parent = user.parentId === null ? undefined : world.users.get(user.parentId);
  return parent ? [parent, ...agentsAbove(world, parent)] : [];
}

/** Notifies the users who see a list of a change of this user in it. */
export function announceChange(
  world: World,
  kind: Change['kind'],
  id: string,
  about?: FakeUser,
): void {
  world.announce.ops({ kind, id });
  for (const agent of about ? agentsAbove(world, about) : [])
    world.announce.agent(agent.id, { kind, id });
}

/** Notifies a user, with a text that is translated when it is read. */
export function notify(
  world: World,
  userId: string,
  kind: NotificationKind,
  params: NonNullable<TranslatableText['params']>,
  subject: Notification['subject'],
  transactionType?: TransactionType,
): void {
  world.notifications.unshift({
    id: world.nextId('notification'),
    userId,
    kind,
    title: '',
    body: '',
    texts: {
      title: { key: `notification.${kind}.title`, params },
      body: { key: notificationBody(kind, transactionType), params },
    },
    subject,
    readAt: null,
    createdAt: world.timeNow(),
  });
  announceUser(world, userId);
}
