import type { Language } from '@lobi/core/contract';
import type { KitMessages } from '@lobi/ui';

const loaders: Readonly<Record<Language, () => Promise<KitMessages>>> = {
  id: async () => (await import('@lobi/ui/messages/id')).id,
  en: async () => (await import('@lobi/ui/messages/en')).en,
  es: async () => (await import('@lobi/ui/messages/es')).es,
  'zh-Hans': async () => (await import('@lobi/ui/messages/zh-hans')).zhHans,
};

/** The kit's messages in one language; each language is a separate chunk. */
export function loadKitMessages(language: Language): Promise<KitMessages> {
  return loaders[language]();
}

const startLoaders: Readonly<Record<Language, () => Promise<Partial<KitMessages>>>> = {
  id: async () => (await import('@lobi/ui/messages/id/start')).start,
  en: async () => (await import('@lobi/ui/messages/en/start')).start,
  es: async () => (await import('@lobi/ui/messages/es/start')).start,
  'zh-Hans': async () => (await import('@lobi/ui/messages/zh-hans/start')).start,
};

/** The kit's messages for the first screens: a third of all. */
export function loadStartKitMessages(language: Language): Promise<Partial<KitMessages>> {
  return startLoaders[language]();
}
