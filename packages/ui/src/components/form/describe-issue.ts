import type { $ZodIssue } from 'zod/v4/core';
import type { KitMessages } from '../../messages/kit-messages.ts';

/** Messages about a rejected field, by key of the dictionary. */
export type ValidationKey = Extract<
  keyof KitMessages['forms'],
  | 'required'
  | 'minLength'
  | 'maxLength'
  | 'number'
  | 'min'
  | 'max'
  | 'confirmed'
  | 'format'
  | 'choice'
  | 'insufficient'
  | 'trivialPin'
  | 'characters'
>;

/** Reason why a field was rejected, as a message key with its values. */
export interface FieldIssue {
  readonly key: ValidationKey;
  readonly params: Readonly<Record<string, string | number>>;
}

/** Keys that a schema may use: `z.refine(check, { error: 'insufficient' })`. */
const namedKeys: ReadonlySet<string> = new Set<ValidationKey>([
  'confirmed',
  'insufficient',
  'trivialPin',
  'characters',
  'min',
  'max',
  'format',
  'choice',
]);

/** An unchecked required checkbox counts as empty too, and so does a list without entries. */
const isEmpty = (input: unknown): boolean =>
  input === undefined ||
  input === null ||
  input === '' ||
  input === false ||
  (Array.isArray(input) && input.length === 0);

const isNamed = (message: string): message is ValidationKey => namedKeys.has(message);

/** Values that a schema passes with its own key: `{ error: 'max', params: { max: 'Rp 5.000' } }`. */
function paramsOf(issue: $ZodIssue): FieldIssue['params'] {
  return (issue.code === 'custom' ? issue.params : undefined) ?? {};
}

/**
 * Describes why a schema rejected a field. An empty field is always "required", regardless of other errors.
 * The platform's contract uses the same rules, so that both sides show the same text.
 * @source spec §5 (required message); further rules ours
 */
export function describeIssue(issue: $ZodIssue, input: unknown): FieldIssue {
  if (isEmpty(input)) return { key: 'required', params: {} };
  if (isNamed(issue.message)) return { key: issue.message, params: paramsOf(issue) };
  const isText = typeof input === 'string';
  switch (issue.code) {
    case 'too_small':
      return { key: isText ? 'minLength' : 'min', params: { min: Number(issue.minimum) } };
    case 'too_big':
      return { key: isText ? 'maxLength' : 'max', params: { max: Number(issue.maximum) } };
    case 'invalid_type':
      return isNumeric(issue.expected)
        ? { key: 'number', params: {} }
        : { key: 'format', params: {} };
    case 'invalid_value':
      return { key: 'choice', params: {} };
    default:
      return { key: 'format', params: {} };
  }
}

const isNumeric = (expected: string): boolean => expected === 'number' || expected === 'int';
