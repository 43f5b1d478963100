import type { Language } from '../contract/limits.ts';
import type { Messages } from './id.ts';

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
