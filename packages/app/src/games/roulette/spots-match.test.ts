import { rouletteSpots } from '@lobi/core/games';
import { tableSpots } from '@lobi/ui/stages';
import { describe, expect, it } from 'vitest';
import { chipsOf } from './chips-of.ts';

describe('the betting table', () => {
  it('the betting table has every spot of the rules, and no other', () => {
    expect(tableSpots.map(({ spot }) => spot).sort()).toEqual(Object.keys(rouletteSpots).sort());
  });

  it('the betting table names inside spots by the numbers that win on them', () => {
    for (const { spot, kind, numbers } of tableSpots) {
      if (['chance', 'dozen', 'column'].includes(kind)) continue;
      expect(numbers, spot).toEqual(rouletteSpots[spot]);
    }
  });
});

describe('chips', () => {
  it('chips are whole multiples of the smallest stake, up to the largest', () => {
    const limits = { minimumStake: '1000', maximumStake: '60000', currency: 'IDR' } as const;
    expect(chipsOf(limits)).toEqual(['1000', '5000', '10000', '50000']);
  });
});
