import { addHouseGames, createFakeEnvironment, type FakeBackend } from '@lobi/core/testing';
import type { KitProviderProps } from '@lobi/ui';
import { createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { App } from '../app.tsx';
import { openScreen, type OpenScreen, type ScreenSetup } from '../testing/open-screen.ts';

const appearance: Pick<KitProviderProps, 'motion'> = { motion: 'reduced' };

/** The whole app starts for it: languages, session, screen. */
const whole = { timeout: 20_000 };

const engines = ['slots-lantern-three', 'fishing'];

let root: Root | undefined;
let open: OpenScreen | undefined;

/** Opens the address that `before` answers, once it has done what happened earlier. */
async function show(
  before: (backend: FakeBackend) => Promise<string> | string,
  role: ScreenSetup['role'] = 'player',
): Promise<FakeBackend> {
  await page.viewport(1440, 900);
  const screen = await openScreen({
    path: '/fairness',
    role,
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
  addHouseGames(backend.world, engines);
  const path = await before(backend);
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
const verify = page.getByRole('button', { name: 'Hitung ulang' });

beforeEach(() => {
  localStorage.clear();
});

afterEach(() => {
  root?.unmount();
  open?.close();
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
      const api = await elsewhere(backend);
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
      const api = await elsewhere(backend);
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
