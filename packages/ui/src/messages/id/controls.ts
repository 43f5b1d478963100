/** Words of form controls: choices, dates, files, steps, in Indonesian, the reference language. @source design glossary; wording ours */
export const controls = {};

/** Shape that every language of this area fills. */
export type ControlsMessages = typeof controls;
