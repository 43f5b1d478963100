import type { ApiRow } from '../contract/api/api-row.ts';
import { successStatus, type ApiName } from '../contract/api/index.ts';
import { errorCodes, type ErrorCode } from '../contract/error-codes.ts';
import { firstProblem } from '../contract/first-problem.ts';
import { errorSchema, type ErrorBody } from '../contract/schemas/common.ts';
import type { Answer } from './http-session.ts';

/** The backend does not conform; the message gives its actual behaviour. */
export class Mismatch extends Error {}

/** A check is not possible here: an account, a game or the database is missing. */
export class Unavailable extends Error {}

/** Throws a `Mismatch` with the sentence unless the condition holds. */
export function ensure(condition: boolean, problem: string): asserts condition {
  if (!condition) throw new Mismatch(problem);
}

const codeOf = ({ body }: Answer): string => {
  const { code } = (typeof body === 'object' && body !== null ? body : {}) as { code?: unknown };
  return typeof code === 'string' ? ` ${code}` : '';
};

export function ensureStatus(answer: Answer, status: number): void {
  ensure(answer.status === status, `status ${answer.status}${codeOf(answer)}`);
}

/** Path of the first number with decimals in a response: amounts are decimal text, never floats. */
function findFloat(value: unknown, path = ''): string | undefined {
  if (typeof value === 'number') return Number.isInteger(value) ? undefined : path;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, part] of Object.entries(value)) {
    const found = findFloat(part, path === '' ? key : `${path}.${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Checks status, shape and numbers of a successful response against the row. */
export function ensureSuccess(row: ApiRow, answer: Answer): void {
  ensureStatus(answer, successStatus(row));
  if (!row.answer) {
    ensure(answer.body === '', 'a body, where the status says that there is none');
    return;
  }
  const parsed = row.answer.safeParse(answer.body);
  if (!parsed.success) throw new Mismatch(firstProblem(parsed.error, answer.body));
  const float = findFloat(answer.body);
  ensure(float === undefined, `${float}: a number with decimals; amounts are texts, rates whole`);
}

/** Checks status, code and format of an error; returns its body. */
export function ensureFailure(answer: Answer, code: ErrorCode): ErrorBody {
  ensure(
    answer.status === errorCodes[code] && codeOf(answer) === ` ${code}`,
    `status ${answer.status}${codeOf(answer) || (answer.status < 400 ? '' : ' without a code')}`,
  );
  const parsed = errorSchema.safeParse(answer.body);
  if (!parsed.success) throw new Mismatch(firstProblem(parsed.error, answer.body));
  const { message } = parsed.data;
  ensure(message !== '', 'a failure without a message');
  ensure(!/[{}]/.test(message), 'a message with an unfilled placeholder');
  return parsed.data;
}

/** Describes the expected result of a check for success. */
export const describeSuccess = (name: ApiName, row: ApiRow): string =>
  row.answer ? `${successStatus(row)} with the shape of ${name}` : '204 without a body';

/** Describes the expected error of a check for failure. */
export const describeFailure = (code: ErrorCode): string => `${errorCodes[code]} ${code}`;
