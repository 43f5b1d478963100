import type { Settings } from '../../../contract/schemas/settings.ts';
import { settingsFixture } from '../../fixtures/settings.ts';
import { settingsOf } from '../settings.ts';
import type { World } from '../world.ts';
import type { HandlersOf } from './call.ts';

/** Returns the settings as a visitor reads them; a switch takes effect at once. */
function settingsShown(world: World): Settings {
  const shown = settingsFixture(world.settings);
  const set = settingsOf(world).find(({ name }) => name === 'staffSecondFactor');
  return { ...shown, app: { ...shown.app, staffSecondFactor: set?.value === true } };
}

/** The settings that every visitor reads. */
export const settingsHandlers: HandlersOf<'settings'> = {
  'settings.show': ({ world }) => ({ data: settingsShown(world) }),
};
