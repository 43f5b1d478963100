import { describe, expect, it } from 'vitest';
import { builtInGames } from '../games/built-in-games.ts';
import { loadTitleMeanings } from './title-meanings.ts';

describe('meanings of game titles', () => {
  it.each([
    ['en', 'Lampion Tiga', 'Three Lanterns'],
    ['en', 'Pasar Malam', 'Night Market'],
    ['es', 'Bulan Empat', 'Cuatro lunas'],
    ['zh-Hans', 'Ranjau', '扫雷'],
  ] as const)('the meaning in %s of the title %s is %s', async (language, title, meaning) => {
    expect((await loadTitleMeanings(language))[title]).toBe(meaning);
  });

  it.each(['en', 'es', 'zh-Hans'] as const)(
    'every title of a built-in game has a meaning in %s',
    async (language) => {
      const meanings = await loadTitleMeanings(language);
      const without = builtInGames.filter(({ title }) => (meanings[title] ?? '').trim() === '');
      expect(without.map(({ title }) => title)).toEqual([]);
    },
  );

  it('Indonesian titles need no meaning in Indonesian', async () => {
    expect(await loadTitleMeanings('id')).toEqual({});
  });
});
