import { arena } from './id/arena.ts';
import { atoms } from './id/atoms.ts';
import { base } from './id/base.ts';
import { controls } from './id/controls.ts';
import { data } from './id/data.ts';
import { dice } from './id/dice.ts';
import { display } from './id/display.ts';
import { fishing } from './id/fishing.ts';
import { flows } from './id/flows.ts';
import { forms } from './id/forms.ts';
import { limbo } from './id/limbo.ts';
import { lobby } from './id/lobby.ts';
import { mines } from './id/mines.ts';
import { money } from './id/money.ts';
import { navigation } from './id/navigation.ts';
import { office } from './id/office.ts';
import { overlays } from './id/overlays.ts';
import { play } from './id/play.ts';
import { playFrame } from './id/play-frame.ts';
import { roulette } from './id/roulette.ts';
import { safety } from './id/safety.ts';
import { slots } from './id/slots.ts';
import { verifier } from './id/verifier.ts';
import { table } from './id/table.ts';
import { crash } from './id/crash.ts';
import { bingo } from './id/bingo.ts';
import { baccarat } from './id/baccarat.ts';

/** The kit's words in Indonesian, the reference language: the keys of every other follow from it. @source spec §1 */
export const id = {
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
