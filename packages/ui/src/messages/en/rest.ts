import { overlays } from './overlays.ts';
import { display } from './display.ts';
import { controls } from './controls.ts';
import { arena } from './arena.ts';
import { baccarat } from './baccarat.ts';
import { bingo } from './bingo.ts';
import { crash } from './crash.ts';
import { data } from './data.ts';
import { dice } from './dice.ts';
import { fishing } from './fishing.ts';
import { flows } from './flows.ts';
import { hilo } from './hilo.ts';
import { keno } from './keno.ts';
import { limbo } from './limbo.ts';
import { mines } from './mines.ts';
import { office } from './office.ts';
import { playFrame } from './play-frame.ts';
import { plinko } from './plinko.ts';
import { blackjack } from './blackjack.ts';
import { poker } from './poker.ts';
import { push } from './push.ts';
import { roulette } from './roulette.ts';
import { safety } from './safety.ts';
import { secondFactor } from './second-factor.ts';
import { slots } from './slots.ts';
import { table } from './table.ts';
import { verifier } from './verifier.ts';
import { wheel } from './wheel.ts';
import { withdrawalPin } from './withdrawal-pin.ts';
import type { KitMessages } from '../kit-messages.ts';
import type { rest as reference } from '../id/rest.ts';

/** English. */
export const rest: Pick<KitMessages, keyof typeof reference> = {
  arena,
  data,
  dice,
  fishing,
  flows,
  hilo,
  keno,
  limbo,
  mines,
  office,
  playFrame,
  plinko,
  poker,
  blackjack,
  wheel,
  push,
  roulette,
  safety,
  secondFactor,
  slots,
  verifier,
  withdrawalPin,
  table,
  crash,
  bingo,
  baccarat,
  controls,
  display,
  overlays,
};
