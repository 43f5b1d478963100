import { pseudo } from '../../packages/ui/src/testing/pseudo.ts';
import type { ToolbarValues } from '../toolbar.ts';

/** A language that stories are not written in. */
export type OtherLanguage = Exclude<ToolbarValues['language'], 'id'>;

/** One text in the other languages. `#` stands for a number, in the order of the original. */
export type Translations = readonly [en: string, es: string, zhHans: string];

/** Indonesian texts of stories, with what they are in the other languages. */
export type StoryTexts = Readonly<Record<string, Translations>>;

/** Texts of the kit or of the app: in lists below names, or under keys. */
export type Messages = { readonly [key: string]: string | Messages };

/** Indonesian texts, each with one translation: of several the last. */
export type Dictionary = ReadonlyMap<string, string>;

const column: Readonly<Record<OtherLanguage, number>> = { en: 0, pseudo: 0, es: 1, 'zh-Hans': 2 };

/** A number as Indonesian writes it: `1.250.000`, `1,87`, `128`. */
const numberPattern = /\d+(?:\.\d{3})*(?:,\d+)?/g;

/** Spanish groups and divides as Indonesian does, English and Chinese the other way round. */
export const numberIn = (language: OtherLanguage, text: string): string =>
  language === 'es' ? text : text.replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.'));

const flatten = (messages: Messages, path = ''): readonly (readonly [string, string])[] =>
  Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${path}${key}`, value] as const]
      : flatten(value, `${path}${key}.`),
  );

/**
 * Everything that can be said in one language: what the kit and the app say themselves, which stories
 * repeat, then the texts of the stories. A text may occur several times, with several translations.
 * @param pairs the messages in Indonesian, and in the language
 */
export function listTranslations(
  language: OtherLanguage,
  texts: StoryTexts,
  pairs: readonly (readonly [indonesian: Messages, other: Messages])[],
): readonly (readonly [indonesian: string, other: string])[] {
  const own = Object.entries(texts).map(
    ([text, translations]) => [text, translations[column[language]] ?? text] as const,
  );
  const said = pairs.flatMap(([indonesian, other]) => {
    const others = new Map(flatten(other));
    return flatten(indonesian).map(([key, text]) => [text, others.get(key) ?? text] as const);
  });
  return [...said, ...own];
}

/** A capital letter, and later a word in small letters: no name, identifier or value of CSS. */
const sentence = /^\p{Lu}.*\s\p{Ll}{3,}/u;

/**
 * One text of a story in another language; a text that the dictionary does not have stays as it is,
 * as names do. Only the pseudo language has one for every sentence, because long texts are written for
 * it alone.
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
const isPlainFunction = (value: unknown): value is (...given: unknown[]) => unknown =>
  typeof value === 'function' && !('prototype' in value);

/** Properties by which code knows a thing, if what they hold is written as an identifier. */
const identifying: ReadonlySet<string> = new Set(
  'id key name value defaultValue selection side status kind type code'.split(' '),
);

const isIdentifier = (name: string, part: unknown): boolean =>
  identifying.has(name) && typeof part === 'string' && /^[a-z][a-z\d_.-]*$/.test(part);

/**
 * Translates every text within what a story passes to a component, and within what its functions
 * return. Lists and plain objects are copied only if something in them changes, and once:
 * components compare what they are given by identity.
 */
export function createTranslator(
  translate: (text: string) => string,
): <Value>(value: Value) => Value {
  const known = new WeakMap<object, unknown>();
  const visit = (value: unknown): unknown => {
    if (typeof value === 'string') return translate(value);
    if (isPlainFunction(value)) return visitFunction(value);
    if (typeof value !== 'object' || value === null) return value;
    if (known.has(value)) return known.get(value);
    if (!Array.isArray(value) && !isPlain(value)) return value;
    // A value that contains itself is found again while it is being visited.
    known.set(value, value);
    const visited = visitParts(value as Record<string, unknown>);
    known.set(value, visited);
    return visited;
  };
  const visitFunction = (value: (...given: unknown[]) => unknown): unknown => {
    const visited = known.get(value) ?? ((...given: unknown[]) => visit(value(...given)));
    known.set(value, visited);
    return visited;
  };
  const visitParts = (value: Record<string, unknown>): unknown => {
    const entries = Object.entries(value);
    const isReference = entries.length === 1 && 'current' in value;
    // An element translates its own texts, and a reference holds what is on the page.
    if ('$$typeof' in value || isReference) return value;
    const visited = entries.map(
      ([name, part]) => [name, isIdentifier(name, part) ? part : visit(part)] as const,
    );
    if (visited.every(([, part], index) => part === entries[index]?.[1])) return value;
    return Array.isArray(value) ? visited.map(([, part]) => part) : Object.fromEntries(visited);
  };
  return (value) => visit(value) as typeof value;
}
