import type { Language } from '../contract/limits.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { id, type MessageKey, type Messages } from './id.ts';
import { zhHans } from './zh-hans.ts';

const dictionaries: Readonly<Record<Language, Messages>> = { id, en, es, 'zh-Hans': zhHans };

const pluralRules: Partial<Record<Language, Intl.PluralRules>> = {};

/** The text of a key; where it counts, in the form that the language has for the number. */
function templateOf(language: Language, key: MessageKey, { count }: MessageParams): string {
  const texts: Readonly<Partial<Record<string, string>>> = dictionaries[language];
  if (count === undefined) return dictionaries[language][key];
  const rules = (pluralRules[language] ??= new Intl.PluralRules(language));
  return texts[`${key}#${rules.select(Number(count))}`] ?? dictionaries[language][key];
}

/** Values for placeholders. */
export type MessageParams = Readonly<Record<string, string | number>>;

const startsWithField = /^\{field\}/;

/**
 * A text in a language, with `{placeholders}` filled, and in the plural form for `count`. A sentence that opens with a field's name
 * gets its capital. For code that knows all languages at once (servers, tests); a browser loads
 * the one it needs with `loadMessages`.
 * @example translate('en', 'validation.required', { field: 'username' })
 */
export function translate(language: Language, key: MessageKey, params: MessageParams = {}): string {
  const template = templateOf(language, key, params);
  const text = template.replace(/\{(\w+)\}/g, (whole, name: string) =>
    name in params ? String(params[name]) : whole,
  );
  return startsWithField.test(template)
    ? text.charAt(0).toLocaleUpperCase(language) + text.slice(1)
    : text;
}
