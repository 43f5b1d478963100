import type { ControlsMessages } from '../id/controls.ts';

/** Simplified Chinese words of form controls: choices, dates, files, steps. */
export const controls: ControlsMessages = {};
