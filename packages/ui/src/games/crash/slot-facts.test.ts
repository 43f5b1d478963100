import { describe, expect, it } from 'vitest';
import type { CrashSlot } from './crash.types.ts';
import { isFree, slotAction, takeAmount } from './slot-facts.ts';

const bet = { amount: '50000', autoCashOut: null } as const;
describe('the button of a bet', () => {
  it('the button of a bet cashes out only while the bet is in the current round', () => {
    const inRound: CrashSlot = { status: 'in', ...bet };
    expect(slotAction(inRound, 'betting')).toBe('none');
    expect(slotAction(inRound, 'running')).toBe('take');
    expect(slotAction(inRound, 'ended')).toBe('none');
  });

  it('the button of a bet waits for a pending request', () => {
    for (const status of ['placing', 'unknown', 'cashing'] as const) {
      expect(slotAction({ status, ...bet }, 'running')).toBe('none');
      expect(isFree({ status, ...bet })).toBe(false);
    }
  });

  it('the button of a bet places the next bet after the last has ended, and cancels a queued one', () => {
    expect(slotAction({ status: 'lost', ...bet }, 'running')).toBe('place');
    expect(slotAction({ status: 'cashed', ...bet, multiplier: 200, payout: '1' }, 'running')).toBe(
      'place',
    );
    expect(slotAction({ status: 'queued', ...bet }, 'running')).toBe('cancel');
  });
});

describe('takeAmount', () => {
  it('takeAmount is rounded down to the minor unit of the currency', () => {
    expect(takeAmount('50000', 436, 'IDR')).toBe('218000');
    expect(takeAmount('33', 101, 'IDR')).toBe('33');
  });
});
