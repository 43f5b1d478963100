import { describe, expect, it } from 'vitest';
import { choosePopular, type CountedGame } from './popular-games.ts';

const counted = (id: string, category: CountedGame['category'], stakes: number): CountedGame => ({
  id,
  category,
  stakes,
});

describe('popular games', () => {
  const arenas = [90, 80, 70, 60].map((stakes, index) =>
    counted(`arena-${index}`, 'cockfight', stakes),
  );

  it('choosePopular takes at most two games of a category, by their counts', () => {
    const others = [counted('dice', 'casino', 5), counted('tide', 'slots', 85)];
    expect(choosePopular([...others, ...arenas], 20)).toEqual([
      'arena-0',
      'tide',
      'arena-1',
      'dice',
    ]);
  });

  it('choosePopular leaves out games without stakes, even if the row has space', () => {
    expect(choosePopular([...arenas, counted('dice', 'casino', 0)], 20)).toEqual([
      'arena-0',
      'arena-1',
    ]);
  });

  it('choosePopular stops at the length of the row', () => {
    expect(choosePopular([...arenas, counted('dice', 'casino', 5)], 1)).toEqual(['arena-0']);
  });
});
