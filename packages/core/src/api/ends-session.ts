import type { AppError } from '../contract/error-codes.ts';

/** Does a failure say that the caller's session is over? A wrong password says nothing of a session. */
export const endsSession = ({ status, code }: Pick<AppError, 'status' | 'code'>): boolean =>
  code === 'account_blocked' || (status === 401 && code !== 'credentials');
