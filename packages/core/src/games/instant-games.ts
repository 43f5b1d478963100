import { baccarat } from './baccarat/baccarat.ts';
import { dice } from './dice/dice.ts';
import { fishingGames } from './fishing/fishing.ts';
import type { InstantGame } from './instant-game.ts';
import { limbo } from './limbo/limbo.ts';
import { mines } from './mines/mines.ts';
import { roulette, rouletteFrench } from './roulette/roulette.ts';
import { slotMachines } from './slots/slot-machines.ts';
import { slotGame } from './slots/slots.ts';

const games: readonly InstantGame<unknown>[] = [
  dice,
  limbo,
  mines,
  roulette,
  rouletteFrench,
  baccarat,
  ...Object.values(fishingGames),
  ...slotMachines.map(slotGame),
];

/**
 * Every instant game by the name of its engine, for whoever runs any of them: a server. A stage
 * imports its own game, so that it loads no other.
 * @source ours
 */
export const instantGames: ReadonlyMap<string, InstantGame<unknown>> = new Map(
  games.map((game) => [game.id, game]),
);
