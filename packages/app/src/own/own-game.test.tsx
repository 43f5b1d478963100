import { describe, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import type { BrandInput } from '../config/brand-schema.ts';
import { renderBrand, type BrandSetup } from '../fake-platform/render-brand.tsx';
import { coinGame } from '../testing/coin-game/game.ts';

const brand: BrandInput = {
  schema: 1,
  id: 'kopi88',
  name: 'Kopi88',
  extends: 'pesisir',
  i18n: { default: 'en' },
  plugins: [{ name: 'coin', ownGames: [coinGame] }],
};

async function open(path: string, setup: BrandSetup = {}) {
  const app = await renderBrand(brand, { path, ...setup });
  onTestFinished(() => app.close());
  return app;
}

/** The rules stand open before the first play. */
async function closeRules(): Promise<void> {
  await expect
    .element(page.getByText('Guess a side. A right guess pays 1.96 times the stake.').first())
    .toBeVisible();
  await page.getByRole('button', { name: 'I understand', exact: false }).click();
}

describe('a game of a plugin', () => {
  it('a game of a plugin is played at its own stage and paid by its own rules', async () => {
    const { backend } = await open('/game/game-coin');
    await closeRules();
    await page.getByRole('textbox').first().fill('5000');
    await page.getByRole('button', { name: 'right', exact: true }).click();
    await page.getByRole('button', { name: /^Play · / }).click();
    await expect.poll(() => backend.world.plays.length).toBe(1);
    const [play] = backend.world.plays;
    expect(play).toMatchObject({ amount: '5000', choice: { side: 'right' } });
    const isWon = play?.outcome?.['side'] === 'right';
    expect(play?.payout).toBe(isWon ? '9800' : '0');
    // The result has replaced the question mark.
    await expect.element(page.getByText('?', { exact: true })).not.toBeInTheDocument();
  });
});
