import type { Play } from '@lobi/core/contract';
import { describe, expect, it } from 'vitest';
import { toChoice, toOwnBets } from './spot-chips.ts';

const bets = [
  { spot: 'banker', amount: '100000' },
  { spot: 'player-pair', amount: '25000' },
] as const;

describe('chips of a baccarat play', () => {
  it('stand to each other as the amounts do', () => {
    expect(toChoice(bets, 'IDR')).toEqual({
      bets: [
        { spot: 'banker', chips: 4 },
        { spot: 'player-pair', chips: 1 },
      ],
    });
  });

  it('toChoice lays one chip where there is one bet', () => {
    expect(toChoice([bets[0]], 'IDR')).toEqual({ bets: [{ spot: 'banker', chips: 1 }] });
  });

  it('chips of a baccarat play give the amounts back', () => {
    const play = {
      id: 'play-1',
      amount: '125000',
      currency: 'IDR',
      choice: { ...toChoice(bets, 'IDR') },
    } as unknown as Play;
    expect(toOwnBets(play)).toEqual({ id: 'play-1', bets });
  });
});
