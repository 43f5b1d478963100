import type { ApiName } from '@lobi/core/contract';
import type { Handlers } from '../call.ts';
import type { HandlerDependencies } from './dependencies.ts';

type AdminRow = Extract<
  ApiName,
  | 'admin.activity.list'
  | 'admin.audit'
  | 'admin.audit.run'
  | 'admin.report'
  | `admin.change.${string}`
  | `admin.provider.${string}`
  | `admin.setting.${string}`
>;

/** What staff asks about the platform as a whole. */
export function createAdminHandlers({
  services: { activity, audit, report, changes, settings, gameProviders },
}: HandlerDependencies): Pick<Handlers, AdminRow> {
  return {
    'admin.activity.list': ({ actor, query }) => activity.log(actor, query ?? {}),
    'admin.audit': async () => ({ data: await audit.last() }),
    'admin.audit.run': async () => ({ data: await audit.ask() }),
    'admin.setting.list': async () => ({ data: await settings.list() }),
    'admin.provider.list': async () => ({ data: await gameProviders.list() }),
    'admin.provider.suspensions': ({ params, query }) =>
      gameProviders.suspensions(params.providerId, query ?? {}),
    'admin.provider.suspend': async ({ actor, params, body }) => ({
      data: await gameProviders.suspend(actor, params.providerId, body.reason),
    }),
    'admin.change.list': ({ actor, query }) => changes.list(actor, query),
    'admin.change.create': async ({ actor, body }) => ({ data: await changes.ask(actor, body) }),
    'admin.change.decide': async ({ actor, params, body }) => ({
      data: await changes.decide(actor, params.changeId, body),
    }),
    'admin.change.withdraw': async ({ actor, params }) => ({
      data: await changes.withdraw(actor, params.changeId),
    }),
    'admin.report': async ({ query }) => ({ data: await report.show(query) }),
  };
}
