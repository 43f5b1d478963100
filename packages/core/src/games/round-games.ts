import { baccaratRounds } from './baccarat/baccarat-rounds.ts';
import { bingoRounds } from './bingo/bingo-rounds.ts';
import { crashRounds } from './crash/crash-rounds.ts';
import { gameNameOf, type GameNameOf } from './game-manifests.ts';
import type { RoundGame } from './round-game.ts';

/** Games with shared rounds, by name. @source ours */
const roundGames: { readonly [Name in GameNameOf<'rounds'>]: RoundGame } = {
  crash: crashRounds,
  bingo: bingoRounds,
  baccarat: baccaratRounds,
};

const isRoundGame = (name: string | undefined): name is GameNameOf<'rounds'> =>
  name !== undefined && Object.hasOwn(roundGames, name);

/** The game of an engine that has a table; `undefined` for any other. */
export function roundGameOf(engine: string): RoundGame | undefined {
  const name = gameNameOf(engine);
  if (!isRoundGame(name)) return undefined;
  const game = roundGames[name];
  return Object.hasOwn(game.tables, engine) ? game : undefined;
}
