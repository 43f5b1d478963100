import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '../testing/open-app.tsx';

/** Saves and closes the form of a game; the message that follows also has the role of a dialog. */
async function save(title: string): Promise<void> {
  const form = page.getByRole('dialog', { name: title });
  await expect.element(form).toBeVisible();
  await form.getByRole('button', { name: 'Simpan' }).click();
  await expect.element(form).not.toBeInTheDocument();
}

describe('game.create', () => {
  it('game.create shows staff every game, also one removed from the lobby, and restores it', async () => {
    const { backend } = await openApp({ path: '/game/create?category=cockfight', role: 'admin' });
    const { games, gameControls } = backend.world;
    const arena = [...games.values()].find(({ engine }) => engine === 'arena');
    if (!arena) throw new Error('no arena');
    const settings = page.getByRole('button', { name: `Ubah, ${arena.title}` });
    await expect.element(settings).toBeVisible();
    await settings.click();
    const offered = page.getByRole('switch', { name: /Tampil di lobi/ });
    await offered.click();
    await save(arena.title);
    expect(gameControls.get(arena.id)?.enabled).toBe(false);
    await expect.element(page.getByText('Tersembunyi').first()).toBeVisible();

    await settings.click();
    await offered.click();
    await save(arena.title);
    expect(gameControls.get(arena.id)?.enabled).toBe(true);
  });

  it('game.create opens the draw market of an arena with its terms, and closes it again', async () => {
    // The terms of a game are locked while a fight takes bets.
    const { backend } = await openApp({
      path: '/game/create?category=cockfight',
      role: 'admin',
      fight: 'closed',
    });
    const { games } = backend.world;
    const arena = [...games.values()].find(({ engine }) => engine === 'arena');
    if (!arena) throw new Error('no arena');
    const settings = page.getByRole('button', { name: `Ubah, ${arena.title}` });
    const market = page.getByRole('switch', { name: 'Terima taruhan Seri' });
    await expect.element(settings).toBeVisible();
    await settings.click();
    await market.click();
    await page.getByLabelText('Odds Seri').fill('9');
    await page.getByLabelText('Kerugian terbesar per laga').fill('25.000.000');
    await save(arena.title);
    expect(games.get(arena.id)).toMatchObject({
      selections: ['meron', 'wala', 'draw'],
      drawMarket: { odds: 900, cap: '25000000' },
    });
    await settings.click();
    await expect.element(page.getByLabelText('Odds Seri')).toHaveValue('9');
    await market.click();
    await save(arena.title);
    expect(games.get(arena.id)).not.toHaveProperty('drawMarket');
    expect(games.get(arena.id)?.selections).toEqual(['meron', 'wala']);
  });

  it('game.create lets staff change the applicable settings of a built-in game', async () => {
    const { backend } = await openApp({ path: '/game/create?category=slots', role: 'admin' });
    const slots = [...backend.world.games.values()].find(({ category }) => category === 'slots');
    if (!slots) throw new Error('no slots');
    const settings = page.getByRole('button', { name: `Ubah, ${slots.title}` });
    await expect.element(settings).toBeVisible();
    await expect.element(page.getByRole('link', { name: slots.title })).not.toBeInTheDocument();
    await settings.click();
    const fields = page.getByRole('dialog').getByRole('textbox');
    await expect.element(fields.first()).toHaveValue(slots.title);
    expect(fields.elements()).toHaveLength(3);
    await fields.first().fill('Mesin Baru');
    await save(slots.title);
    expect(backend.world.games.get(slots.id)?.title).toBe('Mesin Baru');
  });

  it('game.create shows declarators only their own arenas', async () => {
    await openApp({ path: '/game/create', role: 'declare' });
    await expect.element(page.getByRole('table')).toBeVisible();
    await expect.element(page.getByText('Kategori')).not.toBeInTheDocument();
  });
});
