import type { Language } from '@lobi/core/contract';
import { loadMessages, loadStartMessages } from '@lobi/core/locales/load-messages';
import { toLanguage } from '@lobi/core/locales/pick-language';
import type { KitMessages } from '@lobi/ui';
import { createInstance, type i18n, type LanguageDetectorModule } from 'i18next';
import resourcesToBackend from 'i18next-resources-to-backend';
import type { Brand } from '../config/brand-schema.ts';
import { bringWordsBy } from './all-words.ts';
import { detectLanguage, keepLanguage } from './detect-language.ts';
import { i18nOptions, textsOf } from './i18n-options.ts';
import { loadKitMessages, loadStartKitMessages } from './kit-messages.ts';
import type { KitLanguage } from './use-language.ts';

/** The instance, and when the words have come that the first paint needs: the kit's among them. */
interface Words {
  readonly i18n: i18n;
  readonly ready: Promise<KitLanguage>;
}

/**
 * i18next over the languages of core and the brand's own words. Only the active language is loaded,
 * and where the first screen says little, the first words of it only: the others come when a part of
 * the app wants them. @source spec §9 (detection order, storage key, default and fallback)
 */
export function createI18n(brand: Brand, saysLittle: boolean): Words {
  const instance = createInstance();
  let isShort = saysLittle;
  const texts = resourcesToBackend(async (name: string) => {
    const language = name as Language;
    const [load, loadKit] = isShort
      ? [loadStartMessages, loadStartKitMessages]
      : [loadMessages, loadKitMessages];
    isShort = false;
    // The kit's words are wanted next; they come over the wire at the same time.
    void loadKit(language);
    return textsOf(brand, language, await load(language));
  });
  const detector: LanguageDetectorModule = {
    type: 'languageDetector',
    detect: () => detectLanguage(brand.i18n.supported, brand.i18n.default),
    cacheUserLanguage: keepLanguage,
  };
  const isSupported = (tag: string) => brand.i18n.supported.some((name) => name === tag);
  const started = instance
    .use(texts)
    .use(detector)
    .init({
      ...i18nOptions,
      // The language is known at once: the first calls are asked in it.
      initAsync: false,
      // Every language has every message, so no reader waits for the messages of another language.
      fallbackLng: (tag?: string) =>
        tag !== undefined && isSupported(tag) ? [] : [brand.i18n.default],
      supportedLngs: [...brand.i18n.supported],
      load: 'currentOnly',
    });
  const follow = () => {
    document.documentElement.lang = languageOf(instance);
  };
  instance.on('languageChanged', follow);

  const wholeKit = async (): Promise<KitLanguage> => {
    await started;
    const language = languageOf(instance);
    return { language, messages: await loadKitMessages(language) };
  };
  if (!saysLittle) return { i18n: instance, ready: wholeKit() };

  const shortKit = async (): Promise<KitLanguage> => {
    await started;
    const language = languageOf(instance);
    // Completed in place, before anything is shown that says more.
    return { language, messages: { ...(await loadStartKitMessages(language)) } as KitMessages };
  };
  const ready = shortKit();
  bringWordsBy(async () => {
    const { language, messages } = await ready;
    const [all, kit] = await Promise.all([loadMessages(language), loadKitMessages(language)]);
    instance.addResources(language, 'app', textsOf(brand, language, all));
    Object.assign(messages, kit);
  });
  return { i18n: instance, ready };
}

/** The interface language in force. */
export function languageOf(instance: i18n): Language {
  return toLanguage(instance.resolvedLanguage ?? instance.language) ?? 'id';
}
