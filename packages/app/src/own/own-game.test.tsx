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

/** The rules are open before the first play. */
async function closeRules(): Promise<void> {
  await expect
    .element(page.getByText('Guess a side. A right guess pays 1.96 times the stake.').first())
    .toBeVisible();
  await page.getByRole('button', { name: 'I understand', exact: false }).click();
}

describe('a game of a plugin', () => {
  // id: brand-own-game
  it('a game of a plugin renders its own stage and pays by its own rules', async () => {
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

  it('a guest tries a game of a plugin by its own rules, and nothing is sent to the platform', async () => {
    // The rules were read in an earlier visit.
    localStorage.setItem('lobi.rules.coin', '1');
    const { backend } = await open('/game?try=game-coin', { role: 'guest' });
    const sheet = page.getByRole('dialog', { name: 'Try Coin' });
    await expect.element(sheet.getByText(/^Practice chips: /)).toBeVisible();
    await sheet.getByRole('textbox').first().fill('5000');
    await sheet.getByRole('button', { name: /^Play · / }).click();
    await expect.element(sheet.getByText(/^(left|right)$/).first()).toBeVisible();
    await expect.element(sheet.getByText('?', { exact: true })).not.toBeInTheDocument();
    expect(backend.world.plays).toEqual([]);
    expect(backend.seen.map(({ name }) => name)).not.toContain('play.create');
  });
});
