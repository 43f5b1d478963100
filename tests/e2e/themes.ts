import { countOf } from '../faults/counts.ts';

/** Themes of the app that a run walks through: a second brand is another look of the same screens. */
export const themes = (['lentera', 'pesisir'] as const).slice(0, countOf('LOBI_THEMES', 1, 2));
export type Theme = 'lentera' | 'pesisir';
