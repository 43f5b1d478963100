import type { DisplayMessages } from '../id/display.ts';

/** Spanish words of figures, charts, timelines and records. */
export const display: DisplayMessages = {};
