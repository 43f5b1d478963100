import { fill } from '../../messages/fill.ts';
import type { KitMessages } from '../../messages/kit-messages.ts';
import { capitalise } from '../form-field/field-name.ts';
import type { WordedError } from './schema-resolver.ts';

/** Language of an error text. */
export interface Wording {
  readonly locale: string;
  readonly messages: KitMessages;
}

/** Labels of fields as used inside a sentence. */
export interface FieldNames {
  /** The field that has the error. */
  readonly own: string;
  /** The field that it repeats, as `passwordConfirmation` repeats `password`. */
  readonly repeated?: string | undefined;
}

/** Returns the text of an error: the server's, or the kit's in the current language. */
export function wordError(
  { message, type, params }: WordedError,
  { own, repeated }: FieldNames,
  { locale, messages }: Wording,
): string {
  if (message !== undefined && message !== '') return message;
  const template = messages.forms[type as 'format'] ?? messages.forms.format;
  // "The password confirmation does not match": `{field}` is the field to repeat.
  const field = type === 'confirmed' ? (repeated ?? own) : own;
  return capitalise(fill(template, { field, ...params }), locale);
}

/** All errors of a nested set with their paths, `bank.account` for `{ bank: { account } }`. */
export function flattenErrors(
  errors: object,
  path = '',
): readonly (readonly [string, WordedError])[] {
  return Object.entries(errors).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value !== 'object' || value === null) return [];
    const name = path === '' ? key : `${path}.${key}`;
    if (typeof (value as WordedError).type === 'string') return [[name, value as WordedError]];
    return flattenErrors(value, name);
  });
}
