import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openApp, type AppSetup } from '../testing/open-app.tsx';

const deposit = '/player/wallet/deposit?new=1';
const title = () => page.getByRole('heading', { name: 'Tetapkan batas sebelum mulai' });
const amount = () => page.getByRole('textbox', { name: 'Jumlah' });
const form = (name: string) => page.getByRole('form', { name });

async function show(path: string, setup: Partial<AppSetup> = {}) {
  const { backend } = await openApp({ path, size: [360, 740], ...setup });
  return backend.world;
}

async function limitDeposits(): Promise<void> {
  const own = form('Batas Deposit');
  await own.getByRole('textbox', { name: 'Batas baru' }).fill('500000');
  await own.getByRole('button', { name: 'Simpan batas' }).click();
}

describe('before the first deposit', { timeout: 30_000 }, () => {
  it('limits of deposits, losses and time are offered, with nothing filled in', async () => {
    await show(deposit, { empty: true });
    await expect.element(title()).toBeVisible();
    for (const name of ['Batas Deposit', 'Batas Kerugian', 'Batas Waktu Bermain']) {
      await expect.element(form(name).getByRole('textbox')).toHaveValue('');
    }
    await expect.element(amount()).not.toBeInTheDocument();
  });

  it('"later" leads on without a limit', async () => {
    const world = await show(deposit, { empty: true });
    await expect.element(title()).toBeVisible();
    await page.getByRole('button', { name: 'Nanti' }).click();
    await expect.element(amount()).toBeVisible();
    expect(world.limits).toEqual([]);
  });

  it('the step stays after a limit was set, for the others', async () => {
    const world = await show(deposit, { empty: true });
    await expect.element(title()).toBeVisible();
    await limitDeposits();
    const goOn = page.getByRole('button', { name: 'Lanjutkan' });
    await expect.element(goOn).toBeEnabled();
    expect(world.limits).toMatchObject([{ kind: 'deposit', period: '24h', amount: '500000' }]);
    await goOn.click();
    await expect.element(amount()).toBeVisible();
  });

  it('nothing is asked of who has deposited before', async () => {
    await show(deposit, { before: ({ world }) => void (world.limits.length = 0) });
    await expect.element(amount()).toBeVisible();
    await expect.element(title()).not.toBeInTheDocument();
  });
});

describe('where the place demands a limit', { timeout: 30_000 }, () => {
  it('there is no "later", and a limit of time is not enough', async () => {
    await show(deposit, { situation: 'demanding' });
    await expect.element(title()).toBeVisible();
    const goOn = page.getByRole('button', { name: 'Lanjutkan' });
    await expect.element(page.getByRole('button', { name: 'Nanti' })).not.toBeInTheDocument();
    await expect.element(goOn).toBeDisabled();

    const time = form('Batas Waktu Bermain');
    await time.getByRole('textbox').fill('90');
    await time.getByRole('button', { name: 'Simpan batas' }).click();
    await expect.element(page.getByText('Perubahan batas disimpan.').first()).toBeVisible();
    await expect.element(goOn).toBeDisabled();

    await limitDeposits();
    await expect.element(goOn).toBeEnabled();
    await goOn.click();
    await expect.element(amount()).toBeVisible();
  });
});

describe('after a registration', { timeout: 30_000 }, () => {
  it('limits are offered once, and "later" leads to the lobby', async () => {
    await show('/register', { role: 'guest' });
    await expect.element(page.getByLabelText('Nama Pengguna')).toBeVisible();
    await page.getByLabelText('Nama Pengguna').fill('wulan');
    await page.getByLabelText('Kata Sandi', { exact: true }).fill('lampion-malam-7');
    await page.getByLabelText(/Ulangi|Konfirmasi/).fill('lampion-malam-7');
    await page.getByRole('main').getByRole('button', { name: 'Buat akun' }).click();
    await expect.element(title()).toBeVisible();
    await page.getByRole('button', { name: 'Nanti' }).click();
    await expect.element(page.getByRole('searchbox').first()).toBeVisible();
    await expect.element(title()).not.toBeInTheDocument();
  });
});
