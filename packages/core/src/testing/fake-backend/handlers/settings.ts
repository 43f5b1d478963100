import type { Settings } from '../../../contract/schemas/settings.ts';
import { settingsFixture } from '../../fixtures/settings.ts';
import { policyOf } from '../protection.ts';
import { settingsOf } from '../settings.ts';
import type { World } from '../world.ts';
import type { HandlersOf } from './call.ts';

/** Returns the public settings; a changed setting applies at once. */
function settingsShown(world: World): Settings {
  const shown = settingsFixture(world.settings);
  const set = settingsOf(world).find(({ name }) => name === 'staffSecondFactor');
  const { jurisdiction, autoPlay, turbo, freePlay, ...rest } = policyOf(world);
  const { limitsMandatory, oneGameAtATime, registrationAsks } = rest;
  const policy = {
    ...{ jurisdiction, autoPlay, turbo, freePlay },
    ...{ limitsMandatory, oneGameAtATime, registrationAsks: [...registrationAsks] },
  };
  return { ...shown, app: { ...shown.app, policy, staffSecondFactor: set?.value === true } };
}

/** Handlers of the public settings. */
export const settingsHandlers: HandlersOf<'settings'> = {
  'settings.show': ({ world }) => ({ data: settingsShown(world) }),
};
