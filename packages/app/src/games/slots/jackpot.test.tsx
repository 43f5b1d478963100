import { addBuiltInGames, addBuiltInJackpots } from '@lobi/core/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '../../testing/open-app.tsx';

const engine = 'slots-lantern-three';

/** Opens an address of a platform with a slot machine and its jackpot. */
const show = (path: string, turnover?: bigint) =>
  openApp({
    path,
    before: ({ world }) => {
      addBuiltInGames(world, [engine]);
      addBuiltInJackpots(world, turnover === undefined ? {} : { turnover });
    },
  });

describe('a jackpot', () => {
  it('a jackpot shows in the lobby with its games, and on their tiles', async () => {
    await show('/game');
    const strip = page.getByRole('region', { name: 'Jackpot', exact: true });
    await expect.element(strip.getByText('Jackpot Pasar Malam')).toBeVisible();
    await expect.element(strip).toMatchTextContent(/Rp\s10\.000\.000/);
    await expect
      .element(strip.getByRole('link', { name: 'Lampion Tiga' }))
      .toHaveAttribute('href', `/game/game-${engine}`);
    const tile = document.querySelector(`article a[href='/game/game-${engine}']`);
    const tag = tile?.closest('article')?.querySelector('.lobi-GameCard-tag');
    expect(tag?.textContent).toMatch(/^Jackpot 10\sjt$/);
  });

  it('a jackpot shows its share of the return before the first play, and rises with a stake', async () => {
    const { backend } = await show(`/game/game-${engine}`);
    const dialog = page.getByRole('dialog');
    await expect.element(dialog).toMatchTextContent(/96,51\s?% \+ 1,5\s?% jackpot/);
    await page.getByRole('tab', { name: 'Pengembalian' }).click();
    await expect.element(dialog).toMatchTextContent(/98,01\s?%/);
    await expect.element(dialog).toMatchTextContent(/peluang 1 banding 2\.000\.000/);
    await page.getByRole('button', { name: 'Saya mengerti' }).click();
    await page.getByRole('textbox', { name: /Nilai taruhan/ }).fill('5000');
    await page.getByRole('button', { name: /^Putar/ }).click();
    await expect.poll(() => backend.world.plays.length).toBe(1);
    await expect
      .poll(() => document.querySelector('.lobi-PlayFrame-jackpot')?.textContent)
      .toMatch(/Rp\s10\.000\.050/);
    expect(document.querySelector('.lobi-JackpotWin-root')).toBeNull();
  });

  it('a won jackpot covers the reels with the paid amount until it is closed', async () => {
    localStorage.setItem(`lobi.rules.${engine}`, '1');
    const { backend } = await show(`/game/game-${engine}`, 1_000n);
    await page.getByRole('textbox', { name: /Nilai taruhan/ }).fill('1000');
    await page.getByRole('button', { name: /^Putar/ }).click();
    const win = page.getByRole('group', { name: 'Anda memenangkan jackpot' });
    await expect.element(win).toMatchTextContent(/Rp\s10\.000\.010/);
    const [play] = backend.world.plays;
    expect(play?.jackpot?.won).toBe('10000010');
    const paid = new Intl.NumberFormat('id').format(Number(play?.payout));
    await expect.element(page.getByText(new RegExp(`Menang Rp\\s${paid}`))).toBeVisible();
    await win.getByRole('button', { name: 'Tutup' }).click();
    await expect.element(win).not.toBeInTheDocument();
  });
});
