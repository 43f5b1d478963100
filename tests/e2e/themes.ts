import { countOf } from '../faults/counts.ts';

/** Themes of the app in a run: a second brand shows the same screens with another theme. */
export const themes = (['lentera', 'pesisir'] as const).slice(0, countOf('LOBI_THEMES', 1, 2));
export type Theme = 'lentera' | 'pesisir';
