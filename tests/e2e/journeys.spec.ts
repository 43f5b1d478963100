import type {
  Audit,
  EarningTotals,
  Transaction,
  TransactionDetail,
  User,
} from '@lobi/core/contract';
import type { Page } from '@playwright/test';
import { apiSession, type ApiSession } from './api-session.ts';
import { openFight } from './fights.ts';
import { press } from './keyboard.ts';
import { otherPicture, picture } from '../pictures.ts';
import { expect, test } from './platform-fixture.ts';
import { balanceIn, subscribed, place, signIn, showsBalances } from './screens.ts';

interface List<Row> {
  readonly data: readonly Row[];
}

const self = (session: ApiSession) => session.get<User>('/api/auth/check');

async function ledgerIsSound(origin: string): Promise<void> {
  const admin = await apiSession(origin, 'admin');
  const { data } = await admin.post<{ data: Audit }>('/api/admin/audit');
  expect(data.checks.filter(({ faults }) => faults > 0)).toEqual([]);
}

/** Starts a deposit on the player's screen; returns its exact amount. */
async function startDeposit(
  page: Page,
  session: ApiSession,
  amount: string,
  channel: RegExp,
): Promise<bigint> {
  await page.goto('/player/wallet/deposit');
  await page.getByLabel('Jumlah', { exact: true }).fill(amount);
  await page.getByRole('button', { name: 'Lanjut' }).click();
  await page.getByRole('radio', { name: channel }).click();
  await page.getByRole('button', { name: 'Lihat cara membayar' }).click();
  await expect(page.getByText('Transfer tepat')).toBeVisible();
  await expect(page).toHaveURL(/transaction=/);
  const id = new URL(page.url()).searchParams.get('transaction');
  const { data } = await session.get<{ data: TransactionDetail }>(`/api/transaction/${id}`);
  return BigInt(data.payment?.exact ?? 0);
}

/** Finds a request in the queue and approves it by keyboard alone. */
async function approveByKeyboard(page: Page, username: string): Promise<void> {
  await page.goto(`/admin/transaction?search=${username}`);
  await press(page, page.getByRole('button', { name: new RegExp(username) }).first());
  await expect(page.getByRole('button', { name: /^Setujui/ }).first()).toBeVisible();
  // The first press opens the confirmation, the second sends. A phone's sheet has no shortcuts.
  const hasKeys = (page.viewportSize()?.width ?? 0) > 960;
  const approve = () =>
    hasKeys
      ? page.keyboard.press('a')
      : press(page, page.getByRole('button', { name: /^Setujui/ }).first());
  await approve();
  await expect(page.getByText('Setujui permintaan ini?').first()).toBeVisible();
  await approve();
  await expect(page.getByText(/^Disetujui: /).first()).toBeAttached();
}

