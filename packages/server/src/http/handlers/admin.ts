import type { HandlersOf } from '../call.ts';
import type { HandlerDependencies } from './dependencies.ts';

/** Creates the handlers of staff settings and reviews. */
export function createAdminHandlers({
  services: { activity, audit, channels, changes, gameProviders, gateways, report, settings },
}: HandlerDependencies): HandlersOf<'admin'> {
  return {
    'admin.activity.list': ({ actor, query }) => activity.log(actor, query ?? {}),
    'admin.audit': async () => ({ data: await audit.last() }),
    'admin.audit.run': async () => ({ data: await audit.request() }),
    'admin.setting.list': async () => ({ data: await settings.list() }),
    'admin.provider.list': async () => ({ data: await gameProviders.list() }),
    'admin.provider.suspensions': ({ params, query }) =>
      gameProviders.suspensions(params.providerId, query ?? {}),
    'admin.provider.suspend': async ({ actor, params, body }) => ({
      data: await gameProviders.suspend(actor, params.providerId, body.reason),
    }),
    'admin.change.list': ({ actor, query }) => changes.list(actor, query),
    'admin.change.create': async ({ actor, body }) => ({
      data: await changes.request(actor, body),
    }),
    'admin.change.decide': async ({ actor, params, body }) => ({
      data: await changes.decide(actor, params.changeId, body),
    }),
    'admin.change.withdraw': async ({ actor, params }) => ({
      data: await changes.withdraw(actor, params.changeId),
    }),
    'admin.report': async ({ query }) => ({ data: await report.show(query) }),
    'admin.channel.list': async () => ({ data: await channels.list() }),
    'admin.channel.create': async ({ actor, body }) => ({
      data: await channels.create(actor, body),
    }),
    'admin.channel.show': async ({ params }) => ({ data: await channels.show(params.channelId) }),
    'admin.channel.update': async ({ actor, params, body }) => ({
      data: await channels.update(actor, params.channelId, body),
    }),
    'admin.gateway.list': async () => ({ data: await gateways.list() }),
    'admin.gateway.update': async ({ actor, params, body }) => ({
      data: await gateways.update(actor, params.gatewayId, body),
    }),
  };
}
