import { engineFacts, type EngineFacts } from './engine-facts.ts';
import { houseGames, toHouseGame, type HouseGame } from './house-games.ts';
import type { InstantGame } from './instant-game.ts';
import { instantGames } from './instant-games.ts';
import { minimumCycleMs } from './pace.ts';
import type { OwnGame } from './own-game.ts';

/** The engines that a platform runs. */
export interface Engines {
  /** Games that it offers from its first day, the newest last. */
  readonly games: readonly HouseGame[];
  /** Returns the facts about an engine that must be known before it is played. */
  factsOf(engine: string): EngineFacts;
  /** Rules of an engine that is over with one call. */
  instantOf(engine: string): InstantGame<unknown> | undefined;
}

/**
 * The built-in engines, and those of own games, which must have no problems (`findGameProblems`).
 * @source ours
 */
export function createEngines(own: readonly OwnGame[] = []): Engines {
  const rules = new Map(own.flatMap((game) => game.rules.map((engine) => [engine.id, engine])));
  return {
    games: [...houseGames, ...own.flatMap((game) => game.titles.map(toHouseGame(game)))],
    factsOf(engine) {
      const game = rules.get(engine);
      return game
        ? { returnBp: game.returnBp, isTable: false, minimumCycleMs: minimumCycleMs[game.pace] }
        : engineFacts(engine);
    },
    instantOf: (engine) => rules.get(engine) ?? instantGames.get(engine),
  };
}

/** The engines of a platform without own games. */
export const builtInEngines: Engines = createEngines();
