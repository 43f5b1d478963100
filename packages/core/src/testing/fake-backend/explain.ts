import { AppError, type FieldErrors } from '../../contract/error-codes.ts';
import { errorFields } from '../../contract/error-fields.ts';
import type { Language } from '../../contract/limits.ts';
import type { ValidationIssue } from '../../contract/validation.ts';
import { issueText } from '../../locales/issue-text.ts';
import { translate, type MessageParams } from '../../locales/translate.ts';
import { untilText } from '../../locales/until-text.ts';
import { timeZone } from './calendar.ts';
import { moneyIn } from './translatable-text.ts';

/** Values of failures that are amounts. */
const amounts: readonly string[] = ['min', 'max', 'left'];

const readable = (params: MessageParams, language: Language): MessageParams =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      amounts.includes(name) ? moneyIn(language, String(value)) : value,
    ]),
  );

/** Returns the error of each field, in the user's language. */
export function refusal(issues: readonly ValidationIssue[], language: Language): AppError {
  const texts = issues.map(
    (issue) => [issue.field || 'body', [issueText(language, issue)]] as const,
  );
  return new AppError('validation', translate(language, 'errors.validation'), {
    errors: Object.fromEntries(texts),
  });
}

/** A message key of a rule in the user's language; any other text is one already. */
const textOf = (text: string, field: string, params: MessageParams, language: Language): string =>
  text.startsWith('validation.')
    ? issueText(language, { field, key: text as ValidationIssue['key'], params })
    : text;

function fieldErrors(
  { code, errors, params }: AppError,
  message: string,
  language: Language,
): FieldErrors | undefined {
  if (errors) {
    const texts = Object.entries(errors).map(([field, [text = '']]) => [
      field,
      [textOf(text, field, params, language)],
    ]);
    return Object.fromEntries(texts);
  }
  const field = errorFields[code];
  return field === undefined ? undefined : { [field]: [message] };
}

/** An error as the server sends it: in the user's language, with its field. */
export function explain(error: AppError, language: Language): AppError {
  const { code, params, status, retryAfterSeconds } = error;
  const sentence = translate(language, `errors.${code}`, readable(params, language));
  const message = sentence + untilText(language, timeZone, params);
  const errors = fieldErrors(error, message, language);
  return new AppError(code, message, {
    status,
    params,
    ...(errors && { errors }),
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  });
}
