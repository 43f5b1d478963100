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
    ['one that is all placed', [pick({ status: 'placed' })], 'empty'],
    ['one that is ready', [pick()], undefined],
    ['one refused before', [pick({ status: 'refused' })], undefined],
    ['an unanswered bet', [pick({ status: 'unknown' })], 'wait'],
    ['a bet on its way', [pick({ status: 'placing' })], 'wait'],
    ['a suspended selection', [pick(), pick({ id: 'b', status: 'suspended' })], 'closed'],
    ['a selection without odds', [pick({ odds: null })], 'closed'],
    ['changed odds', [pick({ status: 'odds-changed' })], 'odds'],
    ['a missing stake', [pick({ stake: null })], 'stake'],
    ['a stake of nothing', [pick({ stake: '0' })], 'stake'],
    ['a stake below the least', [pick({ stake: '5000' })], 'range'],
    ['a stake above the most', [pick({ stake: '6000000' })], 'range'],
    ['more than the balance', [pick({ stake: '100000' }), pick({ id: 'b' })], 'balance'],
  ])('%s', (_, selections, block) => {
    expect(slipBlock(selections, limits)).toBe(block);
  });
});
