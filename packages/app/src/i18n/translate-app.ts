import type { LanguageTexts } from '../config/languages.ts';

/** A plural form of a text, such as `errors.rate_limited#one`. */
const formKey = /^(.+)#(\w+)$/;

/**
 * Texts of the app without the plural forms of translated texts, because the other language has its own.
 * @param added texts of the other language
 */
export const translateApp = <Texts extends object>(texts: Texts, added: LanguageTexts): Texts =>
  Object.fromEntries(
    Object.entries(texts).filter(([key]) => added[formKey.exec(key)?.[1] ?? ''] === undefined),
  ) as Texts;

/**
 * Texts of the app as the start of a translation: without plural forms that the language does not have.
 */
export function appTextsOf(texts: LanguageTexts, tag: string): LanguageTexts {
  const categories: readonly string[] = new Intl.PluralRules(tag).resolvedOptions()
    .pluralCategories;
  return Object.fromEntries(
    Object.entries(texts).filter(([key]) => {
      const form = formKey.exec(key)?.[2];
      return form === undefined || categories.includes(form);
    }),
  );
}
