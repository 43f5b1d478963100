import { arena } from './en/arena.ts';
import { atoms } from './en/atoms.ts';
import { base } from './en/base.ts';
import { controls } from './en/controls.ts';
import { data } from './en/data.ts';
import { dice } from './en/dice.ts';
import { display } from './en/display.ts';
import { fishing } from './en/fishing.ts';
import { flows } from './en/flows.ts';
import { forms } from './en/forms.ts';
import { limbo } from './en/limbo.ts';
import { lobby } from './en/lobby.ts';
import { mines } from './en/mines.ts';
import { money } from './en/money.ts';
import { navigation } from './en/navigation.ts';
import { office } from './en/office.ts';
import { overlays } from './en/overlays.ts';
import { play } from './en/play.ts';
import { playFrame } from './en/play-frame.ts';
import { roulette } from './en/roulette.ts';
import { safety } from './en/safety.ts';
import { slots } from './en/slots.ts';
import { verifier } from './en/verifier.ts';
import { table } from './en/table.ts';
import { crash } from './en/crash.ts';
import { bingo } from './en/bingo.ts';
import { baccarat } from './en/baccarat.ts';
import type { KitMessages } from './kit-messages.ts';

/** The kit's words in English. @source spec §1 */
export const en: KitMessages = {
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
