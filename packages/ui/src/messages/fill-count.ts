import { fill } from './fill.ts';

/** Plural rules by language, cached because creating one is far slower than using it. */
const cachedRules = new Map<string, Intl.PluralRules>();

function pluralRules(locale: string): Intl.PluralRules {
  const rules = cachedRules.get(locale) ?? new Intl.PluralRules(locale);
  cachedRules.set(locale, rules);
  return rules;
}

/** A message with a count, by the plural forms of its language; `other` is for all other numbers. */
export type PluralForms = { readonly other: string } & Readonly<
  Partial<Record<Intl.LDMLPluralRule, string>>
>;

/** Marks a message with a count, for the reference language. */
export const plural = (forms: PluralForms): PluralForms => forms;

/**
 * Formats a message for a number in the plural form of its language, with the number and other values
 * inserted. @param values `count` as formatted text, if it differs from the plain number
 * @example fillCount({ one: '{count} row', other: '{count} rows' }, 1, 'en') // '1 row'
 */
export function fillCount(
  forms: PluralForms,
  count: number,
  locale: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const form = forms[pluralRules(locale).select(count)] ?? forms.other;
  return fill(form, { count, ...values });
}
