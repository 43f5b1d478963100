import type { AppError } from '../contract/error-codes.ts';

/** Returns whether an error means that the caller's session has ended. A wrong password does not. */
export const endsSession = ({ status, code }: Pick<AppError, 'status' | 'code'>): boolean =>
  code === 'account_blocked' || (status === 401 && code !== 'credentials');
