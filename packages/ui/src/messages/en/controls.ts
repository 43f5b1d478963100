import type { ControlsMessages } from '../id/controls.ts';

/** English words of form controls: choices, dates, files, steps. */
export const controls: ControlsMessages = {};
