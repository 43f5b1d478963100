import type * as z from 'zod/mini';
import { AppError, firstIssueOf, type ApiRow, type ValidationIssue } from '@lobi/core/contract';
import { fieldsWithNul } from '../store/fields-with-nul.ts';

/** Input that a row's schemas rejected. The words are chosen when the answer is written. */
export class InvalidInput extends AppError {
  readonly issues: readonly ValidationIssue[];

  constructor(issues: readonly ValidationIssue[]) {
    super('validation', issues.map((issue) => `${issue.field}: ${issue.key}`).join(', '));
    this.issues = issues;
  }
}

/** Input of a call, as the row's schemas made it. */
export interface ParsedInput {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

const parse = (schema: z.ZodMiniType | undefined, input: unknown): unknown => {
  if (!schema) return undefined;
  const spoilt = fieldsWithNul(input);
  if (spoilt.length > 0)
    throw new InvalidInput(
      spoilt.map((field) => ({ field, key: 'validation.format', params: {} })),
    );
  const result = schema.safeParse(input);
  if (!result.success) throw new InvalidInput(firstIssueOf(result.error, input));
  return result.data;
};

/**
 * Checks path, query and body, in that order. A parameter that cannot be an id means that there is
 * no such thing. Errors: `not_found`, `validation`.
 */
export function parseInput(row: ApiRow, input: ParsedInput): ParsedInput {
  if (row.params && !row.params.safeParse(input.params).success) throw new AppError('not_found');
  return {
    params: parse(row.params, input.params),
    query: parse(row.query, input.query),
    // Some clients send `null` or nothing where a body has nothing to say.
    body: parse(row.body, input.body ?? undefined),
  };
}
