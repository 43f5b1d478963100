import { describe, expect, it } from 'vitest';
import { equalStakeOf, furtherStakeOf, takesFurtherStakes } from './further-stake.ts';

const play = { engine: 'blackjack', amount: 2_000n, stakes: 2 };

describe('further stakes', () => {
  it('furtherStakeOf returns the amount of the first stake and the sum after it', () => {
    expect(furtherStakeOf(play, { step: 'double', turn: 1 })).toEqual({
      amount: 1_000n,
      count: 1,
      each: 1_000n,
      sum: 3_000n,
    });
  });

  it('furtherStakeOf is null for other steps and other games', () => {
    expect(furtherStakeOf(play, { step: 'stand', turn: 1 })).toBeNull();
    expect(furtherStakeOf({ ...play, engine: 'mines' }, { step: 'double', turn: 1 })).toBeNull();
    expect(furtherStakeOf({ ...play, engine: 'dice' }, { step: 'double', turn: 1 })).toBeNull();
  });

  it('equalStakeOf throws for a sum that is not a multiple of equal stakes', () => {
    expect(() => equalStakeOf({ amount: 1_001n, stakes: 2 })).toThrow('not equal');
  });

  it('takesFurtherStakes is true for blackjack alone', () => {
    expect(
      ['blackjack', 'mines', 'hilo', 'poker', 'dice', 'crash'].filter(takesFurtherStakes),
    ).toEqual(['blackjack']);
  });
});
