import { addBuiltInGames, addBuiltInJackpots } from '@lobi/core/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '../../testing/open-app.tsx';

/** Actions on each game before its button plays with the smallest stake. */
const games: Readonly<Record<string, () => Promise<unknown>>> = {
  dice: () => page.getByRole('textbox', { name: /Nilai taruhan/ }).fill('1000'),
  limbo: () => page.getByRole('textbox', { name: /Nilai taruhan/ }).fill('1000'),
  roulette: () => page.getByRole('button', { name: /^Merah, bayar 2,00×/ }).click(),
  fishing: async () => {
    await page.getByRole('radio').first().click({ force: true });
    await page.getByRole('textbox', { name: /Nilai taruhan/ }).fill('1000');
  },
};

describe('a jackpot that an operator assigns to other games', () => {
  it.each(Object.entries(games))(
    'a jackpot that an operator assigns to other games is announced on %s when it is won',
    async (engine, choose) => {
      localStorage.setItem(`lobi.rules.${engine}`, '1');
      const { backend } = await openApp({
        path: `/game/game-${engine}`,
        before: ({ world }) => {
          addBuiltInGames(world, [engine]);
          addBuiltInJackpots(world, { turnover: 1_000n }, [engine]);
        },
      });
      await choose();
      const button = document.querySelector<HTMLElement>('.lobi-StakePanel-play');
      await expect.element(button).toHaveAttribute('aria-disabled', 'false');
      button?.click();
      const win = page.getByRole('group', { name: 'Anda memenangkan jackpot' });
      await expect.element(win).toMatchTextContent(/Rp\s10\.000\.010/);
      const [play] = backend.world.plays;
      expect(play?.jackpot?.won).toBe('10000010');
      const paid = new Intl.NumberFormat('id').format(Number(play?.payout));
      await expect.element(page.getByText(new RegExp(`Menang Rp\\s${paid}`))).toBeVisible();
    },
  );
});
