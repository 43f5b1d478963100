import type { Language } from '@lobi/core/contract';
import type { KitMessages } from '@lobi/ui';
import { voices } from '../../packages/app/src/brands/voices.ts';
import { withOwnTexts } from '../../packages/app/src/config/own-texts.ts';
import { pseudo } from '../../packages/ui/src/testing/pseudo.ts';
import type { ToolbarValues } from '../toolbar.ts';

type Texts = Readonly<Record<string, string>>;

/** A brand's custom messages in a language of the toolbar; one in high contrast has those of its brand. */
export function voiceOf(brand: string, language: ToolbarValues['language']): Texts {
  const name = brand.replace(/-contrast$/, '');
  const voice: Readonly<Record<Language, Texts>> = Object.hasOwn(voices, name)
    ? voices[name as keyof typeof voices]
    : voices.lentera;
  if (language !== 'pseudo') return voice[language];
  const texts = Object.entries(voice.en).map(([key, text]) => [key, pseudo(text)] as const);
  return Object.fromEntries(texts);
}

/** The messages of the kit with those of a brand. */
export const withVoice = (
  messages: KitMessages,
  brand: string,
  language: ToolbarValues['language'],
): KitMessages => withOwnTexts(messages, voiceOf(brand, language));
