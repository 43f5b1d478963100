import type { Language } from '../contract/limits.ts';
import type { ValidationIssue } from '../contract/validation.ts';
import { fieldKey } from './field-key.ts';
import { translate } from './translate.ts';

/**
 * Returns the text about an issue of a field, in a language. A `day` among the values is written as
 * a date.
 */
export function issueText(language: Language, { field, key, params }: ValidationIssue): string {
  // "The password confirmation does not match": the field is the one that was to be repeated.
  const named = key === 'validation.confirmed' ? field.replace(/Confirmation$/, '') : field;
  const { day } = params;
  const date =
    day === undefined
      ? undefined
      : new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(
          Date.parse(`${day}T00:00:00.000Z`),
        );
  return translate(language, key, {
    ...params,
    ...(date !== undefined && { day: date }),
    field: translate(language, fieldKey(named)),
  });
}
