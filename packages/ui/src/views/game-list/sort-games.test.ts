import { describe, expect, it } from 'vitest';
import { sixArenas } from '../../testing/lobby-fixtures.ts';
import { sortGames } from './sort-games.ts';

const [base] = sixArenas;
const game = (title: string, minimumStake: string, createdAt: string) => {
  if (!base) throw new Error('no game to start from');
  return { ...base, id: title, title, minimumStake, createdAt };
};
const games = [
  game('Zamrud', '5000', '2026-11-01T00:00:00.000Z'),
  game('arus 10', '10000', '2026-11-03T00:00:00.000Z'),
  game('Arus 9', '5000', '2026-11-02T00:00:00.000Z'),
];
const titles = (sort: Parameters<typeof sortGames>[1], popular?: readonly string[]) =>
  sortGames(games, sort, 'id', popular).map(({ title }) => title);

describe('sortGames', () => {
  it('sortGames puts titles in the order of the language, numbers by their value', () => {
    expect(titles('title')).toEqual(['Arus 9', 'arus 10', 'Zamrud']);
  });

  it('sortGames puts the most played games first, then the others by title', () => {
    expect(titles('popular', ['Zamrud', 'gone'])).toEqual(['Zamrud', 'Arus 9', 'arus 10']);
    expect(titles('popular')).toEqual(titles('title'));
  });

  it('sortGames puts the newest first', () => {
    expect(titles('new')).toEqual(['arus 10', 'Arus 9', 'Zamrud']);
  });

  it('sortGames compares stakes as money, and equal ones by title', () => {
    expect(titles('minimum')).toEqual(['Arus 9', 'Zamrud', 'arus 10']);
  });
});
