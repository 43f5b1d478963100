import type { FakeBackend } from '@lobi/core/testing';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { bringAbout } from '../testing/situations.ts';
import { openApp } from '../testing/open-app.tsx';

const main = () => page.getByRole('main');
const button = (name: string) => main().getByRole('button', { name, exact: true });
const password = () => main().getByLabelText('Kata sandi', { exact: true });
const pinOf = (name: string) => main().getByRole('textbox', { name, exact: true }).first();

const ownPin = '271828';
const storedPin = ({ world }: FakeBackend, userId: string) => world.withdrawalPins.get(userId)?.pin;
const withdrawals = ({ world }: FakeBackend) =>
  world.transactions.filter(({ type, status, amount }) => {
    return type === 'withdraw' && status === 'pending' && amount === '100000';
  });

/** Typing moves the focus from cell to cell. */
async function typePin(name: string, pin: string): Promise<void> {
  await pinOf(name).click();
  await userEvent.keyboard(pin);
}

/** Fills in the form up to the last step. */
async function enterWithdrawal(): Promise<void> {
  await main().getByRole('textbox', { name: 'Jumlah' }).fill('100000');
  await button('Lanjut').click();
  await main()
    .getByRole('radio', { name: /Bank Samudra/ })
    .click();
  await main().getByLabelText('Nomor rekening').fill('7771234567');
  await main().getByLabelText('Nama pemilik rekening').fill('Siti Rahma');
  await button('Lanjut').click();
}

async function setPin(): Promise<void> {
  await password().fill('lobi-demo');
  await typePin('PIN baru', ownPin);
  await typePin('Ulangi PIN baru', ownPin);
  await button('Simpan PIN').click();
}

describe.each([
  ['player', '/player/wallet/withdraw'],
  ['agent', '/agent/wallet/withdraw'],
] as const)('a withdrawal of a %s with a PIN', (role, path) => {
  it('a withdrawal requires the PIN, shows a wrong one at the field, and accepts the right one', async () => {
    const { backend } = await openApp({
      ...{ path, role },
      before: ({ world }) => {
        world.withdrawalPins.set(`user-${role}`, { pin: ownPin, since: world.timeNow() });
      },
    });
    await enterWithdrawal();
    backend.setLatency(200);
    await typePin('PIN', '161803');
    await button('Tarik dana').click();
    await expect.element(main().getByText('PIN salah.').first()).toBeVisible();
    await expect.element(main().getByText(/^Lupa PIN/)).toBeVisible();
    await expect.element(pinOf('PIN')).toHaveFocus();
    expect(withdrawals(backend)).toEqual([]);
    await userEvent.keyboard(ownPin);
    await button('Tarik dana').click();
    await expect.poll(() => withdrawals(backend)).toHaveLength(1);
    expect(JSON.stringify(withdrawals(backend))).not.toContain(ownPin);
  });
});

describe('a withdrawal that requires a PIN', () => {
  it('the withdrawal form asks the user to set a required PIN at the last step, and keeps the entered values', async () => {
    const { backend } = await openApp({
      ...{ path: '/player/wallet/withdraw', role: 'player' },
      before: async (opened) => void (await bringAbout(opened, 'pinDemanded')),
    });
    await enterWithdrawal();
    await expect.element(main().getByText(/Penarikan memerlukan PIN/)).toBeVisible();
    await button('Batal').click();
    await expect.element(main().getByLabelText('Nama pemilik rekening')).toHaveValue('Siti Rahma');
    await button('Lanjut').click();
    await password().fill('lobi-demo');
    await typePin('PIN baru', '123456');
    await button('Simpan PIN').click();
    await expect
      .element(
        main()
          .getByText(/terlalu mudah ditebak/)
          .first(),
      )
      .toBeVisible();
    await setPin();
    await expect.element(pinOf('PIN')).toHaveFocus();
    expect(storedPin(backend, 'user-player')).toBe(ownPin);
    await expect.element(main().getByText('Siti Rahma')).toBeVisible();
    await userEvent.keyboard(ownPin);
    await button('Tarik dana').click();
    await expect.poll(() => withdrawals(backend)).toHaveLength(1);
  });

  it('the withdrawal form requests a PIN that has become required, and keeps the entered values', async () => {
    const { backend } = await openApp({ path: '/player/wallet/withdraw', role: 'player' });
    await enterWithdrawal();
    await bringAbout(backend, 'pinDemanded');
    await button('Tarik dana').click();
    await setPin();
    await expect.element(main().getByText('Siti Rahma')).toBeVisible();
    await typePin('PIN', ownPin);
    await button('Tarik dana').click();
    await expect.poll(() => withdrawals(backend)).toHaveLength(1);
  });
});

describe('the user’s own PIN', () => {
  it('users set, change and remove their PIN on the profile page', async () => {
    const { backend } = await openApp({ path: '/user/user-player/edit', role: 'player' });
    await button('Buat PIN').click();
    await setPin();
    await expect.poll(() => storedPin(backend, 'user-player')).toBe(ownPin);
    await button('Ganti PIN').click();
    await password().fill('lobi-demo');
    await typePin('PIN saat ini', '161803');
    await typePin('PIN baru', '314159');
    await typePin('Ulangi PIN baru', '314159');
    await button('Simpan PIN').click();
    await expect.element(main().getByText('PIN salah.').first()).toBeVisible();
    await typePin('PIN saat ini', ownPin);
    await button('Simpan PIN').click();
    await expect.poll(() => storedPin(backend, 'user-player')).toBe('314159');
    await button('Hapus PIN').click();
    await password().fill('lobi-demo');
    await typePin('PIN saat ini', '314159');
    await button('Hapus PIN').click();
    await expect.poll(() => storedPin(backend, 'user-player')).toBeUndefined();
    await expect.element(button('Buat PIN')).toBeVisible();
  });

  it('the profile page of staff offers no PIN, since staff does not withdraw', async () => {
    await openApp({ path: '/user/user-admin/edit', role: 'admin' });
    await expect.element(button('Aktifkan')).toBeVisible();
    await expect.element(button('Buat PIN')).not.toBeInTheDocument();
  });

  it('staff removes the PIN of a user who forgot it, after a confirmation', async () => {
    const { backend } = await openApp({
      ...{ path: '/user/user-player', role: 'admin' },
      before: ({ world }) => {
        world.withdrawalPins.set('user-player', { pin: ownPin, since: world.timeNow() });
      },
    });
    const remove = page.getByRole('button', { name: 'Hapus PIN penarikan' });
    await remove.click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: 'Hapus PIN penarikan' })
      .click();
    await expect.element(page.getByText('PIN penarikan player dihapus')).toBeVisible();
    expect(storedPin(backend, 'user-player')).toBeUndefined();
    await expect.element(remove).not.toBeInTheDocument();
  });
});
