import { toNestErrors } from '@hookform/resolvers';
import type { FieldError, FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { safeParseAsync, type $ZodType } from 'zod/v4/core';
import { describeIssue, type FieldIssue } from './describe-issue.ts';
import { withoutBlanks } from './read-schema.ts';

/** An error of the form library with key and values, so that it is translated when shown. */
export interface WordedError extends FieldError {
  readonly params?: FieldIssue['params'];
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  let value = input;
  for (const key of path) value = (value as Record<PropertyKey, unknown> | undefined)?.[key];
  return value;
}

/**
 * Validates a form with any zod or zod/mini schema. Only the first error of each field is kept, as a key
 * with values: it is translated where it is shown, in the current language. An empty optional field
 * counts as missing.
 * @source spec §5 (stop at the first failure)
 */
export function schemaResolver<Input extends FieldValues, Output>(
  schema: $ZodType<Output, Input>,
): Resolver<Input, unknown, Output> {
  const prepare = withoutBlanks(schema);
  return async (values, _context, options) => {
    const result = await safeParseAsync(schema, prepare(values));
    if (result.success) return { values: result.data, errors: {} };
    const found: Record<string, WordedError> = {};
    for (const issue of result.error.issues) {
      const field = issue.path.map(String).join('.');
      const { key, params } = describeIssue(issue, valueAt(values, issue.path));
      found[field] ??= { type: key, params };
    }
    return { values: {}, errors: toNestErrors(found as FieldErrors<Input>, options) };
  };
}
