import { addBuiltInGames } from '@lobi/core/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '../testing/open-app.tsx';

beforeEach(() => {
  localStorage.setItem('lobi.rules.dice', '1');
});

describe('a play of a player without a recorded agreement', () => {
  it('a play without a recorded agreement opens the notice, and is made once it is accepted', async () => {
    const { backend } = await openApp({
      path: '/game/game-dice',
      before: ({ world }) => {
        addBuiltInGames(world, ['dice']);
        const player = world.users.get('user-player')!;
        world.users.set(player.id, { ...player, agreedNotice: null });
      },
    });
    await page.getByRole('textbox', { name: /Nilai taruhan/ }).fill('10000');
    await page.getByRole('button', { name: /^Lempar/ }).click();
    const agree = page.getByRole('button', { name: 'Setuju' });
    await expect.element(agree).toBeVisible();
    expect(backend.world.plays).toEqual([]);
    await agree.click();
    await expect.element(page.getByText(/· (Menang|Belum menang)/)).toBeVisible();
    await expect.element(agree).not.toBeInTheDocument();
    expect(backend.world.plays).toHaveLength(1);
    expect(backend.world.users.get('user-player')?.agreedNotice).toBe('1');
  });
});
