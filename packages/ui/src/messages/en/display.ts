import type { DisplayMessages } from '../id/display.ts';

/** English words of figures, charts, timelines and records. */
export const display: DisplayMessages = {};
