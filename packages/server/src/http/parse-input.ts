import type * as z from 'zod/mini';
import { AppError, firstIssueOf, type ApiRow, type ValidationIssue } from '@lobi/core/contract';
import { fieldsWithNul } from '../store/fields-with-nul.ts';

/** Input that the schemas of a row rejected. It is translated when the response is written. */
export class InvalidInput extends AppError {
  readonly issues: readonly ValidationIssue[];

  constructor(issues: readonly ValidationIssue[]) {
    super('validation', issues.map((issue) => `${issue.field}: ${issue.key}`).join(', '));
    this.issues = issues;
  }
}

/** Input of a call, parsed by the schemas of its row. */
export interface ParsedInput {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

const parse = (schema: z.ZodMiniType | undefined, input: unknown): unknown => {
  if (!schema) return undefined;
  const invalid = fieldsWithNul(input);
  if (invalid.length > 0)
    throw new InvalidInput(
      invalid.map((field) => ({ field, key: 'validation.format', params: {} })),
    );
  const result = schema.safeParse(input);
  if (!result.success) throw new InvalidInput(firstIssueOf(result.error, input));
  return result.data;
};

/**
 * Validates path, query and body, in that order. A path parameter that cannot be an id means that the
 * object does not exist. Errors: `not_found`, `validation`.
 */
export function parseInput(row: ApiRow, input: ParsedInput): ParsedInput {
  if (row.params && !row.params.safeParse(input.params).success) throw new AppError('not_found');
  return {
    params: parse(row.params, input.params),
    query: parse(row.query, input.query),
    // Some clients send `null` or nothing for an empty body.
    body: parse(row.body, input.body ?? undefined),
  };
}
