import { addBuiltInGames } from '@lobi/core/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { callerOf, openApp } from '../testing/open-app.tsx';

/** Addresses of all links whose name begins with this text. */
const hrefsOf = (name: RegExp): (string | null)[] =>
  page
    .getByRole('link', { name })
    .elements()
    .map((link) => link.getAttribute('href'));

describe('bet.index', () => {
  it('bet.index links each finished bet to its verification, which links back', async () => {
    const { backend } = await openApp({
      path: '/wallet/wallet-player/bet',
      before: async (platform) => {
        addBuiltInGames(platform.world, ['dice']);
        const api = await callerOf(platform, 'player');
        const body = { amount: '10000', choice: { direction: 'under', target: 5_000 } };
        const input = { params: { gameId: 'game-dice' }, body };
        await api.call('play.create', input, { idempotencyKey: 'play-1' });
      },
    });
    const [play] = backend.world.plays;
    const check = page.getByRole('link', { name: /^Periksa hasil, Dadu Seratus/ });
    await expect.element(check).toHaveAttribute('href', `/fairness?play=${play?.id}`);
    expect(hrefsOf(/^Periksa hasil, .*Laga|^Periksa hasil, .*Arena/i)).toContain(
      '/fairness?fight=round-past-0',
    );
    // The open fight’s bet has no outcome yet.
    expect(hrefsOf(/^Periksa hasil/)).not.toContain('/fairness?fight=round-1');

    await check.click();
    const back = page.getByRole('link', { name: 'Kembali ke permainan' });
    await expect.element(back).toHaveAttribute('href', '/game/game-dice');
    expect(hrefsOf(/./)).toContain('/wallet/wallet-player/bet');
  });

  it.each([
    ['player', true],
    ['admin', true],
    ['agent', false],
    ['superadmin', true],
  ] as const)(
    'bet.index links a bet to its game if the user may open it: %s',
    async (role, mayOpen) => {
      await openApp({ path: '/wallet/wallet-player/bet', role });
      await expect
        .element(page.getByRole('link', { name: /^Periksa hasil/ }).first())
        .toBeVisible();
      const games = hrefsOf(/./).filter((href) => href?.startsWith('/game/game-'));
      expect(games.length > 0).toBe(mayOpen);
    },
  );
});
