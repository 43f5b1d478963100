import type { Language } from '../contract/limits.ts';

/** What each title of a built-in game, an Indonesian name, means in a language. */
export type TitleMeanings = Readonly<Record<string, string>>;

const loaders: Readonly<Record<Language, () => Promise<TitleMeanings>>> = {
  id: async () => ({}),
  en: async () => (await import('./en/titles.ts')).titles,
  es: async () => (await import('./es/titles.ts')).titles,
  'zh-Hans': async () => (await import('./zh-hans/titles.ts')).titles,
};

/**
 * Loads what the titles of built-in games mean in a language, by title; none in Indonesian, the language
 * of the titles.
 * @source ours
 */
export const loadTitleMeanings = (language: Language): Promise<TitleMeanings> =>
  loaders[language]();
