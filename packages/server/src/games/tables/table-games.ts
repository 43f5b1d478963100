import { baccaratTablesOfTheHouse } from './baccarat-table.ts';
import { bingoTablesOfTheHouse } from './bingo-table.ts';
import { crashTablesOfTheHouse } from './crash-table.ts';
import type { TableGame } from './table-game.ts';

/** Games with shared rounds by the name of their engine. */
export const tableGames: ReadonlyMap<string, TableGame> = new Map(
  [...crashTablesOfTheHouse, ...bingoTablesOfTheHouse, ...baccaratTablesOfTheHouse].map((game) => [
    game.engine,
    game,
  ]),
);

/** The game of an engine that has shared rounds. */
export function tableGameOf(engine: string): TableGame {
  const game = tableGames.get(engine);
  if (!game) throw new Error(`The engine ${engine} has no table.`);
  return game;
}
