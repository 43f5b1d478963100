import { loadMessages } from '@lobi/core/locales';
import { createContext, useContext } from 'react';
import type { ToolbarValues } from '../toolbar.ts';
import { kitMessages } from './kit-messages.ts';
import { createPhrasebooks, type Phrasebooks } from './phrasebook.ts';
import {
  createTranslator,
  listTranslations,
  translateText,
  type Messages,
  type OtherLanguage,
} from './translate.ts';

/** Translates texts of stories to one language. */
export type Translator = ReturnType<typeof createTranslator>;

/** Returns texts unchanged, in Indonesian. */
export const asWritten: Translator = (value) => value;

/** The translator of the surrounding story. */
export const StoryLanguage = createContext<Translator>(asWritten);

/** Returns the properties of a story with texts in the story's language. */
export const useStoryTexts = <Props>(props: Props): Props => useContext(StoryLanguage)(props);

/** Data that a story and its interaction need for one language. */
export interface TextsOfLanguage {
  readonly translate: Translator;
  /** How its interaction finds elements; `undefined` in Indonesian. */
  readonly phrasebooks: Phrasebooks | undefined;
}

async function createTextsOf(language: OtherLanguage): Promise<TextsOfLanguage> {
  // The pseudo language is derived from the English translation of each text.
  const base = language === 'pseudo' ? 'en' : language;
  const [{ storyTexts }, ...messages] = await Promise.all([
    import('./texts.ts'),
    kitMessages.id(),
    kitMessages[base](),
    loadMessages('id'),
    loadMessages(base),
  ]);
  const [kit, otherKit, app, otherApp] = messages as unknown as Messages[];
  const listWith = (indonesian: Messages) =>
    listTranslations(language, storyTexts, [
      [kit ?? {}, otherKit ?? {}],
      [indonesian, otherApp ?? {}],
    ]);
  const translations = listWith(app ?? {});
  // Field names are translated within sentences only; alone they are identifiers, such as `meron`.
  const standalone = Object.entries(app ?? {}).filter(([key]) => !key.startsWith('field.'));
  const dictionary = new Map(listWith(Object.fromEntries(standalone)));
  return {
    translate: createTranslator((text) => translateText(dictionary, language, text)),
    phrasebooks: createPhrasebooks(translations, language),
  };
}

const loaded = new Map<OtherLanguage, Promise<TextsOfLanguage>>();

/** Loads what a language needs, once. */
export function loadStoryTexts(language: ToolbarValues['language']): Promise<TextsOfLanguage> {
  if (language === 'id') return Promise.resolve({ translate: asWritten, phrasebooks: undefined });
  const texts = loaded.get(language) ?? createTextsOf(language);
  loaded.set(language, texts);
  return texts;
}

/** Values that determine the language of a story. */
export interface LanguageContext {
  readonly globals: object;
  readonly parameters?: { readonly playedIn?: ToolbarValues['language'] };
  readonly viewMode?: string;
}

/**
 * The language of a story: that of the toolbar, or of the interaction if it tests a language
 * (`playedIn`). Documentation pages run no interaction.
 */
export function languageOf(context: LanguageContext): ToolbarValues['language'] {
  const { language } = context.globals as Pick<ToolbarValues, 'language'>;
  const { playedIn } = context.parameters ?? {};
  return playedIn !== undefined && context.viewMode !== 'docs' ? playedIn : language;
}
