import { houseGames } from '@lobi/core/games';
import { searchGames } from '@lobi/ui/lobby';
import { describe, expect, it } from 'vitest';
import { titleWords } from './title-words.ts';

const games = [
  ...houseGames,
  { title: 'Arena Timur', provider: 'Lentera Asli', category: 'cockfight' as const },
];

const titlesFor = (query: string): string[] =>
  searchGames(games, query, undefined, titleWords).map(({ title }) => title);

describe('the search for a game', () => {
  it.each([
    ['lantern', 'Lampion Tiga'],
    ['farol', 'Lampion Terbang'],
    ['灯笼', 'Lampion Tiga'],
    ['moon', 'Bulan Empat'],
    ['luna', 'Bingo Bulan Emas'],
    ['月亮', 'Bulan Empat'],
    ['sabung', 'Arena Timur'],
    ['cockfight', 'Arena Timur'],
    ['pelea de gallos', 'Arena Timur'],
    ['斗鸡', 'Arena Timur'],
    ['night market', 'Pasar Malam'],
    ['roulette', 'Rolet Eropa'],
  ])('the game search for %j finds %s', (query, title) => {
    expect(titlesFor(query)).toContain(title);
  });

  it('the search for a game finds a game by its own title first', () => {
    expect(titlesFor('bulan')[0]).toBe('Bulan Empat');
  });

  it('every built-in title except plain names has search words in other languages', () => {
    const names = ['Limbo', 'Kali Bening'];
    const without = houseGames.filter(
      ({ title, category }) => !titleWords({ title, category }).match(/ [^ ]+ [^ ]+ [^ ]+/),
    );
    expect(without.filter(({ title }) => !names.includes(title))).toEqual([]);
  });
});
