import type { HandlersOf } from '../call.ts';
import type { HandlerDependencies } from './dependencies.ts';

/** Figures by role. */
export function createDashboardHandlers({
  services: { dashboard },
}: HandlerDependencies): HandlersOf<'dashboard'> {
  return {
    'dashboard.show': async ({ actor, language }) => ({
      data: await dashboard.show(actor, language),
    }),
  };
}
