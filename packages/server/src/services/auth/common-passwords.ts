import { isPasswordOfName, passwordLength, refusedField } from '@lobi/core/contract';
import { dictionary } from '@zxcvbn-ts/language-common';

/** Common passwords of sufficient length; some 18,000, the most frequent first. */
const common: ReadonlySet<string> = new Set(
  dictionary.passwords.filter((password) => password.length >= passwordLength.min),
);

/**
 * Rejects a new password that is easy to guess: a common one, or the username. Checked before hashing;
 * existing accounts with such a password can still sign in.
 * @param username of the account that the password is for
 * @param field path of the field in the body
 * @throws AppError `validation` on the field
 * @source ours, after ASVS 6.2.4 and 6.2.11
 */
export function assertGoodPassword(password: string, username: string, field = 'password'): void {
  if (common.has(password.toLowerCase())) throw refusedField(field, 'validation.commonPassword');
  if (isPasswordOfName(password, username)) throw refusedField(field, 'validation.passwordOfName');
}
