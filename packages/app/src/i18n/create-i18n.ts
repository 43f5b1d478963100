import type { Language } from '@lobi/core/contract';
import { loadMessages } from '@lobi/core/locales/load-messages';
import { toLanguage } from '@lobi/core/locales/pick-language';
import { createInstance, type i18n } from 'i18next';
import LanguageDetector from 'i18next-browser-languagedetector';
import resourcesToBackend from 'i18next-resources-to-backend';
import { initReactI18next } from 'react-i18next';
import type { Brand } from '../config/brand-schema.ts';

/**
 * i18next over the languages of core and the brand's own words. Only the active language and the
 * fallback are loaded. @source spec §9 (detection order, storage key, default and fallback)
 */
export async function createI18n(brand: Brand): Promise<i18n> {
  const instance = createInstance();
  const texts = resourcesToBackend(async (language: string) => ({
    ...(await loadMessages(language as Language)),
    ...brand.i18n.messages[language as Language],
  }));
  await instance
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
  follow();
  return instance;
}

/** The interface language in force. */
export function languageOf(instance: i18n): Language {
  return toLanguage(instance.resolvedLanguage ?? instance.language) ?? 'id';
}
