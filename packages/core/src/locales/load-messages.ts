import type { Language } from '../contract/limits.ts';
import type { Messages } from './id.ts';
import type { start } from './id/start.ts';
import type { Texts } from './texts.ts';

const loaders: Readonly<Record<Language, () => Promise<Messages>>> = {
  id: async () => (await import('./id.ts')).id,
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
  'zh-Hans': async () => (await import('./zh-hans.ts')).zhHans,
};

/** Texts of one language; each language is a chunk of its own. */
export function loadMessages(language: Language): Promise<Messages> {
  return loaders[language]();
}

type StartMessages = Texts<typeof start>;

const startLoaders: Readonly<Record<Language, () => Promise<StartMessages>>> = {
  id: async () => (await import('./id/start.ts')).start,
  en: async () => (await import('./en/start.ts')).start,
  es: async () => (await import('./es/start.ts')).start,
  'zh-Hans': async () => (await import('./zh-hans/start.ts')).start,
};

/** Loads the texts of the lobby and of the forms to sign in and register: a third of all texts. */
export function loadStartMessages(language: Language): Promise<StartMessages> {
  return startLoaders[language]();
}
