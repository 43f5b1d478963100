import { arena } from './zh-hans/arena.ts';
import { atoms } from './zh-hans/atoms.ts';
import { base } from './zh-hans/base.ts';
import { controls } from './zh-hans/controls.ts';
import { data } from './zh-hans/data.ts';
import { dice } from './zh-hans/dice.ts';
import { display } from './zh-hans/display.ts';
import { fishing } from './zh-hans/fishing.ts';
import { flows } from './zh-hans/flows.ts';
import { forms } from './zh-hans/forms.ts';
import { limbo } from './zh-hans/limbo.ts';
import { lobby } from './zh-hans/lobby.ts';
import { mines } from './zh-hans/mines.ts';
import { money } from './zh-hans/money.ts';
import { navigation } from './zh-hans/navigation.ts';
import { office } from './zh-hans/office.ts';
import { overlays } from './zh-hans/overlays.ts';
import { play } from './zh-hans/play.ts';
import { playFrame } from './zh-hans/play-frame.ts';
import { roulette } from './zh-hans/roulette.ts';
import { safety } from './zh-hans/safety.ts';
import { slots } from './zh-hans/slots.ts';
import { verifier } from './zh-hans/verifier.ts';
import { table } from './zh-hans/table.ts';
import { crash } from './zh-hans/crash.ts';
import { bingo } from './zh-hans/bingo.ts';
import { baccarat } from './zh-hans/baccarat.ts';
import type { KitMessages } from './kit-messages.ts';

/** The kit's words in Simplified Chinese. @source spec §1 */
export const zhHans: KitMessages = {
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
