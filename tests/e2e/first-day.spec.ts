import { test as base, type Browser, type Locator, type Page } from '@playwright/test';
import { codeOf } from '@lobi/core/conformance';
import { startEmptyPlatform, type EmptyPlatform } from './empty-platform.ts';
import { expect, storageOf } from './platform-fixture.ts';
import { balanceIn, place, signIn } from './screens.ts';

const password = 'tujuh bangau kelabu';
const reason = 'Hari pertama';

const test = base.extend<object, { readonly empty: EmptyPlatform }>({
  empty: [
    async ({}, use) => {
      await using platform = await startEmptyPlatform();
      await use(platform);
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

/** A page of a new visitor, at an address of the platform. */
async function open(browser: Browser, origin: string, path: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin,
    storageState: storageOf(origin, undefined),
  });
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

/** Signs staff in for the first time: no call is allowed before the second factor is set up. */
async function signInStaff(browser: Browser, origin: string, username: string): Promise<Page> {
  const page = await open(browser, origin, '/login');
  await signIn(page, username, password);
  await page.getByRole('button', { name: 'Aktifkan' }).click();
  await page
    .getByRole('main')
    .getByLabel(/^Kata sandi$/i)
    .fill(password);
  await page.getByRole('button', { name: 'Lanjut' }).click();
  const secret = (await page.locator('code').innerText()).replace(/\s/g, '');
  await page.getByRole('textbox', { name: 'Kode 6 angka', exact: true }).click();
  await page.keyboard.type(codeOf(secret));
  await page.getByRole('checkbox', { name: /sudah menyimpannya/ }).check();
  await page.getByRole('button', { name: 'Selesai' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Dasbor/);
  return page;
}

async function fillNewUser(page: Page, role: string, username: string): Promise<void> {
  await page.goto(`/user/create?role=${role}`);
  await page.getByLabel('Nama pengguna').fill(username);
  await page.getByLabel('Kata sandi', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Buat pengguna' }).click();
}

/** Fills in the reason of a change for two people, and the reason code for its owner. */
async function submitReason(page: Page, dialog: Locator, publicReason?: string): Promise<void> {
  if (publicReason !== undefined) await choose(page, /^Alasan untuk pengguna/, publicReason);
  const note = publicReason === undefined ? 'Alasan' : 'Catatan internal';
  await dialog.getByRole('textbox', { name: note }).fill(reason);
  await dialog.getByRole('button', { name: /^(Ajukan|Terbitkan)$/ }).click();
  await expect(page.getByText(/Diajukan. Menunggu orang kedua/).first()).toBeAttached();
}

/** Approves on the dashboard what another user has requested. */
async function approve(page: Page, about: string): Promise<void> {
  await page.goto('/admin/dashboard');
  await page.getByRole('button', { name: `Lihat, ${about}` }).click();
  await page.getByRole('button', { name: 'Setujui', exact: true }).click();
  await expect(page.getByText(`${about}: Disetujui dan dijalankan`).first()).toBeAttached();
}

/** Activates a waiting user on the user's page, after the check of identity and age. */
async function activate(page: Page, username: string): Promise<void> {
  await page.goto(`/user?search=${username}`);
  await page.getByRole('link', { name: username, exact: true }).click();
  await page.getByRole('button', { name: 'Ubah status' }).click();
  const dialog = page.getByRole('dialog', { name: /^Ubah status/ });
  await dialog.getByRole('radio', { name: /^Aktif/ }).click();
  await dialog.getByRole('checkbox', { name: /Identitas dan usia/ }).check();
  await dialog.getByRole('textbox', { name: 'Catatan internal' }).fill(reason);
  await dialog.getByRole('button', { name: /^Ubah ke/ }).click();
  await expect(dialog).toHaveCount(0);
}

async function choose(page: Page, field: RegExp, choice: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: choice, exact: true }).click();
}

test('an operator sets up an empty platform from the first superadmin to the first bet', async ({
  browser,
  empty,
}) => {
  const { origin } = empty.server;

  // Actions on money or rights require two people.
  await empty.runScript(['create-superadmin', '--', '--username', 'root'], `${password}\n`);
  const more = ['create-superadmin', '--', '--username', 'kedua', '--additional'];
  await empty.runScript(more, `${password}\n`);
  const root = await signInStaff(browser, origin, 'root');
  const second = await signInStaff(browser, origin, 'kedua');

  const admin = await test.step('two superadmins make an admin', async () => {
    await fillNewUser(root, 'admin', 'kantor');
    await submitReason(root, root.getByRole('dialog', { name: 'Ini memerlukan orang kedua' }));
    await approve(second, 'kantor');
    await activate(root, 'kantor');
    return signInStaff(browser, origin, 'kantor');
  });

  const agent = await test.step('the admin makes an agent', async () => {
    await fillNewUser(admin, 'agent', 'agen-satu');
    await expect(admin.getByRole('heading', { level: 1 })).toHaveText('agen-satu');
    await activate(admin, 'agen-satu');
    return signInStaff(browser, origin, 'agen-satu');
  });

  const player =
    await test.step('a player registers by the code of the agent, who activates', async () => {
      await agent.goto('/agent/dashboard');
      const link = await agent
        .getByText(/register\?referral=/)
        .first()
        .innerText();
      const page = await open(browser, origin, link.slice(link.indexOf('/register')));
      await page.getByLabel('Nama pengguna').fill('sekar');
      await page.getByLabel('Kata sandi', { exact: true }).fill(password);
      await page.getByLabel(/Ulangi|Konfirmasi/).fill(password);
      await page.getByRole('main').getByRole('button', { name: 'Buat akun' }).click();
      await expect(page).not.toHaveURL(/register/);
      await page.goto('/player/wallet/deposit');
      await expect(page.getByText('Deposit tidak tersedia')).toBeVisible();
      await activate(agent, 'sekar');
      return page;
    });

  await test.step('two superadmins issue float to the agent', async () => {
    await root.goto('/user?search=agen-satu');
    await root.getByRole('link', { name: 'agen-satu', exact: true }).click();
    await root.getByRole('button', { name: 'Terbitkan atau tarik dana' }).click();
    const dialog = root.getByRole('dialog', { name: /^Dana agen-satu/ });
    await dialog.getByRole('textbox', { name: 'Jumlah' }).fill('1.000.000');
    await submitReason(root, dialog, 'Sesuai permintaan Anda.');
    await approve(second, 'agen-satu');
    await expect.poll(() => balanceIn(agent)).toBe(1_000_000n);
  });

  await test.step('an admin and a superadmin open a payment channel', async () => {
    await admin.goto('/admin/channel/create');
    await admin.getByLabel('Nama kanal').fill('Bank Nusantara');
    await choose(admin, /^Jenis/, 'Transfer bank');
    await choose(admin, /^Gateway/, 'Manual');
    await choose(admin, /^Arah/, 'Deposit');
    await admin.getByLabel('Jumlah minimum').fill('10.000');
    await admin.getByLabel('Jumlah maksimum').fill('10.000.000');
    const target = admin.getByRole('group', { name: 'Rekening tujuan deposit' });
    await target.getByLabel('Nomor').fill('1234567890');
    await target.getByLabel('Atas nama').fill('PT Lentera');
    await admin.getByRole('textbox', { name: 'Waktu proses biasanya' }).fill('10');
    await admin.getByRole('switch', { name: 'Aktifkan kanal' }).click();
    await admin.getByRole('button', { name: 'Simpan' }).click();
    await submitReason(admin, admin.getByRole('dialog', { name: 'Ini memerlukan orang kedua' }));
    await approve(root, 'Bank Nusantara');
  });

  const paid = await test.step('the player deposits, and the admin approves', async () => {
    await player.goto('/player/wallet/deposit');
    const limit = player.getByRole('form', { name: 'Batas deposit' });
    await limit.getByRole('textbox', { name: 'Batas baru' }).fill('5000000');
    await limit.getByRole('button', { name: 'Simpan batas' }).click();
    await player.getByRole('button', { name: 'Lanjutkan' }).click();
    await player.getByLabel('Jumlah', { exact: true }).fill('500000');
    await player.getByRole('button', { name: 'Lanjut' }).click();
    await player.getByRole('radio', { name: /Bank Nusantara/ }).click();
    await player.getByRole('button', { name: 'Lihat cara membayar' }).click();
    await expect(player.getByText('Transfer tepat')).toBeVisible();

    await admin.goto('/admin/transaction?search=sekar');
    await admin.getByRole('button', { name: /sekar/ }).first().click();
    const complete = admin.getByRole('button', { name: /^Setujui/ }).first();
    await complete.click();
    await expect(admin.getByText('Setujui permintaan ini?').first()).toBeVisible();
    await complete.click();
    await expect.poll(() => balanceIn(player)).toBeGreaterThan(500_000n);
    const balance = await balanceIn(player);
    // The last three digits identify the transfer, and are credited as well.
    expect(balance).toBeLessThan(501_000n);
    return balance ?? 0n;
  });

  await test.step('the admin opens an arena and a fight, and the player bets', async () => {
    await admin.goto('/game/create');
    await admin.getByRole('button', { name: 'Arena baru' }).first().click();
    const form = admin.getByRole('dialog', { name: 'Arena baru' });
    await form.getByRole('textbox', { name: 'Nama' }).fill('Arena Pertama');
    await form.getByRole('button', { name: 'Buat arena' }).click();
    await expect(form).toHaveCount(0);
    await player.goto('/game?category=cockfight');
    await player
      .getByRole('link', { name: /Arena Pertama/ })
      .first()
      .click();
    await expect(player.getByRole('heading', { level: 1 })).toContainText('Arena Pertama');
    await admin.goto(new URL(player.url()).pathname);
    await admin
      .getByRole('button', { name: /Laga baru/ })
      .first()
      .click();
    await admin
      .getByRole('button', { name: /Buka taruhan/ })
      .first()
      .click();
    await expect(player.getByText('Taruhan dibuka').first()).toBeVisible();
    await place(player, 'Meron', '100.000');
    await expect.poll(() => balanceIn(player)).toBe(paid - 100_000n);
  });
});
