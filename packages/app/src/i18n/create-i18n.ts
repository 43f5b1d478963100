import type { Language } from '@lobi/core/contract';
import { loadMessages } from '@lobi/core/locales/load-messages';
import { toLanguage } from '@lobi/core/locales/pick-language';
import { createInstance, type i18n } from 'i18next';
import LanguageDetector from 'i18next-browser-languagedetector';
import resourcesToBackend from 'i18next-resources-to-backend';
import { initReactI18next } from 'react-i18next';
import type { Brand } from '../config/brand-schema.ts';
import { loadKitMessages } from './kit-messages.ts';

/**
 * i18next over the languages of core and the brand's own words. Only the active language and the
 * fallback are loaded; `ready` resolves when they have come. @source spec §9 (detection order, storage key, default and fallback)
 */
export function createI18n(brand: Brand): {
  readonly i18n: i18n;
  readonly ready: Promise<unknown>;
} {
  const instance = createInstance();
  const texts = resourcesToBackend(async (name: string) => {
    const language = name as Language;
    // The kit's words are wanted next; they come over the wire at the same time.
    void loadKitMessages(language);
    return { ...(await loadMessages(language)), ...brand.i18n.messages[language] };
  });
  const ready = instance
    .use(texts)
    .use(LanguageDetector)
    .use(initReactI18next)
    .init({
      fallbackLng: brand.i18n.default,
      supportedLngs: [...brand.i18n.supported],
      load: 'currentOnly',
      ns: 'app',
      defaultNS: 'app',
      keySeparator: false,
      nsSeparator: false,
      interpolation: { prefix: '{', suffix: '}', escapeValue: false },
      react: { useSuspense: false },
      detection: {
        order: ['querystring', 'cookie', 'localStorage', 'sessionStorage', 'navigator', 'htmlTag'],
        lookupQuerystring: 'lng',
        lookupLocalStorage: 'i18nextLng',
        caches: ['localStorage'],
        convertDetectedLanguage: (tag) => toLanguage(tag) ?? tag,
      },
    });
  const follow = () => {
    document.documentElement.lang = languageOf(instance);
  };
  instance.on('languageChanged', follow);
  return { i18n: instance, ready };
}

/** The interface language in force. */
export function languageOf(instance: i18n): Language {
  return toLanguage(instance.resolvedLanguage ?? instance.language) ?? 'id';
}
