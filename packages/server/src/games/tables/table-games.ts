import type { GameNameOf } from '@lobi/core/games';
import { builtInBaccaratTables } from './baccarat-table.ts';
import { builtInBingoTables } from './bingo-table.ts';
import { builtInCrashTables } from './crash-table.ts';
import type { TableGame } from './table-game.ts';

/** Tables by game; a game with rounds but without a table does not compile. */
const tablesOf: { readonly [Name in GameNameOf<'rounds'>]: readonly TableGame[] } = {
  crash: builtInCrashTables,
  bingo: builtInBingoTables,
  baccarat: builtInBaccaratTables,
};

/** Games with shared rounds by engine name. */
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
