import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp } from '../testing/open-app.tsx';

const field = () => page.getByRole('search').getByLabelText('Cari permainan');
const offered = () => page.getByRole('option').first();
const readStored = () => localStorage.getItem('lobi.searches.lentera');

const storedSearches = (...searches: string[]) =>
  localStorage.setItem(
    'lobi.searches.lentera',
    JSON.stringify({ owner: 'user-player', words: searches }),
  );

describe('recent searches in the lobby', () => {
  it('recent searches are stored on Enter if games match, and offered in the empty field', async () => {
    await openApp({ path: '/game', role: 'player' });
    await field().click();
    await expect.element(field()).toHaveRole('searchbox');
    await userEvent.keyboard('qwertz{Enter}');
    await expect
      .element(page.getByText('Tidak ada permainan yang cocok dengan “qwertz”'))
      .toBeVisible();
    await field().fill('arena');
    await expect.element(page.getByRole('status').filter({ hasText: /^Hasil/ })).toBeVisible();
    await field().click();
    await userEvent.keyboard('{Enter}');
    await expect.poll(readStored).toContain('arena');
    expect(readStored()).not.toContain('qwertz');
    await page.getByRole('button', { name: 'Kosongkan pencarian' }).click();
    await expect.element(field()).toHaveFocus();
    await expect.element(offered()).toMatchTextContent('arena');
    await offered().click();
    await expect.element(field()).toHaveValue('arena');
    await expect.element(page.getByRole('status').filter({ hasText: /^Hasil/ })).toBeVisible();
  });

  it('recent searches are stored when a found game is opened', async () => {
    await openApp({ path: '/game?search=timur', role: 'player' });
    await page.getByRole('link', { name: 'Arena Timur' }).click();
    await expect.poll(readStored).toContain('"words":["timur"]');
  });

  it('recent searches in the lobby keep the typed text and the focus while the list loads, and offer it by keyboard', async () => {
    storedSearches('bingo', 'arena');
    await openApp({ path: '/game', role: 'player' });
    await expect.element(field()).toBeVisible();
    await userEvent.keyboard('/');
    await expect.element(field()).toHaveRole('combobox');
    await expect.element(field()).toHaveFocus();
    await expect.element(offered()).toMatchTextContent('bingo');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect.element(field()).toHaveValue('arena');
  });

  it('recent searches are cleared by keyboard, which is announced', async () => {
    storedSearches('bingo');
    await openApp({ path: '/game', role: 'player' });
    await field().click();
    await expect
      .element(page.getByRole('option', { name: 'Hapus pencarian terakhir' }))
      .toBeVisible();
    await userEvent.keyboard('{ArrowUp}');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Pencarian terakhir sudah dihapus')).toBeInTheDocument();
    await expect.element(field()).toHaveFocus();
    await expect.element(offered()).not.toBeInTheDocument();
    await expect.poll(readStored).toBeNull();
  });

  it('recent searches of another user are neither shown nor left in storage', async () => {
    storedSearches('bingo');
    await openApp({ path: '/game', role: 'guest' });
    await field().click();
    await expect.poll(readStored).toBeNull();
    await expect.element(field()).toHaveRole('searchbox');
  });

  it('recent searches are removed by signing out', async () => {
    storedSearches('bingo');
    await openApp({ path: '/game', role: 'player' });
    await page
      .getByRole('button', { name: /Akun|Menu akun/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Keluar' }).click();
    await expect.poll(readStored).toBeNull();
  });
});
