import { addBuiltInGames } from '@lobi/core/testing';
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
  const own = form('Batas deposit');
  await own.getByRole('textbox', { name: 'Batas baru' }).fill('500000');
  await own.getByRole('button', { name: 'Simpan batas' }).click();
}

describe('before the first deposit', () => {
  // id: limits-offered-by-kind
  it('limits of deposits, losses and time are offered before the first deposit, with nothing prefilled', async () => {
    await show(deposit, { empty: true });
    await expect.element(title()).toBeVisible();
    for (const name of ['Batas deposit', 'Batas kerugian', 'Batas waktu bermain']) {
      await expect.element(form(name).getByRole('textbox')).toHaveValue('');
    }
    await expect.element(amount()).not.toBeInTheDocument();
  });

  it('"later" continues to the deposit without a limit', async () => {
    const world = await show(deposit, { empty: true });
    await expect.element(title()).toBeVisible();
    await page.getByRole('button', { name: 'Nanti' }).click();
    await expect.element(amount()).toBeVisible();
    expect(world.limits).toEqual([]);
  });

  it('the limits step stays open after one limit was set', async () => {
    const world = await show(deposit, { empty: true });
    await expect.element(title()).toBeVisible();
    await limitDeposits();
    const goOn = page.getByRole('button', { name: 'Lanjutkan' });
    await expect.element(goOn).toBeEnabled();
    expect(world.limits).toMatchObject([{ kind: 'deposit', period: '24h', amount: '500000' }]);
    await goOn.click();
    await expect.element(amount()).toBeVisible();
  });

  it('a player who has deposited before is offered no limits', async () => {
    await show(deposit, { before: ({ world }) => void (world.limits.length = 0) });
    await expect.element(amount()).toBeVisible();
    await expect.element(title()).not.toBeInTheDocument();
  });
});

describe('if the jurisdiction requires a limit', () => {
  // id: limits-offered-without-later
  it('a required limit has no "later", and is not met by a time limit', async () => {
    await show(deposit, { situation: 'demanding' });
    await expect.element(title()).toBeVisible();
    const goOn = page.getByRole('button', { name: 'Lanjutkan' });
    await expect.element(page.getByRole('button', { name: 'Nanti' })).not.toBeInTheDocument();
    await expect.element(goOn).toBeDisabled();

    const time = form('Batas waktu bermain');
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

describe('after a registration', () => {
  const offer = () => page.getByText('Ingin menetapkan batas?');

  async function register(setup: Partial<AppSetup> = {}): Promise<void> {
    await show('/register', { role: 'guest', ...setup });
    await expect.element(page.getByLabelText('Nama pengguna')).toBeVisible();
    await page.getByLabelText('Nama pengguna').fill('wulan');
    await page.getByLabelText('Kata sandi', { exact: true }).fill('lampion-malam-7');
    await page.getByLabelText(/Ulangi|Konfirmasi/).fill('lampion-malam-7');
    await page.getByRole('main').getByRole('button', { name: 'Buat akun' }).click();
  }

  // id: limits-offered-after-lobby
  it('the lobby opens after a registration, and limits are offered once when the first game is left', async () => {
    await register({ before: ({ world }) => void addBuiltInGames(world, ['dice']) });
    await expect.element(page.getByRole('searchbox').first()).toBeVisible();
    await expect.element(title()).not.toBeInTheDocument();
    const openDice = async (): Promise<void> => {
      await page.getByRole('searchbox').first().fill('dadu');
      await page
        .getByRole('link', { name: /^Dadu Seratus/ })
        .first()
        .click();
      await page.getByRole('button', { name: 'Saya mengerti' }).click();
      await page.getByRole('link', { name: 'Lobi' }).first().click();
    };
    await openDice();
    await expect.element(offer()).toBeVisible();
    await page.getByRole('button', { name: 'Tetapkan batas' }).click();
    await expect.element(title()).toBeVisible();
    await page.getByRole('button', { name: 'Nanti' }).click();
    await expect.element(page.getByRole('searchbox').first()).toBeVisible();
    expect(localStorage.getItem('lobi.limits.offer')).toBeNull();
  });

  it('limits are shown first after a registration if the jurisdiction requires one', async () => {
    await register({ situation: 'demanding' });
    await expect.element(title()).toBeVisible();
  });
});
