import { AppError } from './error-codes.ts';
import type { ValidationIssue } from './validation.ts';

/** Rejects a field with a message key and its values; the response translates it. */
export const refusedField = (
  field: string,
  key = 'validation.format',
  params: ValidationIssue['params'] = {},
): AppError =>
  new AppError('validation', `${field}: ${key}`, { errors: { [field]: [key] }, params });
