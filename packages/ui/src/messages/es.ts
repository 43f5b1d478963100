import { arena } from './es/arena.ts';
import { atoms } from './es/atoms.ts';
import { base } from './es/base.ts';
import { controls } from './es/controls.ts';
import { data } from './es/data.ts';
import { display } from './es/display.ts';
import { flows } from './es/flows.ts';
import { forms } from './es/forms.ts';
import { lobby } from './es/lobby.ts';
import { money } from './es/money.ts';
import { navigation } from './es/navigation.ts';
import { office } from './es/office.ts';
import { overlays } from './es/overlays.ts';
import { play } from './es/play.ts';
import { safety } from './es/safety.ts';
import type { KitMessages } from './kit-messages.ts';

/** The kit's words in Spanish. @source spec §1 */
export const es: KitMessages = {
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
