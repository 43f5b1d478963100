import type { Change } from '../../contract/schemas/change.ts';
import type { Notification } from '../../contract/schemas/activity.ts';
import type { ActivityAction, NotificationKind, TransactionType } from '../../contract/statuses.ts';
import { notificationBody } from '../../locales/notification-body.ts';
import { place } from './place.ts';
import { currentUser, type FakeSubject, type FakeUser, type World } from './world.ts';
import type { Words } from './words.ts';

/** Writes down what a user did, and to what; `null` for an unknown user. */
export function noteActivity(
  world: World,
  userId: string | null,
  action: ActivityAction,
  subject?: FakeSubject,
): void {
  const id = world.nextId('activity');
  world.activity.unshift({ ...place, id, userId, action, subject, createdAt: world.timeNow() });
}

/** Publishes the current user to the open pages of that user. */
export function announceUser(world: World, userId: string): void {
  const user = world.users.get(userId);
  if (user) world.announce.user(currentUser(world, user));
}

/** The agents above a user, nearest first. */
export function agentsAbove(world: World, user: FakeUser): FakeUser[] {
  const parent = user.parentId === null ? undefined : world.users.get(user.parentId);
  return parent ? [parent, ...agentsAbove(world, parent)] : [];
}

/** Notifies those who work on a list that something about this user changed in it. */
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

/** Gives a user news, in words that are put into the reader's language. */
export function notify(
  world: World,
  userId: string,
  kind: NotificationKind,
  params: NonNullable<Words['params']>,
  subject: Notification['subject'],
  transactionType?: TransactionType,
): void {
  world.notifications.unshift({
    id: world.nextId('notification'),
    userId,
    kind,
    title: '',
    body: '',
    words: {
      title: { key: `notification.${kind}.title`, params },
      body: { key: notificationBody(kind, transactionType), params },
    },
    subject,
    readAt: null,
    createdAt: world.timeNow(),
  });
  announceUser(world, userId);
}
