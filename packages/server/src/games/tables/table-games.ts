import type { GameNameOf } from '@lobi/core/games';
import { baccaratTablesOfTheHouse } from './baccarat-table.ts';
import { bingoTablesOfTheHouse } from './bingo-table.ts';
import { crashTablesOfTheHouse } from './crash-table.ts';
import type { TableGame } from './table-game.ts';

/** Tables by game: a game with rounds that has none does not compile. */
const tablesOf: { readonly [Name in GameNameOf<'rounds'>]: readonly TableGame[] } = {
  crash: crashTablesOfTheHouse,
  bingo: bingoTablesOfTheHouse,
  baccarat: baccaratTablesOfTheHouse,
};

/** Games with shared rounds by the name of their engine. */
export const tableGames: ReadonlyMap<string, TableGame> = new Map(
  Object.values(tablesOf)
    .flat()
    .map((game) => [game.engine, game]),
);

/** The game of an engine that has shared rounds. */
export function tableGameOf(engine: string): TableGame {
  const game = tableGames.get(engine);
  if (!game) throw new Error(`The engine ${engine} has no table.`);
  return game;
}
