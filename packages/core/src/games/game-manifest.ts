import type { GameCategory } from '../contract/statuses.ts';

/** Studios that made the built-in games. @source ours */
export const studios = ['Lentera Asli', 'Kala Studio', 'Nusa Play', 'Bahari', 'Rupa Nol'] as const;
export type Studio = (typeof studios)[number];

/** Level of a game's stakes. @source ours */
export type StakeTier = 'low' | 'usual' | 'raised' | 'high';

/** A title of the lobby that is played by the rules of a game; without an engine, the key is the engine. */
export type GameTitle<Provider extends string = Studio> = readonly [
  key: string,
  title: string,
  provider: Provider,
  engine?: string,
  stakes?: StakeTier,
];

/**
 * How a game is played: `once` ends with one call, `steps` stays open until the player ends it, `rounds`
 * are shared by all players of a table.
 */
export type GamePlay = 'once' | 'steps' | 'rounds';

/**
 * A built-in game as data, without its rules: every registry of every package is typed by the manifests,
 * so that a missing part does not compile. `docs/adding-a-game.md` lists the parts.
 * @source ours
 */
export interface GameManifest {
  readonly category: GameCategory;
  readonly play: GamePlay;
  /** Initial choice of the verifier; unless the game has rounds, one that `play.create` accepts. */
  readonly sample: Readonly<Record<string, unknown>>;
  /** Titles, the oldest first. The engine of each begins with the name of the game. */
  readonly titles: readonly GameTitle[];
}
