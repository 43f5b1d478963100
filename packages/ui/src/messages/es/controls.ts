import type { ControlsMessages } from '../id/controls.ts';

/** Spanish words of form controls: choices, dates, files, steps. */
export const controls: ControlsMessages = {};
