import { describe, expect, it } from 'vitest';
import { needsSecondApproval } from './second-approval.ts';

describe('needsSecondApproval', () => {
  const limits = { secondApprovalAbove: 1_000_000n };

  it.each([
    ['deposit', 1_000_000n, false],
    ['deposit', 1_000_001n, true],
    ['withdraw', 1_000_001n, true],
    ['cash-in', 1_000_001n, true],
    ['cash-out', 1_000_001n, false],
  ] as const)(
    'needsSecondApproval of a %s with a day sum of %s is %s',
    (type, daySum, isNeeded) => {
      expect(needsSecondApproval({ type, daySum }, limits)).toBe(isNeeded);
    },
  );

  it('needsSecondApproval requires one person without a limit', () => {
    const request = { type: 'deposit', daySum: 10n ** 15n } as const;
    expect(needsSecondApproval(request, { secondApprovalAbove: null })).toBe(false);
  });
});
