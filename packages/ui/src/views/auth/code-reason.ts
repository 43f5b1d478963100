import type { ServerFieldErrors } from '../../components/form/form.tsx';

/**
 * Reason why a code was rejected. With a single field, every message belongs to it: that of the code
 * takes precedence.
 */
export const codeReason = (
  fieldErrors: ServerFieldErrors = {},
  error?: string,
): string | undefined => fieldErrors['code']?.[0] ?? Object.values(fieldErrors)[0]?.[0] ?? error;
