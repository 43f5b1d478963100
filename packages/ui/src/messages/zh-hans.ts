import { arena } from './zh-hans/arena.ts';
import { atoms } from './zh-hans/atoms.ts';
import { base } from './zh-hans/base.ts';
import { controls } from './zh-hans/controls.ts';
import { data } from './zh-hans/data.ts';
import { display } from './zh-hans/display.ts';
import { flows } from './zh-hans/flows.ts';
import { forms } from './zh-hans/forms.ts';
import { lobby } from './zh-hans/lobby.ts';
import { money } from './zh-hans/money.ts';
import { navigation } from './zh-hans/navigation.ts';
import { office } from './zh-hans/office.ts';
import { overlays } from './zh-hans/overlays.ts';
import { play } from './zh-hans/play.ts';
import { safety } from './zh-hans/safety.ts';
import type { KitMessages } from './kit-messages.ts';

/** The kit's words in Simplified Chinese. @source spec §1 */
export const zhHans: KitMessages = {
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
