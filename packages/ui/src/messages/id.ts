import { arena } from './id/arena.ts';
import { atoms } from './id/atoms.ts';
import { base } from './id/base.ts';
import { controls } from './id/controls.ts';
import { data } from './id/data.ts';
import { display } from './id/display.ts';
import { flows } from './id/flows.ts';
import { forms } from './id/forms.ts';
import { lobby } from './id/lobby.ts';
import { money } from './id/money.ts';
import { navigation } from './id/navigation.ts';
import { office } from './id/office.ts';
import { overlays } from './id/overlays.ts';
import { play } from './id/play.ts';
import { safety } from './id/safety.ts';

/** The kit's words in Indonesian, the reference language: the keys of every other follow from it. @source spec §1 */
export const id = {
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
