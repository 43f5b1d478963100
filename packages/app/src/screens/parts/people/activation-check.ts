import type { UserDetail, UserStatusChange } from '@lobi/core/contract';
import type { MessageKey } from '@lobi/core/locales';
import { mustVerify } from '@lobi/core/rules';

/** Confirmation of staff before a user is activated: a checkbox, and the value that is sent. */
interface CheckBeforeActivation {
  readonly label: MessageKey;
  /** Error text if it is not checked. */
  readonly missing: MessageKey;
  readonly fields: Pick<UserStatusChange, 'verified' | 'compared'>;
}

const verify = { label: 'people.verify', missing: 'people.verifyMissing' } as const;
const compare = { label: 'people.compare', missing: 'people.compareMissing' } as const;
const both = { label: 'people.verifyAndCompare', missing: 'people.compareMissing' } as const;

/** The confirmation that activating this user requires, if any. */
export function activationCheckOf(
  user: Pick<UserDetail, 'status' | 'verification' | 'hold'>,
): CheckBeforeActivation | undefined {
  const verifies = mustVerify(user);
  const compares = user.hold !== null;
  if (verifies && compares) return { ...both, fields: { verified: true, compared: true } };
  if (compares) return { ...compare, fields: { compared: true } };
  return verifies ? { ...verify, fields: { verified: true } } : undefined;
}
