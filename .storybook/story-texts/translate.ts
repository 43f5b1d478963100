import { pseudo } from '../../packages/ui/src/testing/pseudo.ts';
import type { ToolbarValues } from '../toolbar.ts';

/** A language that stories are not written in. */
export type OtherLanguage = Exclude<ToolbarValues['language'], 'id'>;

/** One text in the other languages. `#` is the placeholder of a number, in the order of the original. */
export type Translations = readonly [en: string, es: string, zhHans: string];

/** Translations by the Indonesian text of a story. */
export type StoryTexts = Readonly<Record<string, Translations>>;

/** Messages of the kit or of the app, nested or with flat keys. */
export type Messages = { readonly [key: string]: string | Messages };

/** Translation of each Indonesian text; the last one if there are several. */
export type Dictionary = ReadonlyMap<string, string>;

const column: Readonly<Record<OtherLanguage, number>> = { en: 0, pseudo: 0, es: 1, 'zh-Hans': 2 };

/** A number as Indonesian writes it: `1.250.000`, `1,87`, `128`. */
const numberPattern = /\d+(?:\.\d{3})*(?:,\d+)?/g;

/** Spanish has the number separators of Indonesian; English and Chinese swap point and comma. */
export const numberIn = (language: OtherLanguage, text: string): string =>
  language === 'es' ? text : text.replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.'));

const flatten = (messages: Messages, path = ''): readonly (readonly [string, string])[] =>
  Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${path}${key}`, value] as const]
      : flatten(value, `${path}${key}.`),
  );

/**
 * All translations to one language: the messages of the kit and of the app, which stories repeat, then
 * the texts of the stories. A text may occur several times, with several translations.
 * @param pairs the messages in Indonesian, and in the language
 */
export function listTranslations(
  language: OtherLanguage,
  texts: StoryTexts,
  pairs: readonly (readonly [indonesian: Messages, other: Messages])[],
): readonly (readonly [indonesian: string, other: string])[] {
  const ofStories = Object.entries(texts).map(
    ([text, translations]) => [text, translations[column[language]] ?? text] as const,
  );
  const ofMessages = pairs.flatMap(([indonesian, other]) => {
    const others = new Map(flatten(other));
    return flatten(indonesian).map(([key, text]) => [text, others.get(key) ?? text] as const);
  });
  return [...ofMessages, ...ofStories];
}

/** A capital letter, and later a word in lower case: not a name, an identifier or a CSS value. */
const sentence = /^\p{Lu}.*\s\p{Ll}{3,}/u;

/**
 * One text of a story in another language. A text that is not in the dictionary, such as a name, is
 * returned unchanged; the pseudo language translates every sentence, because long texts exist only for
 * it.
 * @example translateText(new Map([['Laga #', 'Fight #']]), 'en', 'Laga 128') // 'Fight 128'
 */
export function translateText(
  dictionary: Dictionary,
  language: OtherLanguage,
  text: string,
): string {
  const key = text.trim();
  const numbers = key.match(numberPattern) ?? [];
  const found = dictionary.get(key) ?? dictionary.get(key.replace(numberPattern, '#'));
  if (found === undefined)
    return language === 'pseudo' && sentence.test(key) ? text.replace(key, pseudo) : text;
  let position = 0;
  const filled = found.replace(/#/g, () => numberIn(language, numbers[position++] ?? '#'));
  return text.replace(key, () => (language === 'pseudo' ? pseudo(filled) : filled));
}

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/** An arrow function or a method; components and classes have a prototype. */
const isPlainFunction = (value: unknown): value is (...parameters: unknown[]) => unknown =>
  typeof value === 'function' && !('prototype' in value);

/** Properties that may hold an identifier, which is not translated. */
const identifierProperties: ReadonlySet<string> = new Set(
  'id key name value defaultValue selection side status kind type code'.split(' '),
);

const isIdentifier = (name: string, part: unknown): boolean =>
  identifierProperties.has(name) && typeof part === 'string' && /^[a-z][a-z\d_.-]*$/.test(part);

/**
 * Translates every text in the properties that a story passes to a component, and in the results of its
 * functions. Lists and plain objects are copied only if their content changes, and once, because
 * components compare properties by identity.
 */
export function createTranslator(
  translate: (text: string) => string,
): <Value>(value: Value) => Value {
  const cache = new WeakMap<object, unknown>();
  const visit = (value: unknown): unknown => {
    if (typeof value === 'string') return translate(value);
    if (isPlainFunction(value)) return visitFunction(value);
    if (typeof value !== 'object' || value === null) return value;
    if (cache.has(value)) return cache.get(value);
    if (!Array.isArray(value) && !isPlain(value)) return value;
    // A cyclic value would otherwise be visited without end.
    cache.set(value, value);
    const visited = visitParts(value as Record<string, unknown>);
    cache.set(value, visited);
    return visited;
  };
  const visitFunction = (value: (...parameters: unknown[]) => unknown): unknown => {
    const visited = cache.get(value) ?? ((...parameters: unknown[]) => visit(value(...parameters)));
    cache.set(value, visited);
    return visited;
  };
  const visitParts = (value: Record<string, unknown>): unknown => {
    const entries = Object.entries(value);
    const isReference = entries.length === 1 && 'current' in value;
    // An element translates its own texts, and a ref holds an element of the page.
    if ('$$typeof' in value || isReference) return value;
    const visited = entries.map(
      ([name, part]) => [name, isIdentifier(name, part) ? part : visit(part)] as const,
    );
    if (visited.every(([, part], index) => part === entries[index]?.[1])) return value;
    return Array.isArray(value) ? visited.map(([, part]) => part) : Object.fromEntries(visited);
  };
  return (value) => visit(value) as typeof value;
}
