import type { Language } from '../contract/limits.ts';
import type { gameManifests } from '../games/game-manifests.ts';

type Manifests = typeof gameManifests;

/** A title of a built-in game, which is an Indonesian name. */
type BuiltInTitle = Manifests[keyof Manifests]['titles'][number][1];

/** What each built-in title means in a language. */
export type TitleMeanings = Readonly<Record<BuiltInTitle, string>>;

const loaders: Readonly<Record<Language, () => Promise<Readonly<Record<string, string>>>>> = {
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
export const loadTitleMeanings = (language: Language): Promise<Readonly<Record<string, string>>> =>
  loaders[language]();
