import { addBuiltInGames } from '@lobi/core/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '../testing/open-app.tsx';

const withDice = (language: 'id' | 'en' | 'es', path: string) =>
  openApp({
    path,
    language,
    before: ({ world }) => {
      addBuiltInGames(world, ['dice']);
    },
  });

const tile = () => page.getByRole('link', { name: 'Dadu Seratus', exact: true });

// The rules of dice were read before.
beforeEach(() => localStorage.setItem('lobi.rules.dice', '1'));

describe('titles of games', () => {
  it.each([
    ['en', 'Dice to a Hundred'],
    ['es', 'Dados hasta cien'],
  ] as const)('the tile of a game translates its title in %s', async (language, meaning) => {
    await withDice(language, '/game?search=dadu');
    await expect.element(page.getByText(meaning, { exact: true })).toBeVisible();
  });

  it('a tile has no translation in Indonesian, the language of the titles', async () => {
    await withDice('id', '/game?search=dadu');
    await expect.element(tile()).toBeVisible();
    expect(document.querySelector('.lobi-GameCard-meaning')).toBeNull();
  });

  it('the page of a game translates its title', async () => {
    await withDice('en', '/game/game-dice');
    await expect.element(page.getByRole('heading', { name: 'Dadu Seratus' })).toBeVisible();
    await expect
      .poll(() => document.querySelector('.lobi-PlayFrame-name')?.textContent)
      .toContain('Dice to a Hundred');
  });

  it('a brand changes what a title means, as it changes other texts', async () => {
    await openApp({
      path: '/game?search=dadu',
      language: 'en',
      before: ({ world }) => {
        addBuiltInGames(world, ['dice']);
      },
      brand: { texts: { 'title.Dadu Seratus': { en: 'Kopi Dice' } } },
    });
    await expect.element(page.getByText('Kopi Dice', { exact: true })).toBeVisible();
  });
});
