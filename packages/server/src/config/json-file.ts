import { readFileSync } from 'node:fs';
import type * as z from 'zod/mini';
import { StartError } from './start-error.ts';

/** Content of a file. Errors: `StartError` that names it. */
export function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (cause) {
    throw new StartError(`The file ${path} cannot be read as JSON.`, cause);
  }
}

/** Parses JSON. Errors: `StartError` with one sentence about the fault and its position. */
export function parseContent<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
  path: string,
): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = issue?.path.join('.') || 'Its content';
  throw new StartError(`The file ${path} is invalid: ${field}: ${issue?.message ?? ''}.`);
}
