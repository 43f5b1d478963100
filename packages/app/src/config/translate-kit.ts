import type { LanguageTexts } from './languages.ts';

/** A plural text; `other` is for every number without a form of its own. */
type Forms = { readonly other: string } & Readonly<Record<string, string>>;

const isForms = (part: object): part is Forms =>
  'other' in part && Object.values(part).every((text) => typeof text === 'string');

/** Plural forms that a language may have. */
const formNames = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/**
 * Forms in a translation, if it has `other`. Forms of the source language are omitted, because the target
 * language may have fewer.
 */
function translatedForms(forms: Forms, at: string, texts: LanguageTexts): Forms {
  if (texts[`${at}.other`] === undefined) return forms;
  return Object.fromEntries(
    formNames.flatMap((name) => {
      const text = texts[`${at}.${name}`];
      return text === undefined ? [] : [[name, text]];
    }),
  ) as Forms;
}

function translated(part: unknown, at: string, texts: LanguageTexts): unknown {
  if (typeof part === 'string') return texts[at] ?? part;
  if (typeof part !== 'object' || part === null) return part;
  if (isForms(part)) return translatedForms(part, at, texts);
  return Object.fromEntries(
    Object.entries(part).map(([name, inner]) => [name, translated(inner, `${at}.${name}`, texts)]),
  );
}

/**
 * The kit's messages in another language. Untranslated messages stay unchanged.
 * @param texts by key, such as `kit.base.close`
 */
export const translateKit = <Messages extends object>(
  messages: Messages,
  texts: LanguageTexts,
): Messages => translated(messages, 'kit', texts) as Messages;

/**
 * Keys of all texts of the kit. Plural texts have only the form `other`, because the others depend on the
 * language.
 * @param messages messages of any language, all areas
 */
export function kitTextKeys(messages: object, at = 'kit'): string[] {
  return Object.entries(messages).flatMap(([name, part]: [string, unknown]) => {
    const key = `${at}.${name}`;
    if (typeof part !== 'object' || part === null) return [key];
    return isForms(part) ? [`${key}.other`] : kitTextKeys(part, key);
  });
}

/** Texts of the kit by key, as the start of a translation. */
export function kitTextsOf(messages: object, tag: string, at = 'kit'): Record<string, string> {
  const categories = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
  return Object.assign(
    {},
    ...Object.entries(messages).map(([name, part]: [string, unknown]) => {
      const key = `${at}.${name}`;
      if (typeof part === 'string') return { [key]: part };
      if (typeof part !== 'object' || part === null) return {};
      if (!isForms(part)) return kitTextsOf(part, tag, key);
      return Object.fromEntries(
        formNames
          .filter((form) => categories.includes(form))
          .map((form) => [`${key}.${form}`, part[form] ?? part.other]),
      );
    }),
  ) as Record<string, string>;
}
