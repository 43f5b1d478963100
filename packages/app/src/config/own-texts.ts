import type { MessageKey } from '@lobi/core/locales';
import type { KitMessages } from '@lobi/ui';

/** Paths of the texts in the kit's messages; each plural form is a separate text. */
type PathIn<Texts> = {
  [Key in keyof Texts & string]-?: Texts[Key] extends string | undefined
    ? Key
    : `${Key}.${PathIn<Texts[Key]>}`;
}[keyof Texts & string];

/** Key of a text of the kit, such as `kit.base.close`. */
export type KitWordKey = `kit.${PathIn<KitMessages>}`;

type TextsByKey = Readonly<Partial<Record<MessageKey | KitWordKey, string>>>;

/**
 * Custom messages of the app and of the kit. An interface, so that declarations name it instead of 3,000
 * keys.
 */
export interface OwnTexts extends TextsByKey {}

/** Messages at any depth. */
interface Texts {
  readonly [key: string]: string | Texts;
}

const prefix = 'kit.';

/** Path of a text in the kit's messages; `undefined` for a text of the app. */
export const kitPathOf = (key: string): readonly string[] | undefined =>
  key.startsWith(prefix) ? key.slice(prefix.length).split('.') : undefined;

/** Plural forms besides `other`. */
const plurals: readonly string[] = ['zero', 'one', 'two', 'few', 'many'];

const partAt = (messages: object, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (part, name) =>
      typeof part === 'object' && part !== null && Object.hasOwn(part, name)
        ? (part as Texts)[name]
        : undefined,
    messages,
  );

/**
 * The text at a path; `undefined` if there is none. A plural text may be given forms that it does not
 * have in this language: they fall back to the form `other`.
 */
export function kitTextAt(messages: object, path: readonly string[]): string | undefined {
  const isForm = plurals.includes(path.at(-1) ?? '');
  const found =
    partAt(messages, path) ?? (isForm && partAt(messages, [...path.slice(0, -1), 'other']));
  return typeof found === 'string' ? found : undefined;
}

/** The messages with one text changed; all other objects are shared. */
function changed(messages: Texts, [name = '', ...rest]: readonly string[], text: string): Texts {
  const below = messages[name];
  const next = rest.length === 0 || typeof below !== 'object' ? text : changed(below, rest, text);
  return { ...messages, [name]: next };
}

/**
 * The kit's messages with a brand's custom ones. Areas that are not loaded yet are skipped, and completed
 * when they are loaded.
 * @param own texts by key, also those of the app
 */
export function withOwnTexts<Kit extends Partial<KitMessages>>(
  messages: Kit,
  own: Readonly<Record<string, string>> | undefined,
): Kit {
  const texts = Object.entries(own ?? {}).flatMap(([key, text]) => {
    const path = kitPathOf(key);
    return path && kitTextAt(messages, path) !== undefined ? [[path, text] as const] : [];
  });
  return texts.reduce<Texts>(
    (result, [path, text]) => changed(result, path, text),
    messages as unknown as Texts,
  ) as unknown as Kit;
}
