import { baccarat } from './baccarat/baccarat.ts';
import { blackjack } from './blackjack/blackjack.ts';
import { dice } from './dice/dice.ts';
import { fishingGames } from './fishing/fishing.ts';
import { hilo } from './hilo/hilo.ts';
import type { GameNameOf } from './game-manifests.ts';
import type { InstantGame } from './instant-game.ts';
import { keno } from './keno/keno.ts';
import { limbo } from './limbo/limbo.ts';
import { mines } from './mines/mines.ts';
import { plinko } from './plinko/plinko.ts';
import { poker } from './poker/poker.ts';
import { roulette, rouletteFrench } from './roulette/roulette.ts';
import { slotMachines } from './slots/slot-machines.ts';
import { slotGame } from './slots/slots.ts';
import { wheel } from './wheel/wheel.ts';

type Rules = readonly InstantGame<unknown>[];

/** Games whose outcome is drawn at once: all except those with rounds drawn in another way. */
export type DrawnGame = GameNameOf<'once' | 'steps'> | 'baccarat';

/**
 * Rules by game: everything except rounds is decided by one call, with steps chosen in advance. Each
 * round of baccarat is as well.
 */
const rules: { readonly [Name in DrawnGame]: Rules } = {
  dice: [dice],
  limbo: [limbo],
  mines: [mines],
  roulette: [roulette, rouletteFrench],
  plinko: [plinko],
  wheel: [wheel],
  keno: [keno],
  hilo: [hilo],
  poker: [poker],
  blackjack: [blackjack],
  baccarat: [baccarat],
  fishing: Object.values(fishingGames),
  slots: slotMachines.map(slotGame),
};

/**
 * Every instant game by engine name, for servers, which run all of them. A stage imports its own game,
 * so that it loads no other.
 * @source ours
 */
export const instantGames: ReadonlyMap<string, InstantGame<unknown>> = new Map(
  Object.values(rules)
    .flat()
    .map((game) => [game.id, game]),
);