// id: journey-referral-withdrawal
test('a registration by referral leads to a paid withdrawal', async ({
  visit,
  platform,
  isMobile,
}) => {
  const username = `laras${isMobile ? 'p' : 'd'}`;
  const agent = await apiSession(platform.origin, 'agent');
  const { id: agentId } = await self(agent);
  const { data: agentDetail } = await agent.get<{ data: { referralCode: string } }>(
    `/api/user/${agentId}`,
  );
  const newcomer = await visit({ path: `/register?referral=${agentDetail.referralCode}` });
  const { page } = newcomer;

  // id: referral-sign-up
  await test.step('a guest signs up below the agent and waits for activation', async () => {
    await page.getByLabel('Nama pengguna').fill(username);
    await page.getByLabel('Kata sandi', { exact: true }).fill('lobi-demo');
    await page.getByLabel(/Ulangi|Konfirmasi/).fill('lobi-demo');
    await page.getByRole('main').getByRole('button', { name: 'Buat akun' }).click();
    await expect(page).not.toHaveURL(/register/);
    await expect(page.getByText('Tetapkan batas sebelum mulai')).toHaveCount(0);
    await page.goto('/player/wallet/deposit');
    await expect(page.getByText('Deposit tidak tersedia')).toBeVisible();
  });

  await test.step('the agent activates the account from the dashboard', async () => {
    const agent = await visit({ path: `/user?search=${username}`, as: 'agent' });
    await agent.page
      .getByRole('button', { name: new RegExp(`Aktifkan.*${username}|Aktifkan`) })
      .first()
      .click();
    const activation = agent.page.getByRole('alertdialog');
    await activation.getByRole('checkbox', { name: /Identitas dan usia/ }).check();
    await activation.getByRole('button', { name: 'Aktifkan' }).click();
    await expect(agent.page.getByText(`Akun ${username} sudah aktif.`).first()).toBeAttached();
    await agent.context.close();
  });

  const back = await visit({ path: '/game', as: 'admin' });
  let exact = 0n;
  await test.step('limits are offered before the first deposit', async () => {
    await page.goto('/player/wallet/deposit');
    const limit = page.getByRole('form', { name: 'Batas deposit' });
    await limit.getByRole('textbox', { name: 'Batas baru' }).fill('5000000');
    await limit.getByRole('button', { name: 'Simpan batas' }).click();
    await page.getByRole('button', { name: 'Lanjutkan' }).click();
    await expect(page.getByLabel('Jumlah', { exact: true })).toBeVisible();
  });

  await test.step('the player deposits the exact amount with a proof', async () => {
    exact = await startDeposit(page, await apiSession(platform.origin, username), '200000', /BCA/);
    expect(exact).toBeGreaterThan(200_000n);
    expect(exact).toBeLessThan(201_000n);
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'bukti.png', mimeType: 'image/png', buffer: picture });
    // A chosen picture is previewed first, and can be replaced.
    await expect(page.getByRole('img', { name: 'Bukti transfer yang dipilih' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Saya sudah bayar' })).toBeVisible();
    await page.getByRole('button', { name: 'Pilih gambar lain' }).click();
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'lain.png', mimeType: 'image/png', buffer: otherPicture });
    await page.getByRole('button', { name: 'Kirim bukti ini' }).click();
    // A player who sends a proof reports the payment.
    await expect(page.getByRole('button', { name: 'Saya sudah bayar' })).toHaveCount(0);
  });

  await test.step('an admin completes the deposit, and the balance is updated without a reload', async () => {
    await approveByKeyboard(back.page, username);
    await expect.poll(() => balanceIn(page)).toBe(exact);
    await expect(page.getByText('Uang sudah masuk ke saldo Anda').first()).toBeVisible();
  });

  await test.step('the player bets and wins', async () => {
    const declarator = await apiSession(platform.origin, 'declare');
    const other = await apiSession(platform.origin, 'player2');
    const { game, round } = await openFight(declarator);
    await other.post(`/api/round/${round.id}/bet`, { selection: 'wala', amount: '50000' });
    await page.goto(`/game/${game.id}`);
    await place(page, 'Meron', '50000');
    await declarator.post(`/api/round/${round.id}/close`);
    await declarator.post(`/api/round/${round.id}/declare`, { result: 'meron' });
    // Both sides hold 50,000; the commission is six per cent.
    await expect.poll(() => balanceIn(page)).toBe(exact - 50_000n + 94_000n);
  });

  const won = exact + 44_000n;
  await test.step('a withdrawal holds its amount until it is decided', async () => {
    await page.goto('/player/wallet/withdraw');
    await page.getByLabel('Jumlah', { exact: true }).fill('100000');
    await page.getByRole('button', { name: 'Lanjut' }).click();
    await page.getByRole('radio', { name: /bank/i }).first().click();
    await page.getByRole('combobox', { name: 'Bank' }).click();
    await page.getByRole('option', { name: /BCA/ }).click();
    await page.getByLabel(/Nomor rekening/).fill('1234567890');
    await page.getByLabel(/Nama pemilik/).fill('Wulan Sari');
    await page.getByRole('button', { name: 'Lanjut' }).click();
    await page.getByRole('button', { name: /^Tarik/ }).click();
    await expect(page.getByText(/ditahan untuk penarikan ini/).first()).toBeVisible();
    const { data: queue } = await (
      await apiSession(platform.origin, 'admin')
    ).get<List<Transaction>>(`/api/transaction?search=${username}&type=withdraw`);
    expect(queue[0]).toMatchObject({ status: 'pending', amount: '100000' });
  });

  await test.step('an admin completes the withdrawal; the hold becomes the payment', async () => {
    await approveByKeyboard(back.page, username);
    await expect(page.getByText('Uang sudah dikirim').first()).toBeVisible();
    await expect.poll(() => balanceIn(page)).toBe(won - 100_000n);
  });
  await ledgerIsSound(platform.origin);
});

