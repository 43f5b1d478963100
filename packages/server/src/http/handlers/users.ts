import type { HandlersOf } from '../call.ts';
import type { HandlerDependencies } from './dependencies.ts';

/** Handlers to list, create and change users. */
export function createUserHandlers({
  services: { users, userManagement, downline, passwordLinks, walletFreezes },
}: HandlerDependencies): HandlersOf<'user'> {
  return {
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
  };
}
