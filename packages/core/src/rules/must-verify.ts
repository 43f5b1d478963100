import type { UserStatus } from '../contract/statuses.ts';

const unchecked: ReadonlySet<UserStatus> = new Set(['pending', 'blocked']);

/**
 * Returns whether identity and age must be checked before this user is activated. Required once: for
 * users who wait for approval, and for blocked users who were never approved.
 * @source ours
 */
export const mustVerify = (user: {
  readonly status: UserStatus;
  /** `null` while unchecked. */
  readonly verification: object | null;
}): boolean => user.verification === null && unchecked.has(user.status);
