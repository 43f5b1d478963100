import type * as z from 'zod/mini';
import { AppError } from '../contract/error-codes.ts';
import { firstIssueOf, type ValidationIssue } from '../contract/validation.ts';

/** Error of a choice that does not match the schema of the game. Carries the first failure of each field. */
export class InvalidPlay extends AppError {
  readonly issues: readonly ValidationIssue[];

  constructor(issues: readonly ValidationIssue[]) {
    super('validation', issues.map((issue) => `${issue.field}: ${issue.key}`).join(', '));
    this.issues = issues;
  }
}

/** Parses a player's choice with a schema. Errors: `validation`, with the fields as `issues`. */
export function readInput<Input>(schema: z.ZodMiniType<Input>, value: unknown): Input {
  const result = schema.safeParse(value);
  if (!result.success) throw new InvalidPlay(firstIssueOf(result.error, value));
  return result.data;
}
