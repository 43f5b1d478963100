import type { PlayMessages } from '../id/play.ts';

/** English words of games, stages and betting outside the arena. */
export const play: PlayMessages = {};
