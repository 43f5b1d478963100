import type { Language } from '@lobi/core/contract';
import type { OwnTexts } from '../config/own-texts.ts';
import { messages as baja } from './baja/messages.ts';
import { messages as lentera } from './lentera/messages.ts';
import { messages as pesisir } from './pesisir/messages.ts';

/** Custom messages of the built-in brands, for Storybook: a brand file has those of one. */
export const voices: Readonly<
  Record<'lentera' | 'pesisir' | 'baja', Readonly<Record<Language, OwnTexts>>>
> = { lentera, pesisir, baja };
