import type { OverlaysMessages } from '../id/overlays.ts';

/** English words of pop-ups: palettes, tours, pictures in full. */
export const overlays: OverlaysMessages = {};
