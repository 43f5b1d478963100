import type { GameCategory } from '../contract/statuses.ts';
import type { GameTitle } from './game-manifest.ts';
import type { InstantGame } from './instant-game.ts';

/**
 * Rules of a platform's custom game, as exported by a partner's module, for the server that pays and the
 * page that verifies. Its plays end with one call; only built-in games have steps or shared rounds.
 * @source ours
 */
export interface OwnGame {
  /**
   * First word of its engines, such as `coin`: lower-case letters and digits, different from the
   * built-in games.
   */
  readonly name: string;
  readonly category: GameCategory;
  /** A choice that every engine accepts; the initial input of the verifier. */
  readonly sample: Readonly<Record<string, unknown>>;
  /** Titles in the lobby, the oldest first; their keys never change. */
  readonly titles: readonly GameTitle<string>[];
  /** Rules of each engine. */
  readonly rules: readonly InstantGame<unknown>[];
}

/**
 * Types the rules of a custom game. A server checks them at its start (`findGameProblems`), a test by
 * playing them (`findRuleProblems` of `@lobi/core/testing`).
 * @example
 * export default defineGameRules({
 *   name: 'coin', category: 'casino', sample: { side: 'heads' },
 *   titles: [['coin', 'Coin', 'Kopi88']], rules: [coin],
 * });
 * @source ours
 */
export const defineGameRules = (game: OwnGame): OwnGame => game;
