import type { HandlersOf } from '../call.ts';
import { settingsAt } from '../settings-at.ts';
import type { HandlerDependencies } from './dependencies.ts';

/** Handlers of the public settings. */
export function createSettingsHandlers({
  services: { secondFactors },
  facts,
}: HandlerDependencies): HandlersOf<'settings'> {
  return {
    'settings.show': async ({ origin }) => ({
      data: settingsAt(origin, facts, await secondFactors.isDemanded('admin')),
    }),
  };
}
