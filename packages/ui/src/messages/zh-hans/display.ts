import type { DisplayMessages } from '../id/display.ts';

/** Simplified Chinese words of figures, charts, timelines and records. */
export const display: DisplayMessages = {};
