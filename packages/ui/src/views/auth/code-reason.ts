import type { ServerFieldErrors } from '../../components/form/form.tsx';

/**
 * Reason why a code was rejected. Where there is one field, every sentence belongs to it: that of
 * the code comes first.
 */
export const codeReason = (
  fieldErrors: ServerFieldErrors = {},
  error?: string,
): string | undefined => fieldErrors['code']?.[0] ?? Object.values(fieldErrors)[0]?.[0] ?? error;
