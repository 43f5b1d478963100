import { guides } from './texts/guides.ts';
import { money } from './texts/money.ts';
import { parts } from './texts/parts.ts';
import { people } from './texts/people.ts';
import { play } from './texts/play.ts';
import type { StoryTexts } from './translate.ts';

/**
 * Translations of the Indonesian texts of stories to the other languages of the toolbar, except the
 * messages of the kit and of the app, which have their own translations.
 */
export const storyTexts: StoryTexts = { ...money, ...play, ...people, ...parts, ...guides };
