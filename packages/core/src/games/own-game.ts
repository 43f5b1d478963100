import type { GameCategory } from '../contract/statuses.ts';
import type { GameTitle } from './game-manifest.ts';
import type { InstantGame } from './instant-game.ts';

/**
 * Rules of a game that a platform has beside the built-in ones: what a module of a partner exports,
 * for the server that pays and the page that verifies. It is over with one call; games that go step by
 * step and games with shared rounds are built-in ones only.
 * @source ours
 */
export interface OwnGame {
  /** First word of its engines, such as `coin`: lower-case letters and digits, unlike a built-in game's. */
  readonly name: string;
  readonly category: GameCategory;
  /** A choice that every engine accepts; the verifier begins with it. */
  readonly sample: Readonly<Record<string, unknown>>;
  /** Titles of the lobby, the oldest first; the key of one is never changed. */
  readonly titles: readonly GameTitle<string>[];
  /** Rules of each engine. */
  readonly rules: readonly InstantGame<unknown>[];
}

/**
 * Types the rules of an own game. A server checks them when it starts (`findGameProblems`), a test by
 * playing them (`findRuleProblems` of `@lobi/core/testing`).
 * @example
 * export default defineGameRules({
 *   name: 'coin', category: 'casino', sample: { side: 'heads' },
 *   titles: [['coin', 'Coin', 'Kopi88']], rules: [coin],
 * });
 * @source ours
 */
export const defineGameRules = (game: OwnGame): OwnGame => game;
