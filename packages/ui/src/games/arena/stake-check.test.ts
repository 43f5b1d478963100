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
  it.each(['1250000', '1.250.000', '1,25jt', 'Rp 1.250.000'])('checkStake reads %s', (text) => {
    expect(check(text)).toEqual({ status: 'ok', amount: '1250000' });
  });

  it('checkStake distinguishes an empty text from one it cannot read', () => {
    expect(check('  ')).toEqual({ status: 'empty' });
    expect(check('seratus')).toEqual({ status: 'unreadable' });
  });

  it('checkStake names the limit that is broken; the balance before the maximum', () => {
    expect(check('999').status).toBe('below');
    expect(check('1250001').status).toBe('insufficient');
    expect(check('9jt').status).toBe('insufficient');
    expect(check('9jt', { balance: '10000000' }).status).toBe('above');
  });

  it('checkStake names what the fight leaves, after the balance and the maximum', () => {
    const perRound = { maximum: '6000000', left: '40000' };
    expect(check('40000', { perRound }).status).toBe('ok');
    expect(check('40001', { perRound })).toEqual({ status: 'over', amount: '40001' });
    expect(check('2jt', { perRound }).status).toBe('insufficient');
    expect(check('9jt', { perRound, balance: null }).status).toBe('above');
  });

  it('checkStake names what a side still takes from all players, last of all', () => {
    expect(check('40000', { sideLeft: '40000' }).status).toBe('ok');
    expect(check('40001', { sideLeft: '40000' })).toEqual({ status: 'full', amount: '40001' });
    expect(check('2jt', { sideLeft: '40000' }).status).toBe('insufficient');
    expect(highestStake({ ...limits, sideLeft: '40000' })).toBe('40000');
  });

  it('checkStake leaves the balance to the server while it is unknown', () => {
    expect(check('5jt', { balance: null }).status).toBe('ok');
  });
});

describe('quick amounts', () => {
  it('quick amounts take the smaller of limit and balance as the highest', () => {
    expect(highestStake(limits)).toBe('1250000');
    expect(highestStake({ ...limits, balance: '9000000' })).toBe('5000000');
  });

  it('quick amounts take what the fight leaves as the highest where that is less', () => {
    const perRound = { maximum: '6000000', left: '40000' };
    expect(highestStake({ ...limits, perRound })).toBe('40000');
    expect(highestStake({ ...limits, perRound, balance: '30000' })).toBe('30000');
    expect(doubleStake('30000', { ...limits, perRound })).toBe('40000');
  });

  it('halve and double within the limits', () => {
    expect(halfStake('100001', limits)).toBe('50000');
    expect(halfStake('1500', limits)).toBe('1000');
    expect(doubleStake('100000', limits)).toBe('200000');
    expect(doubleStake('900000', limits)).toBe('1250000');
  });
});
