import { engineFacts, pacedFacts, type EngineFacts } from './engine-facts.ts';
import { builtInGames, toBuiltInGame, type BuiltInGame } from './built-in-games.ts';
import type { InstantGame } from './instant-game.ts';
import { instantGames } from './instant-games.ts';
import type { OwnGame } from './own-game.ts';

/** The engines that a platform runs. */
export interface Engines {
  /** Games offered by default, the newest last. */
  readonly games: readonly BuiltInGame[];
  /** Returns the facts about an engine that must be known before it is played. */
  factsOf(engine: string): EngineFacts;
  /** Rules of an engine whose play ends with one call. */
  instantOf(engine: string): InstantGame<unknown> | undefined;
}

/**
 * Creates the built-in engines, and those of custom games, which must be valid (`findGameProblems`).
 * @source ours
 */
export function createEngines(ownGames: readonly OwnGame[] = []): Engines {
  const rules = new Map(
    ownGames.flatMap((game) => game.rules.map((engine) => [engine.id, engine])),
  );
  return {
    games: [...builtInGames, ...ownGames.flatMap((game) => game.titles.map(toBuiltInGame(game)))],
    factsOf(engine) {
      const game = rules.get(engine);
      return game
        ? { ...pacedFacts(game.pace), returnBp: game.returnBp, isTable: false }
        : engineFacts(engine);
    },
    instantOf: (engine) => rules.get(engine) ?? instantGames.get(engine),
  };
}

/** The engines of a platform without custom games. */
export const builtInEngines: Engines = createEngines();
