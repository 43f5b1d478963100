import type { UserStatus } from '../contract/statuses.ts';

const unchecked: ReadonlySet<UserStatus> = new Set(['pending', 'blocked']);

/**
 * Must identity and age be checked before this user is activated? Asked once: of who waits for
 * approval, and of who was blocked without ever having been approved. @source ours
 */
export const mustVerify = (user: {
  readonly status: UserStatus;
  /** `null` while unchecked. */
  readonly verification: object | null;
}): boolean => user.verification === null && unchecked.has(user.status);
