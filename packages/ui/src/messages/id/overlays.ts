/** Words of pop-ups: palettes, tours, pictures in full, in Indonesian, the reference language. @source design glossary; wording ours */
export const overlays = {};

/** Shape that every language of this area fills. */
export type OverlaysMessages = typeof overlays;
