import { fakeCode, type FakeBackend } from '@lobi/core/testing';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { setAllTextsLoader } from '../i18n/all-texts.ts';
import { bringAbout } from '../testing/situations.ts';
import { openApp } from '../testing/open-app.tsx';

const main = () => page.getByRole('main');
const code = () => main().getByRole('textbox', { name: 'Kode 6 angka' });
const title = () => main().getByRole('heading', { name: 'Verifikasi dua langkah' });

const isOn = ({ world }: FakeBackend, userId: string): boolean =>
  (world.secondFactors.get(userId)?.since ?? null) !== null;

/** Turns it on, up to the recovery codes. */
async function turnOn() {
  await main().getByRole('button', { name: 'Aktifkan' }).click();
  await main().getByLabelText('Kata sandi', { exact: true }).fill('lobi-demo');
  await userEvent.keyboard('{Enter}');
  await code().click();
  await userEvent.keyboard(fakeCode);
  await expect.element(page.getByText('2B4D6-07GHK')).toBeVisible();
}

async function confirmSavedCodes() {
  await main().getByRole('checkbox').click();
  await main().getByRole('button', { name: 'Selesai' }).click();
}

describe('sign-in with a code', () => {
  const send = () => main().getByRole('button', { name: 'Masuk', exact: true }).click();

  async function fillIn(): Promise<void> {
    await openApp({
      path: '/login',
      role: 'guest',
      before: async (opened) => void (await bringAbout(opened, 'codeOn')),
    });
    await main().getByLabelText('Nama pengguna').fill('player');
    await main().getByLabelText('Kata sandi', { exact: true }).fill('lobi-demo');
  }

  async function begin(): Promise<void> {
    await fillIn();
    await send();
    await expect.element(code()).toBeVisible();
  }

  it('sign-in requests the code once the password was right, and accepts it', async () => {
    await begin();
    await expect
      .element(page.getByRole('alert').filter({ hasText: /kode/i }))
      .not.toBeInTheDocument();
    await code().click();
    await userEvent.keyboard(fakeCode);
    await expect.element(page.getByRole('banner').getByText(/Rp/).first()).toBeVisible();
  });

  it('sign-in shows the error of a wrong code, and stays at the step', async () => {
    await begin();
    await code().click();
    await userEvent.keyboard('000000');
    await expect.element(page.getByRole('alert').getByText(/Kode salah/)).toBeVisible();
    await expect.element(code()).toBeVisible();
    await userEvent.keyboard(fakeCode);
    await expect.element(page.getByRole('banner').getByText(/Rp/).first()).toBeVisible();
  });

  it('sign-in stays at the password while the messages of the code step fail to load, and retries', async () => {
    await fillIn();
    let isAway = true;
    setAllTextsLoader(() => (isAway ? Promise.reject(new Error('away')) : Promise.resolve()));
    await send();
    await expect.element(page.getByRole('alert').getByText(/tidak tersedia/)).toBeVisible();
    isAway = false;
    await send();
    await expect.element(code()).toBeVisible();
  });

  it('sign-in returns from the code to name and password', async () => {
    await begin();
    await main().getByRole('button', { name: 'Kembali' }).click();
    await expect.element(main().getByLabelText('Nama pengguna')).toHaveValue('player');
    await expect.element(code()).not.toBeInTheDocument();
  });
});

describe('the second factor of the signed-in user', () => {
  it('users turn their second factor on and off on the profile page', async () => {
    const { backend } = await openApp({ path: '/user/user-player/edit', role: 'player' });
    await turnOn();
    expect(isOn(backend, 'user-player')).toBe(true);
    await confirmSavedCodes();
    await main().getByRole('button', { name: 'Nonaktifkan' }).click();
    await main().getByLabelText('Kata sandi', { exact: true }).fill('salah-sekali');
    await main().getByRole('textbox', { name: /kode/i }).fill(fakeCode);
    await userEvent.keyboard('{Enter}');
    await expect
      .element(main().getByLabelText('Kata sandi', { exact: true }))
      .toHaveAttribute('aria-invalid', 'true');
    await main().getByLabelText('Kata sandi', { exact: true }).fill('lobi-demo');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Verifikasi dua langkah dinonaktifkan')).toBeVisible();
    expect(isOn(backend, 'user-player')).toBe(false);
  });
});

