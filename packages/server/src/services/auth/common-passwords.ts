import { passwordLength } from '@lobi/core/contract';
import { dictionary } from '@zxcvbn-ts/language-common';
import { refusedField } from '../../domain/bound.ts';

/** Passwords that many people have, of those that are long enough; some 18,000, the most used first. */
const common: ReadonlySet<string> = new Set(
  dictionary.passwords.filter((password) => password.length >= passwordLength.min),
);

/**
 * Refuses a new password that is among the first that anybody would try, in whatever case. Asked before
 * it is hashed; whoever has one already still signs in.
 * @param field where it stands in the body
 * @throws AppError `validation` on the field
 * @source ours, after ASVS 6.2.4
 */
export function assertUncommonPassword(password: string, field = 'password'): void {
  if (common.has(password.toLowerCase())) throw refusedField(field, 'validation.commonPassword');
}