// id: journey-rejected-withdrawal
test('a rejected withdrawal returns the money and shows the reason', async ({
  visit,
  platform,
}) => {
  const session = await apiSession(platform.origin, 'dewi');
  const { wallet } = await self(session);
  const { data: channels } = await session.get<List<{ id: string; name: string }>>(
    '/api/channel?direction=out',
  );
  await session.post(`/api/wallet/${wallet.id}/transaction`, {
    type: 'withdraw',
    amount: '150000',
    channelId: channels[0]?.id,
    institution: 'BCA',
    account: '9876543210',
    holder: 'Dewi',
  });
  expect((await self(session)).wallet.held).not.toBe('0');

  const { page } = await visit({ path: '/player/wallet/withdraw', as: 'dewi' });
  await expect(page.getByText(/ditahan untuk penarikan ini/).first()).toBeVisible();

  const back = await visit({ path: '/admin/transaction?search=dewi&type=withdraw', as: 'admin' });
  await back.page.getByRole('button', { name: /dewi/ }).first().click();
  await back.page
    .getByRole('button', { name: /^Tolak/ })
    .first()
    .click();
  await back.page.getByRole('button', { name: /^Nama pemilik rekening berbeda/ }).click();
  await back.page.getByLabel(/^Catatan internal/).fill('Rekening penampung?');
  await back.page
    .getByRole('button', { name: /^Tolak/ })
    .last()
    .click();
  await expect(back.page.getByText(/^Ditolak: /).first()).toBeAttached();

  await expect(page.getByText(/Nama pemilik rekening berbeda/).first()).toBeVisible();
  await expect(page.getByText(/Rekening penampung/)).toHaveCount(0);
  const after = (await self(session)).wallet;
  expect(after.balance).toBe(wallet.balance);
  expect(after.held).toBe(wallet.held);
  await ledgerIsSound(platform.origin);
});

// id: journey-cash-out
test('an agent cashes out a member’s wallet after the owner confirms', async ({
  visit,
  platform,
}) => {
  const player = await apiSession(platform.origin, 'player2');
  const agent = await apiSession(platform.origin, 'agent');
  const [{ wallet: from }, { wallet: to }] = [await self(player), await self(agent)];
  const agentVisit = await visit({
    path: `/wallet/${from.id}/transaction/create?type=cash-out`,
    as: 'agent',
  });
  await agentVisit.page.getByLabel('Jumlah', { exact: true }).fill('75000');
  await agentVisit.page.getByRole('main').getByRole('button', { name: 'Lanjut' }).click();
  await agentVisit.page.getByRole('button', { name: 'Ajukan Rp 75.000' }).click();
  await expect(agentVisit.page.getByText(/Menunggu konfirmasi player2/).first()).toBeVisible();

  const { data: open } = await player.get<List<Transaction>>(
    `/api/wallet/${from.id}/transaction?type=cash-out&status=pending`,
  );
  const { page } = await visit({ path: `/player/transaction/${open[0]?.id}`, as: 'player2' });
  await page.getByRole('button', { name: 'Konfirmasi' }).click();
  await expect(page.getByText('Uang sudah dikirim').first()).toBeVisible();

  await expect(agentVisit.page.getByRole('heading', { name: 'Tarik saldo selesai' })).toBeVisible();
  const [senderBalance, receiverBalance] = [BigInt(from.balance), BigInt(to.balance)];
  await showsBalances(agentVisit.page, 'player2', [senderBalance, senderBalance - 75_000n]);
  await showsBalances(agentVisit.page, 'Anda', [receiverBalance, receiverBalance + 75_000n]);
  const [{ wallet: after }, { wallet: float }] = [await self(player), await self(agent)];
  expect(BigInt(after.balance)).toBe(senderBalance - 75_000n);
  expect(BigInt(float.balance)).toBe(receiverBalance + 75_000n);
  await ledgerIsSound(platform.origin);
});

// id: journey-claim-earnings
test('an agent claims earnings from stakes of the downline', async ({ visit, platform }) => {
  const agent = await apiSession(platform.origin, 'agent');
  const { wallet } = await self(agent);
  const { data: totals } = await agent.get<{ data: EarningTotals }>(
    `/api/wallet/${wallet.id}/earning/total`,
  );
  const sum = BigInt(totals.claimable);
  expect(sum).toBeGreaterThan(0n);
  const { page } = await visit({ path: `/wallet/${wallet.id}/earning`, as: 'agent' });
  await page.getByRole('button', { name: /^Klaim Rp/ }).click();
  await expect.poll(() => balanceIn(page)).toBe(BigInt(wallet.balance) + sum);
  await expect(page.getByText('Belum ada yang dapat diklaim.')).toBeVisible();
  await ledgerIsSound(platform.origin);
});