describe('staff with a required second factor', () => {
  it('staff with a required second factor sets it up in place of the opened page, and continues there', async () => {
    const { backend } = await openApp({
      path: '/admin/setting',
      role: 'superadmin',
      before: async (opened) => void (await bringAbout(opened, 'codeDemanded')),
    });
    await expect.element(title()).toBeVisible();
    expect(backend.seen.map(({ name }) => name)).not.toContain('admin.setting.list');
    await turnOn();
    // The codes stay visible until they are saved, although the platform already accepts calls.
    await expect.element(page.getByText('2B4D6-07GHK')).toBeVisible();
    await confirmSavedCodes();
    await expect
      .element(page.getByRole('button', { name: 'Ubah, Pembayaran tertinggi' }))
      .toBeVisible();
  });

  it('staff with a required second factor can sign out instead', async () => {
    await openApp({
      path: '/agent/dashboard',
      role: 'agent',
      before: async (opened) => void (await bringAbout(opened, 'codeDemanded')),
    });
    await expect.element(title()).toBeVisible();
    await main().getByRole('button', { name: 'Keluar' }).click();
    await expect.element(main().getByLabelText('Nama pengguna')).toBeVisible();
  });

  it('the required second factor of staff does not affect players', async () => {
    await openApp({
      path: '/player/dashboard',
      role: 'player',
      before: async (opened) => void (await bringAbout(opened, 'codeDemanded')),
    });
    await expect.element(page.getByRole('heading', { name: 'Dasbor' })).toBeVisible();
    await expect.element(title()).not.toBeInTheDocument();
  });
});

describe('new recovery codes', () => {
  it('new recovery codes replace the old ones, also if a second factor is required', async () => {
    const { backend } = await openApp({
      path: '/user/user-superadmin/edit',
      role: 'superadmin',
      before: async (opened) => void (await bringAbout(opened, 'codeDemanded')),
    });
    await turnOn();
    await confirmSavedCodes();
    await expect
      .element(main().getByRole('button', { name: 'Nonaktifkan' }))
      .not.toBeInTheDocument();
    await main().getByRole('button', { name: 'Kode pemulihan baru' }).click();
    await main().getByLabelText('Kata sandi', { exact: true }).fill('lobi-demo');
    await main().getByRole('textbox', { name: /kode/i }).fill('AAAAA-AAAAA');
    await userEvent.keyboard('{Enter}');
    await expect
      .element(main().getByRole('textbox', { name: /kode/i }))
      .toHaveAttribute('aria-invalid', 'true');
    await main().getByRole('textbox', { name: /kode/i }).fill('2B4D6-07GHK');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('2B4D6-03MNP')).toBeVisible();
    await expect.element(page.getByText('2B4D6-07GHK')).not.toBeInTheDocument();
    expect(backend.world.secondFactors.get('user-superadmin')?.recovery).not.toContain(
      '8F3H5-17GHK',
    );
    await confirmSavedCodes();
    await expect.element(main().getByText('10', { exact: true })).toBeVisible();
  });
});

describe('staff helps a user who lost the device', () => {
  it('staff who helps a user with a lost device disables the second factor after a confirmation', async () => {
    const { backend } = await openApp({
      path: '/user/user-player',
      role: 'admin',
      before: async (opened) => void (await bringAbout(opened, 'codeOn')),
    });
    const button = page.getByRole('button', { name: 'Nonaktifkan verifikasi dua langkah' });
    await button.click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: 'Nonaktifkan verifikasi dua langkah' }).click();
    await expect
      .element(page.getByText('Verifikasi dua langkah player dinonaktifkan'))
      .toBeVisible();
    expect(isOn(backend, 'user-player')).toBe(false);
    await expect.element(button).not.toBeInTheDocument();
  });
});
