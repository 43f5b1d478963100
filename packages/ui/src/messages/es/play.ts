import type { PlayMessages } from '../id/play.ts';

/** Spanish words of games, stages and betting outside the arena. */
export const play: PlayMessages = {};
