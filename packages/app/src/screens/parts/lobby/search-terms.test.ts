import { builtInGames } from '@lobi/core/games';
import { searchGames } from '@lobi/ui/lobby';
import { describe, expect, it } from 'vitest';
import { getSearchTerms } from './search-terms.ts';

const games = [
  ...builtInGames,
  { title: 'Arena Timur', provider: 'Lentera Asli', category: 'cockfight' as const },
];

const titlesFor = (query: string): string[] =>
  searchGames(games, query, undefined, getSearchTerms).map(({ title }) => title);

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
    ['hi-lo', 'Kartu Naik Turun'],
    ['mayor menor', 'Kartu Naik Turun'],
    ['猜大小', 'Kartu Naik Turun'],
    ['lotería', 'Keno Bintang'],
    ['基诺', 'Keno'],
    ['video poker', 'Poker Lentera'],
    ['veintiuno', 'Blackjack Lentera'],
    ['扑克', 'Poker Receh'],
  ])('the game search for %j finds %s', (query, title) => {
    expect(titlesFor(query)).toContain(title);
  });

  it('the game search lists a match in the game’s own title first', () => {
    expect(titlesFor('bulan')[0]).toBe('Bulan Empat');
  });

  it('every word of a built-in title has translations in English, Spanish and Chinese', () => {
    const category = 'casino';
    const known = getSearchTerms({ title: '', category });
    const without = builtInGames
      .flatMap(({ title }) => title.split(' '))
      .filter((word) => {
        const searchTerms = getSearchTerms({ title: word, category }).slice(known.length);
        return !/[a-z]/.test(searchTerms) || !/\p{Script=Han}/u.test(searchTerms);
      });
    expect(new Set(without)).toEqual(new Set());
  });
});
