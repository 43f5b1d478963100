import { addBuiltInGames, addTable, type FakeBackend } from '@lobi/core/testing';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { callerOf, openApp } from '../testing/open-app.tsx';
import type { ScreenSetup } from '../testing/open-screen.ts';

const engines = ['slots-lantern-three', 'fishing'];

/** Opens the address returned by `before`, after it has prepared the data. */
async function show(
  before: (backend: FakeBackend) => Promise<string> | string,
  role: ScreenSetup['role'] = 'player',
): Promise<FakeBackend> {
  const { backend } = await openApp({
    path: '/fairness',
    role,
    before: (platform) => {
      addBuiltInGames(platform.world, engines);
      return before(platform);
    },
  });
  return backend;
}

const readRules = (): Promise<void> => page.getByRole('button', { name: 'Saya mengerti' }).click();

const stake = page.getByRole('textbox', { name: /Nilai taruhan/ });
const verify = page.getByRole('button', { name: 'Hitung ulang' });

describe('built-in games', () => {
  it('a slot machine is played once and shows the result', async () => {
    const backend = await show(() => '/game/game-slots-lantern-three');
    await readRules();
    await stake.fill('10000');
    await page.getByRole('button', { name: /^Putar · Rp\s10\.000/ }).click();
    await expect.element(page.getByText(/^(Menang|Kembali|Belum menang)/).first()).toBeVisible();
    expect(backend.world.plays).toHaveLength(1);
    await expect.element(page.getByRole('img', { name: /^Gulungan\. Baris 1/ })).toBeVisible();
  });

  it('a net is cast by keyboard at the chosen target', async () => {
    const backend = await show(() => '/game/game-fishing');
    await readRules();
    await stake.fill('10000');
    await page.getByRole('radio', { name: /^Kakap/ }).click();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect.element(page.getByText(/Bawal (lolos|tertangkap)/).first()).toBeVisible();
    expect(backend.world.plays[0]).toMatchObject({ choice: { target: 'pomfret' } });
  });
});

describe('fairness.show', () => {
  it('fairness.show is prefilled with a play of the user, and recomputes it', async () => {
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
    await verify.click();
    await expect.element(page.getByText(/^Janji ditepati/)).toBeVisible();
    await expect.element(page.getByText(/^Hasil sama/)).toBeVisible();
    await page
      .getByLabelText(/^Nomor urut/)
      .first()
      .fill('2');
    expect(page.getByText(/^Hasil sama/).elements()).toHaveLength(0);
  });

  it('fairness.show shows that an active seed is not revealed', async () => {
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
    await expect.element(page.getByText(/belum dibuka\. Ganti/)).toBeVisible();
  });

  it('fairness.show verifies pasted values for a guest, and names the invalid field', async () => {
    await show(() => '/fairness', 'guest');
    await page.getByRole('button', { name: 'Crash 1.26×' }).click();
    await verify.click();
    await expect.element(page.getByText(/^Hasil sama/)).toBeVisible();
    await page.getByLabelText('Hash ronde', { exact: true }).fill('bukan hash');
    await verify.click();
    await expect.element(page.getByLabelText('Hash ronde', { exact: true })).toBeInvalid();
  });
});

describe('the totals of a fight', () => {
  const compute = page.getByRole('button', { name: 'Hitung ulang pool' });
  const proof = page.getByLabelText(/^Bukti laga/);

  /** Bets on both sides of the open fight, then closes it. */
  const closeFight = async (backend: FakeBackend): Promise<string> => {
    const { world } = backend;
    const open = [...world.rounds.values()].find(({ status }) => status === 'open');
    if (!open) throw new Error('No fight is open.');
    const params = { roundId: open.id };
    const player = await callerOf(backend, 'player');
    for (const selection of ['meron', 'wala'] as const) {
      const body = { selection, amount: '10000' };
      await player.call('bet.place', { params, body }, { idempotencyKey: selection });
    }
    await (await callerOf(backend, 'declare')).call('round.close', { params });
    return `/fairness?fight=${open.id}`;
  };

  it('the totals of a fight are prefilled for a signed-in player, and the player’s bets are recomputed', async () => {
    await show(closeFight);
    await compute.click();
    await expect.element(page.getByText('Ditandatangani oleh platform ini.')).toBeVisible();
    await expect.element(page.getByText(/Taruhan ini ikut/).first()).toBeVisible();
    expect(page.getByText(/tidak ikut dihitung/).elements()).toHaveLength(0);
    await proof.fill('{}');
    await compute.click();
    await expect.element(proof).toBeInvalid();
  });

  it('tampered totals of a fight are detected, for guests as well', async () => {
    let text = '';
    await show(async (backend) => {
      const address = await closeFight(backend);
      const api = await callerOf(backend, 'player');
      const roundId = address.split('=').at(-1) ?? '';
      const { data } = await api.call('round.proof', { params: { roundId } });
      text = JSON.stringify({ ...data, text: data.text.replace(/"number":(\d)/, '"number":9$1') });
      return '/fairness';
    }, 'guest');
    await proof.fill(text);
    await compute.click();
    await expect.element(page.getByText(/^Tanda tangan tidak cocok/)).toBeVisible();
  });
});

describe('the chains of a table', () => {
  const address = '/fairness?game=game-crash&round=none';
  const salt = page.getByLabelText(/^Masukkan salt/);

  it('players see the hash chains of a table, including the one that waits for its salt', async () => {
    await show(({ world }) => {
      addTable(world, 'crash');
      return address;
    });
    await expect.element(page.getByText('10001 sampai 20000')).toBeVisible();
    await expect.element(page.getByText('Belum diketahui')).toBeVisible();
    await expect.element(page.getByText(/^Hash blok Bitcoin pertama/)).toBeVisible();
    expect(salt.elements()).toHaveLength(0);
  });

  it('staff sets the salt of the hash chains of a table, once', async () => {
    const backend = await show(({ world }) => {
      addTable(world, 'crash');
      return address;
    }, 'admin');
    await salt.fill('bukan heksa');
    await page.getByRole('button', { name: 'Tetapkan salt' }).click();
    await expect.element(salt).toBeInvalid();
    await salt.fill('AB'.repeat(32));
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('ab'.repeat(32))).toBeVisible();
    expect(salt.elements()).toHaveLength(0);
    expect(backend.world.chains.get('game-crash')?.[0]).toMatchObject({ salt: 'ab'.repeat(32) });
  });
});
