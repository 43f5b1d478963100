import type * as z from 'zod/mini';

/** A rejected field: language key under `validation.` and the values it names. */
export interface ValidationIssue {
  /** Dotted path of the field, for example `amount`. */
  readonly field: string;
  readonly key:
    | 'validation.required'
    | 'validation.minLength'
    | 'validation.maxLength'
    | 'validation.number'
    | 'validation.min'
    | 'validation.max'
    | 'validation.confirmed'
    | 'validation.format'
    | 'validation.trivialPin'
    | 'validation.passwordOfName'
    | 'validation.characters'
    | 'validation.picture'
    | 'validation.streamAddress'
    | 'validation.streamHost'
    | 'validation.pushService'
    | 'validation.choice'
    | 'validation.dayAfter'
    | 'validation.endBeforeStart'
    | 'validation.startAfterEnd'
    | 'validation.rangeTooLong'
    | 'validation.upperBelowLower';
  readonly params: Readonly<Record<string, string | number>>;
}

type Issue = z.core.$ZodIssue;

const isEmpty = (input: unknown): boolean =>
  input === undefined || input === null || input === '' || (Array.isArray(input) && !input.length);

function describe(issue: Issue, input: unknown): Pick<ValidationIssue, 'key' | 'params'> {
  if (isEmpty(input)) return { key: 'validation.required', params: {} };
  if (issue.message === 'confirmed') return { key: 'validation.confirmed', params: {} };
  if (issue.message === 'choice') return { key: 'validation.choice', params: {} };
  if (issue.message === 'trivial') return { key: 'validation.trivialPin', params: {} };
  if (issue.message === 'passwordOfName') return { key: 'validation.passwordOfName', params: {} };
  if (issue.message === 'characters') return { key: 'validation.characters', params: {} };
  if (issue.message === 'streamAddress') return { key: 'validation.streamAddress', params: {} };
  switch (issue.code) {
    case 'too_small':
      // A number in an address is text, but its rule refers to a number.
      return issue.origin === 'string'
        ? { key: 'validation.minLength', params: { min: Number(issue.minimum) } }
        : { key: 'validation.min', params: { min: Number(issue.minimum) } };
    case 'too_big':
      return issue.origin === 'string'
        ? { key: 'validation.maxLength', params: { max: Number(issue.maximum) } }
        : { key: 'validation.max', params: { max: Number(issue.maximum) } };
    case 'invalid_type':
      return issue.expected === 'number' || issue.expected === 'int'
        ? { key: 'validation.number', params: {} }
        : { key: 'validation.format', params: {} };
    case 'invalid_value':
    case 'invalid_union':
      return { key: 'validation.choice', params: {} };
    default:
      return { key: 'validation.format', params: {} };
  }
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  let value = input;
  for (const key of path) value = (value as Record<PropertyKey, unknown> | undefined)?.[key];
  return value;
}

/**
 * The first error of each field, as message keys. Shared by client and server, so that both show the
 * same texts.
 * @source spec §5 (required message, stop at the first failure)
 */
export function firstIssueOf(
  error: { issues: readonly Issue[] },
  input: unknown,
): ValidationIssue[] {
  const found = new Map<string, ValidationIssue>();
  for (const issue of error.issues) {
    const path =
      issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : issue.path;
    const field = path.map(String).join('.');
    if (found.has(field)) continue;
    found.set(field, { field, ...describe(issue, valueAt(input, path)) });
  }
  return [...found.values()];
}
