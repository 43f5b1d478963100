import { settingsFixture } from '@lobi/core/testing';
import type { FakeBackend } from '@lobi/core/testing';
import { Link } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '../../testing/open-app.tsx';

const path = '/game/game-dice';

/** The jurisdiction allows one game at a time, and the player is in another one. */
const playOther =
  (oneGameAtATime = true) =>
  ({ world }: FakeBackend): void => {
    const { policy } = settingsFixture().app;
    world.settings = { policy: { ...policy, oneGameAtATime } };
    // Their sheet would cover the page.
    for (const game of ['dice', 'mines']) localStorage.setItem(`lobi.rules.${game}`, '1');
    world.openGames.set('user-player', {
      game: { id: 'game-mines', title: 'Ranjau Lentera' },
      since: world.timeNow(),
      until: world.timeNow(),
    });
  };

describe('another game that is still open', () => {
  // id: open-game-named-on-page
  it('another open game is named above the game, with the link back to it', async () => {
    await openApp({ path, role: 'player', before: playOther() });
    await expect.element(page.getByText(/Ranjau Lentera masih terbuka/)).toBeVisible();
    const back = page.getByRole('link', { name: 'Kembali ke Ranjau Lentera' });
    await expect.element(back).toHaveAttribute('href', expect.stringContaining('game-mines'));
  });

  // id: open-game-left-from-page
  it('another open game can be left with one press, and then blocks nothing', async () => {
    const { backend } = await openApp({ path, role: 'player', before: playOther() });
    await page.getByRole('button', { name: 'Tinggalkan Ranjau Lentera' }).click();
    await expect.poll(() => document.body.textContent).not.toContain('masih terbuka');
    expect(backend.world.openGames.get('user-player')).toBeUndefined();
  });

  it('another open game is not mentioned if the jurisdiction allows several at a time', async () => {
    await openApp({ path, role: 'player', before: playOther(false) });
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(document.body.textContent).not.toContain('masih terbuka');
  });

  it('a game is left when its page is left', async () => {
    const { backend } = await openApp({
      path: '/game/game-mines',
      role: 'player',
      before: playOther(),
      beside: <Link to="/game">Pergi</Link>,
    });
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(backend.world.openGames.get('user-player')).toBeDefined();
    await page.getByRole('link', { name: 'Pergi' }).click();
    await expect.poll(() => backend.world.openGames.get('user-player')).toBeUndefined();
  });
});
