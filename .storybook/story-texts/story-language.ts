import { loadMessages } from '@lobi/core/locales';
import { createContext, useContext } from 'react';
import type { ToolbarValues } from '../toolbar.ts';
import { kitMessages } from './kit-messages.ts';
import {
  createDictionary,
  createTranslator,
  translateText,
  type Messages,
  type OtherLanguage,
} from './translate.ts';

/** Gives texts of stories in one language. */
export type Translator = ReturnType<typeof createTranslator>;

/** Leaves texts as they are written: in Indonesian. */
export const asWritten: Translator = (value) => value;

/** The translator of the story around. */
export const StoryLanguage = createContext<Translator>(asWritten);

/** Returns the properties of a story with texts in the story's language. */
export const useStoryTexts = <Props>(props: Props): Props => useContext(StoryLanguage)(props);

async function createTranslatorOf(language: OtherLanguage): Promise<Translator> {
  // The pseudo language is made of English, by the translation of each text.
  const real = language === 'pseudo' ? 'en' : language;
  const [{ storyTexts }, ...messages] = await Promise.all([
    import('./texts.ts'),
    kitMessages.id(),
    kitMessages[real](),
    loadMessages('id'),
    loadMessages(real),
  ]);
  const [kit, otherKit, app, otherApp] = messages as unknown as Messages[];
  const dictionary = createDictionary(language, storyTexts, [
    [kit ?? {}, otherKit ?? {}],
    [app ?? {}, otherApp ?? {}],
  ]);
  return createTranslator((text) => translateText(dictionary, language, text));
}

const translators = new Map<OtherLanguage, Promise<Translator>>();

/** Loads the translator of a language, once. */
export function loadTranslator(language: ToolbarValues['language']): Promise<Translator> {
  if (language === 'id') return Promise.resolve(asWritten);
  const translator = translators.get(language) ?? createTranslatorOf(language);
  translators.set(language, translator);
  return translator;
}

/** Facts that decide the language of a story. */
export interface LanguageContext {
  readonly globals: object;
  readonly playFunction?: unknown;
  readonly viewMode?: string;
}

/**
 * The language that a story is shown in: the toolbar's, but Indonesian where it is played, since a
 * play finds things by the words that it was written with. Pages of documentation play nothing.
 */
export function languageOf(context: LanguageContext): ToolbarValues['language'] {
  const { language } = context.globals as Pick<ToolbarValues, 'language'>;
  const isPlayed = context.playFunction !== undefined && context.viewMode !== 'docs';
  return isPlayed ? 'id' : language;
}
