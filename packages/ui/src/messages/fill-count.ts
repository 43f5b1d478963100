import { fill } from './fill.ts';

/** Rules by language: to make one takes far longer than to ask it. */
const cachedRules = new Map<string, Intl.PluralRules>();

function pluralRules(locale: string): Intl.PluralRules {
  const rules = cachedRules.get(locale) ?? new Intl.PluralRules(locale);
  cachedRules.set(locale, rules);
  return rules;
}

/** A text that counts, by the plural forms of its language; `other` is for every number without one. */
export type PluralForms = { readonly other: string } & Readonly<
  Partial<Record<Intl.LDMLPluralRule, string>>
>;

/** Marks a text as one that counts, for the reference language. */
export const plural = (forms: PluralForms): PluralForms => forms;

/**
 * The text for a number in the language's own form, with the number and other values in it.
 * @param values `count` as it is written, if that is not the plain number
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
