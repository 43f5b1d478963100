import type { PlayMessages } from '../id/play.ts';

/** Simplified Chinese words of games, stages and betting outside the arena. */
export const play: PlayMessages = {};
