import { guides } from './texts/guides.ts';
import { money } from './texts/money.ts';
import { parts } from './texts/parts.ts';
import { people } from './texts/people.ts';
import { play } from './texts/play.ts';
import type { StoryTexts } from './translate.ts';

/**
 * Texts of stories, Indonesian first, in the other languages of the toolbar. Only those that the kit
 * and the app do not say themselves: these come from their messages.
 */
export const storyTexts: StoryTexts = { ...money, ...play, ...people, ...parts, ...guides };
