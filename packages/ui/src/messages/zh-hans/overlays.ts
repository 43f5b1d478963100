import type { OverlaysMessages } from '../id/overlays.ts';

/** Simplified Chinese words of pop-ups: palettes, tours, pictures in full. */
export const overlays: OverlaysMessages = {};
