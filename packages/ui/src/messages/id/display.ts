/** Words of figures, charts, timelines and records, in Indonesian, the reference language. @source design glossary; wording ours */
export const display = {};

/** Shape that every language of this area fills. */
export type DisplayMessages = typeof display;
