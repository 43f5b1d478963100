import { languages } from '@lobi/core/contract';
import { matchLanguage } from '@lobi/core/locales/match-language';
import type { KitMessages } from '@lobi/ui';
import { createInstance, type i18n, type LanguageDetectorModule } from 'i18next';
import resourcesToBackend from 'i18next-resources-to-backend';
import type { Brand } from '../config/brand-schema.ts';
import { setAllTextsLoader } from './all-texts.ts';
import type { LanguageTag } from '../config/languages.ts';
import { detectLanguage, storeLanguage } from './detect-language.ts';
import { i18nOptions } from './i18n-options.ts';
import { loadAppTexts, loadKitTexts, loadStartKitTexts } from './load-texts.ts';
import type { KitLanguage } from './use-language.ts';

/** The i18next instance, and a promise of the messages for the first paint, the kit's included. */
interface CreatedI18n {
  readonly i18n: i18n;
  readonly ready: Promise<KitLanguage>;
}

/**
 * Creates i18next over the languages of core and of the brand, and the brand's custom messages. Only the active language
 * is loaded, and for short first screens only the first part of it: the rest is loaded when a part of
 * the app needs it.
 * @source spec §9 (detection order, storage key, default and fallback)
 */
export function createI18n(brand: Brand, saysLittle: boolean): CreatedI18n {
  const instance = createInstance();
  let isShort = saysLittle;
  const texts = resourcesToBackend((language: string) => {
    const isFirst = isShort;
    isShort = false;
    // The kit's messages are needed next; start both requests in parallel.
    void (isFirst ? loadStartKitTexts : loadKitTexts)(brand, language);
    return loadAppTexts(brand, language, isFirst);
  });
  const detector: LanguageDetectorModule = {
    type: 'languageDetector',
    detect: () => detectLanguage(brand.i18n.supported, brand.i18n.default),
    cacheUserLanguage: storeLanguage,
  };
  const isSupported = (tag: string) => brand.i18n.supported.some((name) => name === tag);
  const started = instance
    .use(texts)
    .use(detector)
    .init({
      ...i18nOptions,
      // The language is known at once, because the first calls send it.
      initAsync: false,
      // Every language is complete, so that no user waits for another language's messages.
      fallbackLng: (tag?: string) =>
        tag !== undefined && isSupported(tag) ? [] : [brand.i18n.default],
      supportedLngs: [...brand.i18n.supported],
      load: 'currentOnly',
    });
  const follow = () => {
    const { documentElement: page } = document;
    const language = languageOf(instance);
    const dir = instance.dir(language);
    // Even the same value makes the browser style the whole page again.
    if (page.lang !== language) page.lang = language;
    if (page.dir !== dir) page.dir = dir;
  };
  instance.on('languageChanged', follow);

  const wholeKit = async (): Promise<KitLanguage> => {
    await started;
    const language = languageOf(instance);
    return { language, messages: await loadKitTexts(brand, language) };
  };
  if (!saysLittle) return { i18n: instance, ready: wholeKit() };

  const shortKit = async (): Promise<KitLanguage> => {
    await started;
    const language = languageOf(instance);
    // Completed in place, before any part that needs more is shown.
    return { language, messages: { ...(await loadStartKitTexts(brand, language)) } as KitMessages };
  };
  const ready = shortKit();
  setAllTextsLoader(async () => {
    const { language, messages } = await ready;
    const [all, kit] = await Promise.all([
      loadAppTexts(brand, language),
      loadKitTexts(brand, language),
    ]);
    instance.addResources(language, 'app', all);
    Object.assign(messages, kit);
  });
  return { i18n: instance, ready };
}

/** The current interface language: one of the brand's. */
export function languageOf(instance: i18n): LanguageTag {
  const tag = instance.resolvedLanguage ?? instance.language ?? '';
  const known = instance.options.supportedLngs || languages;
  return matchLanguage(tag, known) ?? languages[0];
}
