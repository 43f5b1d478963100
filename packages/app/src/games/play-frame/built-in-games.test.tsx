import type { MinesRun } from '@lobi/core/games';
import { addBuiltInGames, type FakeBackend } from '@lobi/core/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { callerOf, openApp } from '../../testing/open-app.tsx';

/** Opens a built-in game for the player; `before` is what happened there earlier. */
async function show(
  engine: string,
  before: (backend: FakeBackend) => Promise<unknown> = async () => {},
): Promise<FakeBackend> {
  const { backend } = await openApp({
    path: `/game/game-${engine}`,
    before: async (platform) => {
      addBuiltInGames(platform.world, [engine]);
      await before(platform);
    },
  });
  return backend;
}

const readRules = (): Promise<void> => page.getByRole('button', { name: 'Saya mengerti' }).click();

const stake = page.getByRole('textbox', { name: /Nilai taruhan/ });

describe('a built-in game', () => {
  it('a built-in game shows its rules and return first, then plays once and shows the result', async () => {
    const backend = await show('dice');
    await expect.element(page.getByRole('dialog')).toMatchTextContent(/98,98/);
    await readRules();
    await stake.fill('10000');
    await page.getByRole('button', { name: /^Lempar · Rp\s10\.000/ }).click();
    await expect.element(page.getByText(/· (Menang|Belum menang)/)).toBeVisible();
    await expect.element(page.getByRole('button', { name: /^Tunggu \d detik/ })).toBeVisible();
    const [play, ...others] = backend.world.plays;
    expect(others).toEqual([]);
    expect(play).toMatchObject({
      amount: '10000',
      choice: { direction: 'under', target: 5_000 },
    });
  });

  it('a built-in game shows why a play was rejected', async () => {
    const backend = await show('limbo');
    await readRules();
    await stake.fill('10000');
    const stored = backend.world.games.get('game-limbo');
    if (!stored) throw new Error('no limbo');
    backend.world.games.set(stored.id, { ...stored, minimumStake: '20000' });
    await page.getByRole('button', { name: /^Terbangkan/ }).click();
    await expect.element(page.getByText(/^Taruhan tidak diterima\./)).toBeVisible();
    expect(backend.world.plays).toEqual([]);
  });

  it('a built-in game resumes an open game of mines', async () => {
    const backend = await show('mines', async (platform) => {
      const api = await callerOf(platform, 'player');
      const input = {
        params: { gameId: 'game-mines' },
        body: { amount: '10000', choice: { mines: 3 } },
      };
      await api.call('play.create', input, { idempotencyKey: 'play-1' });
    });
    await readRules();
    await expect.element(page.getByRole('button', { name: 'Buka satu petak dulu' })).toBeVisible();
    const safe = Array.from({ length: 25 }, (_, tile) => tile).find(
      (tile) => !(backend.world.plays[0]?.run as MinesRun | undefined)?.board.includes(tile),
    );
    await page
      .getByRole('button', { name: new RegExp(`^Baris .*tertutup`) })
      .nth(safe ?? 0)
      .click();
    await page.getByRole('button', { name: /^Ambil Rp\s11\.250/ }).click();
    await expect.element(page.getByText(/1,125× · Menang Rp\s11\.250/)).toBeVisible();
    expect(backend.world.plays[0]).toMatchObject({ status: 'won', payout: '11250' });
  });

  it('a built-in game places chips on the roulette table and pays by the winning pocket', async () => {
    const backend = await show('roulette');
    await readRules();
    await page.getByRole('button', { name: /^Merah, bayar 2,00×/ }).click();
    await page.getByRole('button', { name: /^Hitam, bayar 2,00×/ }).click();
    await page.getByRole('button', { name: /^Putar · Rp\s2\.000/ }).click();
    await expect.element(page.getByText(/Total taruhan Rp\s0/)).toBeVisible();
    const [play] = backend.world.plays;
    const pocket = (play?.outcome as { pocket: number } | null)?.pocket;
    await expect
      .element(page.getByRole('img', { name: new RegExp(`^Roda rolet: ${pocket} `) }))
      .toBeVisible();
    expect(play?.payout).toBe(pocket === 0 ? '0' : '2000');
    await expect.element(page.getByText(/Menang/)).not.toBeInTheDocument();
  });
});
