import { arena } from './en/arena.ts';
import { atoms } from './en/atoms.ts';
import { base } from './en/base.ts';
import { controls } from './en/controls.ts';
import { data } from './en/data.ts';
import { display } from './en/display.ts';
import { flows } from './en/flows.ts';
import { forms } from './en/forms.ts';
import { lobby } from './en/lobby.ts';
import { money } from './en/money.ts';
import { navigation } from './en/navigation.ts';
import { office } from './en/office.ts';
import { overlays } from './en/overlays.ts';
import { play } from './en/play.ts';
import { safety } from './en/safety.ts';
import type { KitMessages } from './kit-messages.ts';

/** The kit's words in English. @source spec §1 */
export const en: KitMessages = {
  base,
  arena,
  atoms,
  controls,
  data,
  display,
  flows,
  forms,
  lobby,
  money,
  navigation,
  office,
  overlays,
  play,
  safety,
};
