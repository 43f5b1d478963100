import { describe, expect, it } from 'vitest';
import { playBlock, stakeProblem, type PlayFacts } from './play-block.ts';

const limits = { currency: 'IDR', minimumStake: '1000', maximumStake: '100000' };
const ready: PlayFacts = {
  access: 'player',
  hasReadRules: true,
  isStale: false,
  status: 'idle',
  secondsLeft: 0,
  hasChoice: true,
  amount: '10000',
  balance: '50000',
};
const block = (facts: Partial<PlayFacts>) => playBlock({ ...ready, ...facts }, limits);

describe('playBlock', () => {
  it('playBlock allows a play if the rules were read, a choice was made and the balance is sufficient', () => {
    expect(block({})).toBeUndefined();
    expect(block({ status: 'refused' })).toBeUndefined();
    expect(block({ balance: null })).toBeUndefined();
  });

  it.each([
    [{ access: 'guest' }, 'guest'],
    [{ access: 'viewer' }, 'viewer'],
    [{ hasReadRules: false }, 'rules'],
    [{ isStale: true }, 'stale'],
    [{ status: 'playing' }, 'playing'],
    [{ status: 'unknown' }, 'unknown'],
    [{ secondsLeft: 3 }, 'waiting'],
    [{ hasChoice: false }, 'choice'],
    [{ amount: null }, 'empty'],
    [{ amount: '999' }, 'below'],
    [{ amount: '50001' }, 'insufficient'],
    [{ amount: '100001', balance: '900000' }, 'above'],
  ] satisfies [Partial<PlayFacts>, string][])('playBlock decides for %o: %s', (facts, reason) => {
    expect(block(facts)).toBe(reason);
  });

  it('playBlock returns reasons that no choice can change first', () => {
    expect(block({ status: 'unknown', secondsLeft: 3, amount: null })).toBe('unknown');
    expect(block({ secondsLeft: 3, amount: null })).toBe('waiting');
  });

  it('playBlock accepts stakes equal to a limit or to the balance', () => {
    expect(stakeProblem('1000', limits, null)).toBeUndefined();
    expect(stakeProblem('100000', limits, '100000')).toBeUndefined();
  });
});
