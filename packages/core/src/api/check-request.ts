import { AppError } from '../contract/error-codes.ts';
import type { RequestRow, RequestSchema } from '../contract/own-request.ts';

/** Input of a call of any row. */
export interface AnyInput {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

type Checked =
  | { readonly value: unknown }
  | { readonly errors: Readonly<Record<string, readonly string[]>> };

/** Messages by path; the empty path is the whole value. Messages must not contain user input. */
async function check(schema: RequestSchema, value: unknown): Promise<Checked> {
  const result = await schema['~standard'].validate(value);
  if (!result.issues) return { value: result.value };
  const errors: Record<string, readonly string[]> = {};
  for (const { message, path = [] } of result.issues) {
    const location = path
      .map((part) => String(typeof part === 'object' ? part.key : part))
      .join('.');
    errors[location] ??= [message];
  }
  return { errors };
}

const firstOf = (errors: Readonly<Record<string, readonly string[]>>): string => {
  const [[path, messages] = ['', ['unknown']]] = Object.entries(errors);
  return `${path || 'the whole'}: ${messages.join(' ')}`;
};

/**
 * Validates query and body before they are sent, and returns them as parsed by their schemas. A part
 * without a schema is not sent.
 * @throws AppError `validation`
 */
export async function checkInput(row: RequestRow, input: AnyInput): Promise<AnyInput> {
  const checked: { -readonly [Part in keyof AnyInput]: AnyInput[Part] } = {
    ...(input.params && { params: input.params }),
  };
  for (const part of ['query', 'body'] as const) {
    const schema = row[part];
    if (!schema) continue;
    const found = await check(schema, input[part] ?? (part === 'query' ? {} : undefined));
    if ('errors' in found) {
      const message = `${row.name}: the ${part} does not fit its schema at ${firstOf(found.errors)}`;
      throw new AppError('validation', message, { errors: found.errors });
    }
    checked[part] = found.value as never;
  }
  return checked;
}

/**
 * Validates a response body and returns it as parsed by its schema.
 * @throws AppError `server` that names the first problem
 */
export async function checkAnswer(
  row: RequestRow,
  answer: unknown,
  status = 200,
): Promise<unknown> {
  if (!row.answer) return undefined;
  const found = await check(row.answer, answer);
  if (!('errors' in found)) return found.value;
  const problem = firstOf(found.errors);
  throw new AppError(
    'server',
    `${row.name}: the answer does not have the agreed shape at ${problem}`,
    {
      status,
    },
  );
}
