import { describe, expect, it } from 'vitest';
import { closedRound, drawRound, openRound, roundWith } from '../../../testing/arena-fixtures.ts';
import { betBlock, type BetBlockFacts } from './bet-block.ts';

const bet = { selection: 'meron', amount: '1000' } as const;
const block = (change: Partial<BetBlockFacts>) =>
  betBlock({
    round: openRound,
    access: 'player',
    selected: 'meron',
    placement: { status: 'idle' },
    isStale: false,
    minimum: '1000',
    ...change,
  });

describe('betBlock', () => {
  it('betBlock allows bets while betting is open, including the last call', () => {
    expect(block({})).toBeUndefined();
    expect(block({ round: roundWith({ status: 'last-call' }) })).toBeUndefined();
    expect(block({ selected: 'draw', round: drawRound({ left: '1000' }) })).toBeUndefined();
    expect(block({ placement: { status: 'refused', bet, message: '' } })).toBeUndefined();
  });

  it.each([
    ['guest', { access: 'guest' }],
    ['not-allowed', { access: 'viewer' }],
    ['stale', { isStale: true }],
    ['busy', { placement: { status: 'placing', bet } }],
    ['busy', { placement: { status: 'unknown', bet } }],
    ['not-open', { round: null }],
    ['not-open', { round: roundWith({ status: 'standby' }) }],
    ['closed', { round: closedRound }],
    ['closed', { round: roundWith({ status: 'cancelled' }) }],
    ['side-closed', { selected: 'draw' }],
    ['side-full', { selected: 'draw', round: drawRound({ left: '999' }) }],
  ] as const)('betBlock returns %s for %j', (reason, change) => {
    expect(block(change)).toBe(reason);
  });
});
