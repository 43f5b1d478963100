import type { ApiName } from '@lobi/core/contract';
import type { Handlers } from '../call.ts';
import type { HandlerDependencies } from './dependencies.ts';

type AdminRow = Extract<ApiName, 'admin.audit' | 'admin.report'>;

/** What staff asks about the platform as a whole. */
export function createAdminHandlers({
  services: { audit, report },
}: HandlerDependencies): Pick<Handlers, AdminRow> {
  return {
    'admin.audit': async () => ({ data: await audit.run() }),
    'admin.report': async ({ query }) => ({ data: await report.show(query) }),
  };
}
