import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '../testing/open-app.tsx';

describe('player protection on every page', () => {
  // id: clock-and-time-played-visible
  it.each(['/game', '/player/dashboard', '/wallet/wallet-player', '/game/game-dice'])(
    'time of day, hours, minutes and seconds played, and the link to safer play are on %s',
    async (path) => {
      localStorage.setItem('lobi.rules.dice', '1');
      await openApp({ path, role: 'player' });
      await expect.poll(() => document.body.textContent).toMatch(/\d\d\.\d\d\.\d\d · \d\d\.\d\d/);
      await expect
        .poll(() => document.querySelector('a[href*="/user/user-player/limit"]'))
        .not.toBeNull();
    },
  );

  // id: balance-always-visible
  it.each(['/game', '/player/dashboard', '/game/game-dice', '/wallet/wallet-player'])(
    'the balance is visible on %s, in the currency',
    async (path) => {
      localStorage.setItem('lobi.rules.dice', '1');
      const { backend } = await openApp({ path, role: 'player' });
      const { balance } = backend.world.wallets.get('wallet-player')!;
      const written = Number(balance).toLocaleString('id-ID');
      await expect
        .poll(() => document.querySelector('.lobi-WalletChip-root')?.textContent)
        .toContain(written);
    },
  );

  // id: previous-sign-in-shown
  it('the account menu shows the previous sign-in by its time', async () => {
    const { backend } = await openApp({ path: '/game', role: 'player' });
    const menu = page.getByRole('button', { name: 'Menu akun player' });
    await expect.element(menu).toBeVisible();
    const { world } = backend;
    const player = { ...world.users.get('user-player')!, lastLoginAt: '2026-11-20T09:00:00.000Z' };
    world.users.set(player.id, player);
    world.announce.user({ ...player, unread: 0 });
    await menu.click();
    await expect.poll(() => document.body.textContent).toMatch(/Masuk terakhir.*20 Nov/);
  });
});
