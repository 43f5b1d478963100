import { expect, it } from 'vitest';
import { countGames } from './lobby-counts.ts';

it('countGames counts the games of each category, and favourites', () => {
  const games = [
    { category: 'slots', favourite: true },
    { category: 'slots', favourite: false },
    { category: 'crash', favourite: true },
  ] as const;
  expect(countGames(games, 4)).toEqual({
    categories: { slots: 2, crash: 1 },
    favourites: 2,
    newest: 4,
  });
  expect(countGames([])).toEqual({ categories: {}, favourites: 0, newest: undefined });
});
