import type { Game } from '../../contract/schemas/game.ts';
import { createFeedMachine, type FeedEffects } from '../feed/feed.machine.ts';

/** Effects of the game machine. */
export type GameEffects = Omit<FeedEffects<Game>, 'mayReplace'>;

/** Round numbers of a game only increase. */
function mayReplace(current: Game, next: Game): boolean {
  return (next.currentRound?.number ?? Infinity) >= (current.currentRound?.number ?? 0);
}

/** A game that is watched, above all for which round is current. @source ours */
export function createGameMachine(effects: GameEffects) {
  return createFeedMachine<Game>('game', { ...effects, mayReplace });
}

/** Type of the game machine. */
export type GameMachine = ReturnType<typeof createGameMachine>;
