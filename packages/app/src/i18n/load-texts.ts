import type { Language } from '@lobi/core/contract';
import { loadMessages, loadStartMessages } from '@lobi/core/locales/load-messages';
import { loadTitleMeanings } from '@lobi/core/locales/title-meanings';
import type { KitMessages } from '@lobi/ui';
import type { Brand } from '../config/brand-schema.ts';
import type { LanguageTag, LanguageTexts } from '../config/languages.ts';
import { loadKitMessages, loadStartKitMessages } from './kit-messages.ts';
import { textsOf } from './i18n-options.ts';
import { withTitleKeys } from './title-key.ts';
import { translateApp } from './translate-app.ts';
import { withOwnTexts } from '../config/own-texts.ts';
import { translateKit } from '../config/translate-kit.ts';

type Languages = Pick<Brand, 'i18n'>;

/** Fallback language of a language: itself, unless the brand adds it. */
export const languageBehind = ({ i18n }: Languages, tag: LanguageTag): Language =>
  i18n.added[tag]?.basedOn ?? (tag as Language);

/** Texts of a language that the brand adds; `undefined` for one of the packages. */
const addedTexts = async (
  { i18n }: Languages,
  tag: LanguageTag,
): Promise<LanguageTexts | undefined> => (await i18n.added[tag]?.load())?.default;

/**
 * Loads the texts of the app in a language of the brand. Texts that an added language lacks are shown in
 * its fallback language.
 * @param isShort omits texts that the first screens do not need
 */
export async function loadAppTexts(brand: Languages, tag: LanguageTag, isShort = false) {
  const load = isShort ? loadStartMessages : loadMessages;
  const behind = languageBehind(brand, tag);
  const [texts, meanings, added] = await Promise.all([
    load(behind),
    loadTitleMeanings(behind),
    addedTexts(brand, tag),
  ]);
  const own = added ? { ...translateApp(texts, added), ...added } : texts;
  return { ...withTitleKeys(meanings), ...textsOf(brand, tag, own) };
}

async function withTextsOfBrand<Texts extends Partial<KitMessages>>(
  brand: Languages,
  tag: LanguageTag,
  load: (language: Language) => Promise<Texts>,
): Promise<Texts> {
  const [texts, added] = await Promise.all([
    load(languageBehind(brand, tag)),
    addedTexts(brand, tag),
  ]);
  // Before the messages are returned: areas that are loaded later have the brand's custom messages as
  // well.
  return withOwnTexts(added ? translateKit(texts, added) : texts, brand.i18n.messages[tag]);
}

/** Loads the texts of the kit in a language of the brand, with its custom messages. */
export const loadKitTexts = (brand: Languages, tag: LanguageTag): Promise<KitMessages> =>
  withTextsOfBrand(brand, tag, loadKitMessages);

/** Loads the texts of the kit that the first screens need. */
export const loadStartKitTexts = (
  brand: Languages,
  tag: LanguageTag,
): Promise<Partial<KitMessages>> => withTextsOfBrand(brand, tag, loadStartKitMessages);
