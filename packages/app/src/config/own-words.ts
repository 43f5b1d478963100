import type { MessageKey } from '@lobi/core/locales';
import type { KitMessages } from '@lobi/ui';

/** Paths of the texts in the kit's messages; each plural form is a separate text. */
type PathIn<Words> = {
  [Key in keyof Words & string]-?: Words[Key] extends string | undefined
    ? Key
    : `${Key}.${PathIn<Words[Key]>}`;
}[keyof Words & string];

/** Key of a text of the kit, such as `kit.base.close`. */
export type KitWordKey = `kit.${PathIn<KitMessages>}`;

type TextsByKey = Readonly<Partial<Record<MessageKey | KitWordKey, string>>>;

/**
 * Custom messages of the app and of the kit. An interface, so that declarations name it instead of 3,000
 * keys.
 */
export interface OwnTexts extends TextsByKey {}

/** Messages at any depth. */
interface Words {
  readonly [key: string]: string | Words;
}

const prefix = 'kit.';

/** Path of a text in the kit's messages; `undefined` for a text of the app. */
export const kitPathOf = (key: string): readonly string[] | undefined =>
  key.startsWith(prefix) ? key.slice(prefix.length).split('.') : undefined;

/** Plural forms besides `other`. */
const plurals: readonly string[] = ['zero', 'one', 'two', 'few', 'many'];

const partAt = (words: object, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (part, name) =>
      typeof part === 'object' && part !== null && Object.hasOwn(part, name)
        ? (part as Words)[name]
        : undefined,
    words,
  );

/**
 * The text at a path; `undefined` if there is none. A plural text may be given forms that it does not
 * have in this language: they fall back to the form `other`.
 */
export function kitTextAt(words: object, path: readonly string[]): string | undefined {
  const isForm = plurals.includes(path.at(-1) ?? '');
  const found = partAt(words, path) ?? (isForm && partAt(words, [...path.slice(0, -1), 'other']));
  return typeof found === 'string' ? found : undefined;
}

/** The messages with one text changed; all other objects are shared. */
function changed(words: Words, [name = '', ...rest]: readonly string[], text: string): Words {
  const below = words[name];
  const next = rest.length === 0 || typeof below !== 'object' ? text : changed(below, rest, text);
  return { ...words, [name]: next };
}

/**
 * The kit's messages with a brand's custom ones. Areas that are not loaded yet are skipped, and completed
 * when they are loaded.
 * @param own texts by key, also those of the app
 */
export function withOwnWords<Kit extends Partial<KitMessages>>(
  words: Kit,
  own: Readonly<Record<string, string>> | undefined,
): Kit {
  const texts = Object.entries(own ?? {}).flatMap(([key, text]) => {
    const path = kitPathOf(key);
    return path && kitTextAt(words, path) !== undefined ? [[path, text] as const] : [];
  });
  return texts.reduce<Words>(
    (made, [path, text]) => changed(made, path, text),
    words as unknown as Words,
  ) as unknown as Kit;
}
