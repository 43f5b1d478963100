import { describe, expect, it } from 'vitest';
import {
  fitsSetting,
  platformSettings,
  settingNames,
  type SettingName,
  type SettingValue,
} from './platform-settings.ts';

/** Accepted and rejected values of each setting. */
const cases: Record<SettingName, readonly [readonly SettingValue[], readonly SettingValue[]]> = {
  agentReview: [
    ['never', 'unflagged', 'within-limits'],
    ['always', null, true],
  ],
  agentDailyUpTo: [
    ['0', '50000000'],
    [null, '-1', '0.5', 5],
  ],
  agentApprovalUpTo: [
    ['0', '5000000'],
    [null, '-1', '1.5', 'much', 5, true],
  ],
  secondApprovalAbove: [
    [null, '0', '25000000'],
    ['', '1e9', 25],
  ],
  cashInApprovalAbove: [
    [null, '1'],
    ['٣', false],
  ],
  maximumPayout: [
    ['1', '5000000000'],
    [null, '0', '0.5'],
  ],
  largeWinFrom: [
    [null, '1', '10000000'],
    ['0', '-1', 1],
  ],
  gameEarningsBp: [
    [0, 750, 10_000],
    [-1, 10_001, 7.5, '750', null, Number.NaN],
  ],
  confirmSeconds: [
    [0, 3_600],
    [3_601, '30'],
  ],
  newUserStatus: [
    ['activated', 'pending'],
    ['blocked', null, 1],
  ],
  welcomeCredit: [
    ['0', '1000000', '10000000'],
    [null, '-1', '0.5', '10000001', 5],
  ],
  fourEyes: [
    [true, false],
    ['yes', 1, null],
  ],
  allowWithdrawCancel: [
    [true, false],
    ['yes', 1, null],
  ],
  withdrawalPin: [
    [true, false],
    ['yes', 1, null],
  ],
  oneSession: [
    [true, false],
    ['yes', 1, null],
  ],
  staffSecondFactor: [
    [true, false],
    ['yes', 1, null],
  ],
};

describe('a platform setting', () => {
  it.each(settingNames)('%s accepts only values in its range', (name) => {
    const [fitting, others] = cases[name];
    expect(fitting.filter((value) => !fitsSetting(name, value, 'IDR'))).toEqual([]);
    expect(others.filter((value) => fitsSetting(name, value, 'IDR'))).toEqual([]);
  });

  it('settingNames names each platform setting once', () => {
    expect(settingNames).toEqual(Object.keys(platformSettings));
  });
});
