import type { ApiName } from '@lobi/core/contract';
import type { Handlers } from '../call.ts';
import type { HandlerDependencies } from './dependencies.ts';

type PeopleRow = Extract<
  ApiName,
  | `${'user' | 'note' | 'activity' | 'session' | 'limit' | 'notification'}.${string}`
  | 'dashboard.show'
>;

/** People: who they are, what they did, their notifications. */
export function createPeopleHandlers({
  services: {
    users,
    userManagement,
    downline,
    notes,
    activity,
    sessions,
    passwordLinks,
    walletFreezes,
    limits,
    notifications,
    dashboard,
  },
}: HandlerDependencies): Pick<Handlers, PeopleRow> {
  return {
    'dashboard.show': async ({ actor, language }) => ({
      data: await dashboard.show(actor, language),
    }),
    'user.list': ({ actor, query }) => users.list(actor, query),
    'user.create': async ({ actor, body }) => ({ data: await userManagement.create(actor, body) }),
    'user.show': async ({ actor, params }) => ({ data: await users.show(actor, params.userId) }),
    'user.update': async ({ actor, params, body }) => ({
      data: await userManagement.update(actor, params.userId, body),
    }),
    'user.status': async ({ actor, params, body }) => ({
      data: await userManagement.changeStatus(actor, params.userId, body),
    }),
    'user.password-link': async ({ actor, params }) => ({
      data: await passwordLinks.make(actor, params.userId),
    }),
    'user.freeze': async ({ actor, params, body }) => ({
      data: await walletFreezes.change(actor, params.userId, body),
    }),
    'user.downline': ({ actor, params, query }) => downline.list(actor, params.userId, query),
    'note.list': ({ actor, params, query }) => notes.list(actor, params.userId, query),
    'note.create': async ({ actor, params, body }) => ({
      data: await notes.create(actor, params.userId, body.text),
    }),
    'activity.list': ({ actor, params, query }) => activity.list(actor, params.userId, query),
    'session.list': async ({ session, params }) => ({
      data: await sessions.list(session, params.userId),
    }),
    'session.revoke': async ({ session, params }) => {
      await sessions.revoke(session, params.userId, params.sessionId);
      return undefined;
    },
    'limit.list': async ({ actor, params }) => ({ data: await limits.list(actor, params.userId) }),
    'limit.set': async ({ actor, params, body }) => ({
      data: await limits.set(actor, params.userId, body),
    }),
    'limit.confirm': async ({ actor, params, body }) => ({
      data: await limits.confirm(actor, params.userId, body),
    }),
    'notification.list': ({ actor, query, language }) => notifications.list(actor, query, language),
    'notification.read': async ({ actor, body }) => {
      await notifications.read(actor, body.ids);
      return undefined;
    },
  };
}
