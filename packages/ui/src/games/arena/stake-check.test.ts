import { describe, expect, it } from 'vitest';
import {
  checkStake,
  doubleStake,
  halfStake,
  highestStake,
  type StakeLimits,
} from './stake-check.ts';

const limits: StakeLimits = {
  currency: 'IDR',
  minimum: '1000',
  maximum: '5000000',
  balance: '1250000',
};
const check = (text: string, change: Partial<StakeLimits> = {}) =>
  checkStake(text, { ...limits, ...change }, 'id');

describe('checkStake', () => {
  it.each(['1250000', '1.250.000', '1,25jt', 'Rp 1.250.000'])('checkStake parses %s', (text) => {
    expect(check(text)).toEqual({ status: 'ok', amount: '1250000' });
  });

  it('checkStake distinguishes empty text from invalid text', () => {
    expect(check('  ')).toEqual({ status: 'empty' });
    expect(check('seratus')).toEqual({ status: 'unreadable' });
  });

  it('checkStake reports the exceeded limit, and the balance before the maximum', () => {
    expect(check('999').status).toBe('below');
    expect(check('1250001').status).toBe('insufficient');
    expect(check('9jt').status).toBe('insufficient');
    expect(check('9jt', { balance: '10000000' }).status).toBe('above');
  });

  it('checkStake reports the remaining limit of the fight after balance and maximum', () => {
    const perRound = { maximum: '6000000', left: '40000' };
    expect(check('40000', { perRound }).status).toBe('ok');
    expect(check('40001', { perRound })).toEqual({ status: 'over', amount: '40001' });
    expect(check('2jt', { perRound }).status).toBe('insufficient');
    expect(check('9jt', { perRound, balance: null }).status).toBe('above');
  });

  it('checkStake reports the remaining amount of a side last', () => {
    expect(check('40000', { sideLeft: '40000' }).status).toBe('ok');
    expect(check('40001', { sideLeft: '40000' })).toEqual({ status: 'full', amount: '40001' });
    expect(check('2jt', { sideLeft: '40000' }).status).toBe('insufficient');
    expect(highestStake({ ...limits, sideLeft: '40000' })).toBe('40000');
  });

  it('checkStake does not check an unknown balance', () => {
    expect(check('5jt', { balance: null }).status).toBe('ok');
  });
});

describe('quick amounts', () => {
  it('quick amounts have the lower of limit and balance as their maximum', () => {
    expect(highestStake(limits)).toBe('1250000');
    expect(highestStake({ ...limits, balance: '9000000' })).toBe('5000000');
  });

  it('quick amounts have the remaining limit of the fight as their maximum if it is lower', () => {
    const perRound = { maximum: '6000000', left: '40000' };
    expect(highestStake({ ...limits, perRound })).toBe('40000');
    expect(highestStake({ ...limits, perRound, balance: '30000' })).toBe('30000');
    expect(doubleStake('30000', { ...limits, perRound })).toBe('40000');
  });

  it('halving and doubling a stake stay within the limits', () => {
    expect(halfStake('100001', limits)).toBe('50000');
    expect(halfStake('1500', limits)).toBe('1000');
    expect(doubleStake('100000', limits)).toBe('200000');
    expect(doubleStake('900000', limits)).toBe('1250000');
  });
});
