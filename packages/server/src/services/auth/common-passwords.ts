import { isPasswordOfName, passwordLength } from '@lobi/core/contract';
import { dictionary } from '@zxcvbn-ts/language-common';
import { refusedField } from '../../domain/bound.ts';

/** Passwords that many people have, of those that are long enough; some 18,000, the most used first. */
const common: ReadonlySet<string> = new Set(
  dictionary.passwords.filter((password) => password.length >= passwordLength.min),
);

/**
 * Rejects a new password that a guesser would try first: one of those that many people have, or the
 * own username. Asked before it is hashed; accounts that have one already still log in.
 * @param username of the account that the password is for
 * @param field where it stands in the body
 * @throws AppError `validation` on the field
 * @source ours, after ASVS 6.2.4 and 6.2.11
 */
export function assertGoodPassword(password: string, username: string, field = 'password'): void {
  if (common.has(password.toLowerCase())) throw refusedField(field, 'validation.commonPassword');
  if (isPasswordOfName(password, username)) throw refusedField(field, 'validation.passwordOfName');
}
