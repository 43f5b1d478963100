import { arena } from './es/arena.ts';
import { atoms } from './es/atoms.ts';
import { base } from './es/base.ts';
import { controls } from './es/controls.ts';
import { data } from './es/data.ts';
import { dice } from './es/dice.ts';
import { display } from './es/display.ts';
import { fishing } from './es/fishing.ts';
import { flows } from './es/flows.ts';
import { forms } from './es/forms.ts';
import { limbo } from './es/limbo.ts';
import { lobby } from './es/lobby.ts';
import { mines } from './es/mines.ts';
import { money } from './es/money.ts';
import { navigation } from './es/navigation.ts';
import { office } from './es/office.ts';
import { overlays } from './es/overlays.ts';
import { play } from './es/play.ts';
import { playFrame } from './es/play-frame.ts';
import { roulette } from './es/roulette.ts';
import { safety } from './es/safety.ts';
import { slots } from './es/slots.ts';
import { verifier } from './es/verifier.ts';
import { table } from './es/table.ts';
import { crash } from './es/crash.ts';
import { bingo } from './es/bingo.ts';
import { baccarat } from './es/baccarat.ts';
import type { KitMessages } from './kit-messages.ts';

/** The kit's words in Spanish. @source spec §1 */
export const es: KitMessages = {
  base,
  arena,
  atoms,
  controls,
  data,
  dice,
  display,
  fishing,
  flows,
  forms,
  limbo,
  lobby,
  mines,
  money,
  navigation,
  office,
  overlays,
  play,
  playFrame,
  roulette,
  safety,
  slots,
  verifier,
  table,
  crash,
  bingo,
  baccarat,
};
