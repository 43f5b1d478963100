import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '../testing/open-app.tsx';

const sidebar = () => page.getByRole('navigation', { name: 'Menu samping' });
const rail = () => page.getByRole('navigation', { name: 'Menu utama' });
const footer = () => page.getByRole('contentinfo');

describe('the frame of a page', () => {
  it.each([
    ['/game', 'player'],
    ['/wallet/wallet-player', 'player'],
    ['/user', 'admin'],
  ] as const)('%s has sidebar and footer for a %s', async (path, role) => {
    await openApp({ path, role });
    await expect.element(sidebar()).toBeVisible();
    await expect.element(footer()).toBeVisible();
  });

  // id: game-without-sidebar
  it('a game has no sidebar', async () => {
    await openApp({ path: '/game/game-dice', role: 'player' });
    await expect.element(footer()).toBeVisible();
    expect(sidebar().elements()).toEqual([]);
  });

  // id: bare-frames
  it.each([
    ['/player/dashboard', 'player', 0],
    ['/player/wallet/deposit', 'player', 0],
    ['/agent/dashboard', 'agent', 1],
    ['/admin/dashboard', 'admin', 1],
  ] as const)(
    '%s is bare: no sidebar and no footer; a rail in the office only',
    async (path, role, rails) => {
      await openApp({ path, role });
      await expect.element(page.getByRole('heading', { level: 1 })).toBeInTheDocument();
      expect(sidebar().elements()).toEqual([]);
      expect(footer().elements()).toEqual([]);
      expect(rail().elements()).toHaveLength(rails);
    },
  );
});
