import type { KitProviderProps } from '@lobi/ui';
import { addHouseGames, createFakeEnvironment, type FakeBackend } from '@lobi/core/testing';
import { createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { App } from '../../app.tsx';
import { openScreen, type OpenScreen } from '../../testing/open-screen.ts';

const appearance: Pick<KitProviderProps, 'motion'> = { motion: 'reduced' };

/** The whole app starts for it: languages, session, screen. */
const whole = { timeout: 15_000 };

let root: Root | undefined;
let open: OpenScreen | undefined;

/** Opens a game of the house for the player; `before` is what happened there earlier. */
async function show(
  engine: string,
  before: (backend: FakeBackend) => Promise<unknown> = async () => {},
): Promise<FakeBackend> {
  await page.viewport(1440, 900);
  const path = `/game/game-${engine}`;
  const screen = await openScreen({
    path,
    role: 'player',
    network: 'ok',
    fight: 'open',
    situation: 'evening',
    notice: false,
    empty: false,
    theme: 'lentera',
    language: 'id',
    slowMs: 0,
  });
  const { brand, client, i18n, words, backend } = screen;
  addHouseGames(backend.world, [engine]);
  await before(backend);
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <MemoryRouter initialEntries={[path]}>
      {createElement(App, { brand, client, i18n, words, appearance })}
    </MemoryRouter>,
  );
  open = screen;
  return backend;
}

/** The platform as the player's other device calls it. */
async function elsewhere(backend: FakeBackend) {
  const { tokens, logger } = createFakeEnvironment({ clock: backend.world.clock });
  tokens.write(backend.signIn('player'));
  return backend.connectApi({ tokens, logger, language: () => 'id', now: Date.now });
}

const readRules = (): Promise<void> =>
  page.getByRole('button', { name: 'Saya mengerti' }).click(whole);

const stake = page.getByRole('textbox', { name: /Nilai Taruhan/ });

beforeEach(() => {
  localStorage.clear();
});

afterEach(() => {
  root?.unmount();
  open?.close();
});

describe('a game of the house', { timeout: 40_000 }, () => {
  it('shows its rules and return first, then plays once and tells the result', async () => {
    const backend = await show('dice');
    await expect.element(page.getByRole('dialog'), whole).toMatchTextContent(/98,98/);
    await readRules();
    await stake.fill('10000');
    await page.getByRole('button', { name: /^Lempar · Rp\s10\.000/ }).click();
    await expect.element(page.getByText(/· (Menang|Tidak ada pembayaran)/)).toBeVisible();
    await expect.element(page.getByRole('button', { name: /^Tunggu \d detik/ })).toBeVisible();
    const [play, ...others] = backend.world.plays;
    expect(others).toEqual([]);
    expect(play).toMatchObject({
      amount: '10000',
      choice: { direction: 'under', target: 5_000 },
    });
  });

  it('says why a play was refused', async () => {
    const backend = await show('limbo');
    await readRules();
    await stake.fill('10000');
    const held = backend.world.games.get('game-limbo');
    if (!held) throw new Error('no limbo');
    backend.world.games.set(held.id, { ...held, minimumStake: '20000' });
    await page.getByRole('button', { name: /^Terbangkan/ }).click();
    await expect.element(page.getByText(/^Taruhan tidak diterima\./)).toBeVisible();
    expect(backend.world.plays).toEqual([]);
  });

  it('goes on with a game of mines that was left open', async () => {
    const backend = await show('mines', async (platform) => {
      const api = await elsewhere(platform);
      const input = {
        params: { gameId: 'game-mines' },
        body: { amount: '10000', choice: { mines: 3 } },
      };
      await api.call('play.create', input, { idempotencyKey: 'play-1' });
    });
    await readRules();
    await expect.element(page.getByRole('button', { name: 'Buka satu petak dulu' })).toBeVisible();
    const safe = Array.from({ length: 25 }, (_, tile) => tile).find(
      (tile) => !backend.world.plays[0]?.run?.board.includes(tile),
    );
    await page
      .getByRole('button', { name: new RegExp(`^Baris .*tertutup`) })
      .nth(safe ?? 0)
      .click();
    await page.getByRole('button', { name: /^Ambil Rp\s11\.250/ }).click();
    await expect.element(page.getByText(/1,125× · Menang Rp\s11\.250/)).toBeVisible();
    expect(backend.world.plays[0]).toMatchObject({ status: 'won', payout: '11250' });
  });

  it('lays chips on the roulette table and pays by its pocket', async () => {
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
