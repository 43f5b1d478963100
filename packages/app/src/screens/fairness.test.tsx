import { addHouseGames, type FakeBackend } from '@lobi/core/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { callerOf, openApp } from '../testing/open-app.tsx';
import type { ScreenSetup } from '../testing/open-screen.ts';

/** The whole app starts for it: languages, session, screen. */
const whole = { timeout: 20_000 };

const engines = ['slots-lantern-three', 'fishing'];

/** Opens the address that `before` answers, once it has done what happened earlier. */
async function show(
  before: (backend: FakeBackend) => Promise<string> | string,
  role: ScreenSetup['role'] = 'player',
): Promise<FakeBackend> {
  const { backend } = await openApp({
    path: '/fairness',
    role,
    before: (platform) => {
      addHouseGames(platform.world, engines);
      return before(platform);
    },
  });
  return backend;
}

const readRules = (): Promise<void> =>
  page.getByRole('button', { name: 'Saya mengerti' }).click(whole);

const stake = page.getByRole('textbox', { name: /Nilai Taruhan/ });
const verify = page.getByRole('button', { name: 'Hitung ulang' });

beforeEach(() => {
  localStorage.clear();
});

describe('games of the house', { timeout: 60_000 }, () => {
  it('a slot machine is played once and tells what came', async () => {
    const backend = await show(() => '/game/game-slots-lantern-three');
    await readRules();
    await stake.fill('10000');
    await page.getByRole('button', { name: /^Putar · Rp\s10\.000/ }).click();
    await expect.element(page.getByText(/^(Menang|Kembali|Tidak ada pembayaran)/)).toBeVisible();
    expect(backend.world.plays).toHaveLength(1);
    await expect.element(page.getByRole('img', { name: /^Gulungan\. Baris 1/ })).toBeVisible();
  });

  it('a net is cast by keyboard at the target that was chosen', async () => {
    const backend = await show(() => '/game/game-fishing');
    await readRules();
    await stake.fill('10000');
    await page.getByRole('radio', { name: /^Kakap/ }).click();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect.element(page.getByText(/Bawal (lolos|masuk cahaya)/).first()).toBeVisible();
    expect(backend.world.plays[0]).toMatchObject({ choice: { target: 'pomfret' } });
  });
});

describe('fairness.show', { timeout: 60_000 }, () => {
  it('is filled in with a play of the reader, and computes it again', async () => {
    await show(async (backend) => {
      const api = await callerOf(backend, 'player');
      const { data } = await api.call(
        'play.create',
        {
          params: { gameId: 'game-fishing' },
          body: { amount: '10000', choice: { target: 'anchovy' } },
        },
        { idempotencyKey: 'play-1' },
      );
      await api.call('fairness.rotate', { body: { clientSeed: 'lentera' } });
      return `/fairness?play=${data.id}`;
    });
    await verify.click(whole);
    await expect.element(page.getByText(/^Janji ditepati/), whole).toBeVisible();
    await expect.element(page.getByText(/^Hasil sama/)).toBeVisible();
    await page
      .getByLabelText(/^Nomor urut/)
      .first()
      .fill('2');
    expect(page.getByText(/^Hasil sama/).elements()).toHaveLength(0);
  });

  it('says that a seed in use is still sealed', async () => {
    await show(async (backend) => {
      const api = await callerOf(backend, 'player');
      const { data } = await api.call(
        'play.create',
        {
          params: { gameId: 'game-fishing' },
          body: { amount: '10000', choice: { target: 'anchovy' } },
        },
        { idempotencyKey: 'play-1' },
      );
      return `/fairness?play=${data.id}`;
    });
    await expect.element(page.getByText(/belum dibuka\. Ganti/), whole).toBeVisible();
  });

  it('verifies for a guest what was pasted, and names the field that cannot be read', async () => {
    await show(() => '/fairness', 'guest');
    await page.getByRole('button', { name: 'Crash 1.26×' }).click(whole);
    await verify.click();
    await expect.element(page.getByText(/^Hasil sama/), whole).toBeVisible();
    await page.getByLabelText('Hash ronde', { exact: true }).fill('bukan hash');
    await verify.click();
    await expect.element(page.getByLabelText('Hash ronde', { exact: true })).toBeInvalid();
  });
});
