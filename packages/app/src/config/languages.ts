import { languages, type Language } from '@lobi/core/contract';
import type { BrandInput } from './brand-schema.ts';

/** Tag of a language: one of the packages, or one that the brand adds. */
export type LanguageTag = Language | (string & {});

/** Texts of a language by key: those of the app, and those of the kit as `kit.base.close`. */
export type LanguageTexts = Readonly<Record<string, string>>;

/** Imports the texts of a language: `() => import('./locales/ms.json')`. */
export type LoadTexts = () => Promise<{ readonly default: LanguageTexts }>;

/** A language that the brand adds. */
export interface AddedLanguage {
  /** Language of the packages whose texts replace missing ones, and in which the platform responds. */
  readonly basedOn: Language;
  readonly load: LoadTexts;
}

/** Languages that a brand adds, by their tags. */
export type AddedLanguages = Readonly<Record<string, AddedLanguage>>;

/** Returns whether this is a language tag in canonical form, such as `ms` or `pt-BR`. */
export function isLanguageTag(tag: string): boolean {
  if (!/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(tag)) return false;
  try {
    return Intl.getCanonicalLocales(tag)[0] === tag;
  } catch {
    return false;
  }
}

/** Returns whether this is a language of the packages. */
export const isPackaged = (tag: string): tag is Language => languages.some((name) => name === tag);

/** Languages that a brand adds, with the default fallback filled in. */
export const addedLanguagesOf = ({ i18n }: Pick<BrandInput, 'i18n'>): AddedLanguages =>
  Object.fromEntries(
    Object.entries(i18n?.languages ?? {}).map(([tag, { basedOn = 'en', load }]) => [
      tag,
      { basedOn, load },
    ]),
  );

/** Tags of all languages that a brand may offer: those of the packages, then added ones. */
export const languageTagsOf = (input: Pick<BrandInput, 'i18n'>): readonly LanguageTag[] => [
  ...languages,
  ...Object.keys(input.i18n?.languages ?? {}),
];