// id: journey-blocked-user
test('a blocked user is signed out of every open tab, with the reason and the contact', async ({
  visit,
  platform,
  isMobile,
}) => {
  const username = isMobile ? 'wayan' : 'intan';
  const first = await visit({ path: '/login' });
  await signIn(first.page, username);
  const second = await first.context.newPage();
  const third = await first.context.newPage();
  // Events that the first tab receives from now on must reach the page that is opened next.
  await first.page.goto('about:blank');
  const allSubscribed = [first.page, second, third].map(subscribed);
  await first.page.goto('/player/dashboard');
  await second.goto('/player/wallet/withdraw');
  await third.goto('/game');
  await Promise.all(allSubscribed);

  const admin = await apiSession(platform.origin, 'admin');
  const { data: found } = await admin.get<List<{ id: string }>>(`/api/user?search=${username}`);
  const userId = found[0]?.id ?? '';
  const { data: detail } = await admin.get<{ data: { version: number } }>(`/api/user/${userId}`);
  await admin.post(`/api/user/${userId}/status`, {
    status: 'blocked',
    reason: 'Akun dipinjamkan kepada orang lain',
    version: detail.version,
  });
  // tests/realtime measures, without other load, that it takes less than a second.
  for (const tab of [first.page, second]) {
    await expect(tab).toHaveURL(/\/login$/);
    await expect(tab.getByText(/Rp/)).toHaveCount(0);
    await expect(tab.getByText(wasBlocked)).toBeVisible();
  }
  // The lobby is public: the user stays, as a guest, and sees the reason.
  await expect(third.getByRole('alert').getByText(wasBlocked)).toBeVisible();
  await expect(third.getByRole('banner')).not.toContainText('Rp');
  await expect(third).toHaveURL(/\/game$/);

  // A user who signs in again sees the reason again.
  await first.page.goto('/login');
  await first.page.getByLabel('Nama pengguna').fill(username);
  await first.page.getByLabel('Kata sandi', { exact: true }).fill('lobi-demo');
  await first.page.getByRole('main').getByRole('button', { name: 'Masuk', exact: true }).click();
  await expect(first.page.getByText(wasBlocked)).toBeVisible();
});

/** In Indonesian; the other languages have a text under the same key. */
const wasBlocked =
  'Akun ini telah diblokir. Hubungi agen Anda atau layanan pelanggan untuk mengetahui alasannya.';

test('an admin edits a channel, and the next deposit follows it', async ({ visit, platform }) => {
  const admin = await apiSession(platform.origin, 'admin');
  const { data: channels } =
    await admin.get<List<{ id: string; name: string }>>('/api/admin/channel');
  const channel = channels.find(({ name }) => name === 'Bank Mandiri');
  const back = await visit({ path: `/admin/channel/${channel?.id}/edit`, as: 'admin' });
  await back.page
    .getByLabel(/Jumlah minimum/)
    .first()
    .fill('300000');
  await back.page.getByRole('button', { name: /^Simpan/ }).click();
  await expect(back.page).toHaveURL(/\/admin\/channel$/);

  const { page } = await visit({ path: '/player/wallet/deposit', as: 'sari' });
  await page.getByLabel('Jumlah', { exact: true }).fill('200000');
  await page.getByRole('button', { name: 'Lanjut' }).click();
  const choice = page.getByRole('radio', { name: /Mandiri/ });
  await expect(choice).toBeDisabled();
  await expect(page.getByText('Minimal Rp 300.000 di kanal ini').first()).toBeVisible();
});

test('a proof of payment replaced by its owner is replaced for the reviewer', async ({
  visit,
  platform,
}) => {
  const session = await apiSession(platform.origin, 'player2');
  const { wallet } = await self(session);
  const { data: channels } = await session.get<List<{ id: string; name: string }>>(
    '/api/channel?direction=in',
  );
  const channel = channels.find(({ name }) => name === 'Bank BCA');
  const { data: deposit } = await session.post<{ data: Transaction }>(
    `/api/wallet/${wallet.id}/transaction`,
    { type: 'deposit', amount: '150000', channelId: channel?.id },
  );
  const send = (bytes: Buffer) =>
    session.put(`/api/transaction/${deposit.id}/proof`, {
      type: 'image/png',
      data: bytes.toString('base64'),
    });
  await send(picture);

  const { page } = await visit({ path: `/admin/transaction/${deposit.id}`, as: 'admin' });
  const shown = page.locator('[data-part="proof"] img').first();
  await expect(shown).toHaveAttribute('src', /^data:image\/png;base64,/);
  const first = (await shown.getAttribute('src')) ?? '';
  await send(otherPicture);
  await expect(shown).not.toHaveAttribute('src', first);
  await expect(shown).toHaveAttribute('src', /^data:image\/png;base64,/);
});
