import { describe, expect, it } from 'vitest';
import type { ErrorCode } from '../contract/error-codes.ts';
import {
  assertMayMoveMoney,
  assertMayWithdraw,
  isPaidOutByStaff,
  mayWithdraw,
  type AccountStatus,
} from './money-access.ts';

interface Abilities {
  /** Why money may not be moved; `undefined` if it may. */
  readonly move: ErrorCode | undefined;
  readonly withdraw: ErrorCode | undefined;
  readonly byStaff: boolean;
}

/** Error code of a check; `undefined` if it passes. */
const refusalOf = (check: () => void): unknown => {
  try {
    check();
    return undefined;
  } catch (error) {
    return (error as { code?: unknown }).code ?? error;
  }
};

describe('the account status', () => {
  // id: money-access-table
  it.each<[AccountStatus['status'], AccountStatus['statusCause'], Abilities]>([
    ['activated', 'staff', { move: undefined, withdraw: undefined, byStaff: false }],
    ['activated', 'self', { move: undefined, withdraw: undefined, byStaff: false }],
    ['pending', 'staff', { move: 'account_pending', withdraw: 'account_pending', byStaff: false }],
    ['pending', 'self', { move: 'account_pending', withdraw: 'account_pending', byStaff: false }],
    ['restricted', 'self', { move: 'account_restricted', withdraw: undefined, byStaff: false }],
    [
      'restricted',
      'staff',
      { move: 'account_restricted', withdraw: 'account_restricted', byStaff: true },
    ],
    ['blocked', 'staff', { move: 'account_blocked', withdraw: 'account_blocked', byStaff: true }],
    ['blocked', 'self', { move: 'account_blocked', withdraw: 'account_blocked', byStaff: true }],
  ])(
    'a user who is %s by %s may move money as in the table',
    (status, statusCause, { move, withdraw, byStaff }) => {
      const user: AccountStatus = { status, statusCause };
      expect(refusalOf(() => assertMayMoveMoney(user))).toBe(move);
      expect(refusalOf(() => assertMayWithdraw(user))).toBe(withdraw);
      expect(mayWithdraw(user)).toBe(withdraw === undefined);
      expect(isPaidOutByStaff(user)).toBe(byStaff);
    },
  );
});
