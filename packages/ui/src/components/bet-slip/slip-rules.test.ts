import { describe, expect, it } from 'vitest';
import { slipBlock, slipTotals, type SlipSelection } from './slip-rules.ts';

const pick = (change: Partial<SlipSelection> = {}): SlipSelection => ({
  id: 'a',
  title: 'Meron',
  event: 'Laga 128',
  odds: 187,
  stake: '50000',
  status: 'ready',
  ...change,
});
const limits = { currency: 'IDR', min: '10000', max: '5000000', balance: '120000' };

describe('slipTotals', () => {
  it('slipTotals sums the stakes still to be placed', () => {
    const selections = [pick(), pick({ id: 'b', odds: 193 }), pick({ id: 'c', status: 'placed' })];
    expect(slipTotals(selections, 'IDR')).toEqual({ stake: '100000', possible: '190000' });
  });

  it('slipTotals returns no possible return without odds', () => {
    expect(slipTotals([pick({ odds: null })], 'IDR').possible).toBe('0');
  });
});

describe('slipBlock', () => {
  it.each<[string, readonly SlipSelection[], string | undefined]>([
    ['an empty slip', [], 'empty'],
    ['a slip whose selections are all placed', [pick({ status: 'placed' })], 'empty'],
    ['a slip that is ready', [pick()], undefined],
    ['a selection that was rejected before', [pick({ status: 'refused' })], undefined],
    ['a bet without a known result', [pick({ status: 'unknown' })], 'wait'],
    ['a bet that is being placed', [pick({ status: 'placing' })], 'wait'],
    ['a suspended selection', [pick(), pick({ id: 'b', status: 'suspended' })], 'closed'],
    ['a selection without odds', [pick({ odds: null })], 'closed'],
    ['changed odds', [pick({ status: 'odds-changed' })], 'odds'],
    ['a missing stake', [pick({ stake: null })], 'stake'],
    ['a stake of zero', [pick({ stake: '0' })], 'stake'],
    ['a stake below the minimum', [pick({ stake: '5000' })], 'range'],
    ['a stake above the maximum', [pick({ stake: '6000000' })], 'range'],
    ['a total stake above the balance', [pick({ stake: '100000' }), pick({ id: 'b' })], 'balance'],
  ])('slipBlock returns the reason for %s', (_, selections, block) => {
    expect(slipBlock(selections, limits)).toBe(block);
  });
});
