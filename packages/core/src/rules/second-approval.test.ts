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
    'needsSecondApproval asks two people about a %s of %s in a day: %s',
    (type, daySum, isNeeded) => {
      expect(needsSecondApproval({ type, daySum }, limits)).toBe(isNeeded);
    },
  );

  it('needsSecondApproval asks one person where no limit is set', () => {
    const request = { type: 'deposit', daySum: 10n ** 15n } as const;
    expect(needsSecondApproval(request, { secondApprovalAbove: null })).toBe(false);
  });
});
