import { baccaratModule } from './baccarat/baccarat.module.ts';
import { bingoModule } from './bingo/bingo.module.ts';
import { crashModule } from './crash/crash.module.ts';
import { diceModule } from './dice/dice.module.ts';
import { fishingModule } from './fishing/fishing.module.ts';
import { hiloModule } from './hilo/hilo.module.ts';
import { kenoModule } from './keno/keno.module.ts';
import { limboModule } from './limbo/limbo.module.ts';
import { minesModule } from './mines/mines.module.ts';
import { plinkoModule } from './plinko/plinko.module.ts';
import { blackjackModule } from './blackjack/blackjack.module.ts';
import { pokerModule } from './poker/poker.module.ts';
import { rouletteModule } from './roulette/roulette.module.ts';
import { slotsModule } from './slots/slots.module.ts';
import { wheelModule } from './wheel/wheel.module.ts';
import type { GameName } from '@lobi/core/games';
import type { Engine, GameModule } from './game-module.ts';

/** Every built-in game; a game without a stage, or without messages in the kit, does not compile. */
const gameModules: { readonly [Name in GameName]: GameModule<Name> } = {
  dice: diceModule,
  limbo: limboModule,
  mines: minesModule,
  roulette: rouletteModule,
  plinko: plinkoModule,
  wheel: wheelModule,
  keno: kenoModule,
  hilo: hiloModule,
  poker: pokerModule,
  blackjack: blackjackModule,
  slots: slotsModule,
  fishing: fishingModule,
  crash: crashModule,
  bingo: bingoModule,
  baccarat: baccaratModule,
};

/** Components of the built-in games, by engine. */
export const gameEngines: Readonly<Record<string, Engine>> = Object.assign(
  {},
  ...Object.values(gameModules).map(({ engines }) => engines),
);
