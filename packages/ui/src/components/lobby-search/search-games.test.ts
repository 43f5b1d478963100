import { describe, expect, it } from 'vitest';
import { searchGames } from './search-games.ts';

const game = (title: string, provider = 'Lentera Asli', category = 'cockfight') => ({
  title,
  provider,
  category,
});
const games = [
  game('Arena Timur'),
  game('Arena Lentera'),
  game('Lentera Terbang', 'Lentera Asli', 'crash'),
  game('Ángel del Mar', 'Bahari', 'fishing'),
  game('Permata Senja', 'Kala Studio', 'slots'),
];
const titles = (query: string): string[] =>
  searchGames(games, query, (category) =>
    category === 'cockfight' ? 'Sabung ayam' : category,
  ).map((one) => one.title);

describe('searchGames', () => {
  it('searchGames lists everything if nothing is typed', () => {
    expect(titles('  ')).toHaveLength(games.length);
  });

  it('searchGames ranks a title that starts with the term above one that contains it later', () => {
    expect(titles('lentera').slice(0, 2)).toEqual(['Lentera Terbang', 'Arena Lentera']);
  });

  it('searchGames matches the start of any word', () => {
    expect(titles('tim')).toEqual(['Arena Timur']);
  });

  it('searchGames ignores diacritics and case', () => {
    expect(titles('ANGEL')).toEqual(['Ángel del Mar']);
  });

  it('searchGames tolerates one wrong, missing or swapped letter in a longer word', () => {
    expect(titles('pemata')).toEqual(['Permata Senja']);
    expect(titles('snja')).toEqual(['Permata Senja']);
    expect(titles('aerna')).toEqual(['Arena Timur', 'Arena Lentera']);
  });

  it('searchGames tolerates no typos in short terms', () => {
    expect(titles('tix')).toEqual([]);
  });

  it('searchGames matches the provider and the category in the language of the user', () => {
    expect(titles('bahari')).toEqual(['Ángel del Mar']);
    expect(titles('sabung')).toEqual(['Arena Timur', 'Arena Lentera']);
  });

  it('searchGames requires every typed word to match', () => {
    expect(titles('arena lentera')[0]).toBe('Arena Lentera');
    expect(titles('arena bahari')).toEqual([]);
  });
});
