import { describe, expect, it } from 'vitest';
import {
  assertPlayerMayStake,
  checkDueOf,
  checkMinutesOf,
  pauseEndsAt,
  type StakePolicy,
  type StakingPlayer,
} from './stake-guard.ts';

const policy: StakePolicy = {
  jurisdiction: 'xx',
  closedCategories: ['cockfight'],
  stakeCaps: {
    slots: { IDR: '15000', PHP: '60', USD: '1.00', VND: '25000', THB: '35.00', MYR: '4.50' },
  },
  limitsMandatory: true,
  realityCheck: { minutes: 60, choices: [15, 60], pauseMinutes: 5 },
};
const at = (time: string): Date => new Date(`2026-11-21T${time}:00.000Z`);
const player: StakingPlayer = {
  status: 'activated',
  hasAgreed: true,
  limitsMoney: true,
  checkMinutes: null,
  checkedAt: at('10:00'),
};
const stake = { category: 'slots', stake: 15_000n, currency: 'IDR', now: at('10:59') } as const;

describe('who may stake', () => {
  it('a player at the cap of the place, before the check is due', () => {
    expect(() => assertPlayerMayStake(player, stake, policy)).not.toThrow();
  });

  it.each([
    ['account_pending', { ...player, status: 'pending' }, stake],
    ['account_restricted', { ...player, status: 'restricted' }, stake],
    ['jurisdiction_restricted', player, { ...stake, category: 'cockfight' }],
    ['agreement_required', { ...player, hasAgreed: false }, stake],
    ['stake_above_maximum', player, { ...stake, stake: 15_001n }],
    ['limit_required', { ...player, limitsMoney: false }, stake],
    ['reality_check_due', player, { ...stake, now: at('11:00') }],
    ['reality_check_due', { ...player, checkMinutes: 15 }, { ...stake, now: at('10:15') }],
  ] as const)('assertPlayerMayStake fails with %s', (code, staking, circumstances) => {
    expect(() => assertPlayerMayStake(staking, circumstances, policy)).toThrow(
      expect.objectContaining({ code }),
    );
  });

  it('a category without a cap and a place without mandatory limits restrict nothing', () => {
    const free = { ...policy, stakeCaps: {}, limitsMandatory: false };
    const large = { ...stake, stake: 10n ** 12n };
    expect(() =>
      assertPlayerMayStake({ ...player, limitsMoney: false }, large, free),
    ).not.toThrow();
  });
});

describe('reality checks', () => {
  it.each([
    [15, 15],
    [30, 60],
    [null, 60],
  ])('checkMinutesOf the choice %s is %s', (chosen, minutes) => {
    expect(checkMinutesOf(chosen, policy)).toBe(minutes);
  });

  it('checkDueOf is null for a player who is not signed in', () => {
    expect(checkDueOf({ ...player, checkedAt: null }, policy)).toBeNull();
  });

  it('pauseEndsAt is five minutes later, or at once without a pause', () => {
    expect(pauseEndsAt(at('11:00'), policy)).toEqual(at('11:05'));
    const none = { realityCheck: { ...policy.realityCheck, pauseMinutes: 0 } };
    expect(pauseEndsAt(at('11:00'), none)).toEqual(at('11:00'));
  });
});
