import type { Play } from '@lobi/core/contract';
import { describe, expect, it } from 'vitest';
import { toChoice, toOwnBets } from './spot-chips.ts';

const bets = [
  { spot: 'banker', amount: '100000' },
  { spot: 'player-pair', amount: '25000' },
] as const;

describe('baccarat chips', () => {
  it('toChoice converts amounts to chips in the same ratio', () => {
    expect(toChoice(bets, 'IDR')).toEqual({
      bets: [
        { spot: 'banker', chips: 4 },
        { spot: 'player-pair', chips: 1 },
      ],
    });
  });

  it('toChoice uses one chip for a single bet', () => {
    expect(toChoice([bets[0]], 'IDR')).toEqual({ bets: [{ spot: 'banker', chips: 1 }] });
  });

  it('toOwnBets restores the amounts from the chips of a play', () => {
    const play = {
      id: 'play-1',
      amount: '125000',
      currency: 'IDR',
      choice: { ...toChoice(bets, 'IDR') },
    } as unknown as Play;
    expect(toOwnBets(play)).toEqual({ id: 'play-1', bets });
  });
});
