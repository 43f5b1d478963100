import type {
  AdminChannel,
  Bet,
  EarningTotals,
  Transaction,
  TransactionDetail,
  User,
  UserDetail,
} from '@lobi/core/contract';
import { apiSession } from './api-session.ts';
import { openFight } from './fights.ts';
import { focusOn, press, typeInto } from './keyboard.ts';
import { expect, test } from './platform-fixture.ts';
import { picture } from '../pictures.ts';
import { clearRequests } from './requests.ts';
import { showsBalances } from './screens.ts';

interface List<Row> {
  readonly data: readonly Row[];
}

const self = async (origin: string, username: string) => {
  const session = await apiSession(origin, username);
  return { session, user: await session.get<User>('/api/auth/check') };
};

// No test uses the mouse here: only keys of a keyboard.
test.describe('by keyboard alone', () => {
  test.skip(({ isMobile }) => isMobile, 'a phone has no keyboard');

  test('a user signs in by keyboard alone', async ({ visit }) => {
    const { page } = await visit({ path: '/game' });
    await press(page, page.getByRole('link', { name: 'Masuk', exact: true }).first());
    await typeInto(page, page.getByLabel('Nama pengguna'), 'player');
    await typeInto(page, page.getByLabel('Kata sandi', { exact: true }), 'lobi-demo');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/game$/);
    await expect(page.getByRole('banner')).toContainText('Rp');
  });

  test('a guest registers by keyboard alone', async ({ visit, platform }) => {
    const { page } = await visit({ path: '/register' });
    await typeInto(page, page.getByLabel('Nama pengguna'), 'tuts');
    await typeInto(page, page.getByLabel('Kata sandi', { exact: true }), 'lobi-demo');
    await typeInto(page, page.getByLabel(/Ulangi|Konfirmasi/), 'lobi-demo');
    await press(page, page.getByRole('main').getByRole('button', { name: 'Buat akun' }));
    await expect(page).not.toHaveURL(/register/);
    expect((await self(platform.origin, 'tuts')).user.status).toBe('pending');
  });

  test('a player deposits with a proof by keyboard alone', async ({ visit, platform }) => {
    // A player who already has limits is not offered any before a first deposit.
    const { session, user } = await self(platform.origin, 'player2');
    const limit = { kind: 'session', period: 'month', amount: '40000' };
    await session.put(`/api/user/${user.id}/limit`, limit);
    await clearRequests(platform.origin, 'player2', 'deposit');
    const { page } = await visit({ path: '/player/wallet/deposit', as: 'player2' });
    await typeInto(page, page.getByLabel('Jumlah', { exact: true }), '200000');
    await press(page, page.getByRole('button', { name: 'Lanjut' }));
    await focusOn(page, page.getByRole('radio', { name: /BCA/ }));
    await page.keyboard.press(' ');
    await press(page, page.getByRole('button', { name: 'Lihat cara membayar' }));
    await expect(page.getByText('Transfer tepat')).toBeVisible();
    await expect(page).toHaveURL(/transaction=/);
    const id = new URL(page.url()).searchParams.get('transaction');
    const chooser = page.waitForEvent('filechooser');
    await press(page, page.getByRole('button', { name: /bukti/i }).first());
    await (await chooser).setFiles({ name: 'bukti.png', mimeType: 'image/png', buffer: picture });
    await press(page, page.getByRole('button', { name: 'Kirim bukti ini' }));
    await expect(page.getByText(/^Bukti transfer terkirim/).first()).toBeVisible();
    await expect
      .poll(async () => {
        const { data } = await session.get<{ data: { proof: unknown } }>(`/api/transaction/${id}`);
        return data.proof;
      })
      .not.toBeNull();
  });

  // id: keyboard-withdrawal
  test('a player withdraws by keyboard alone', async ({ visit, platform }) => {
    await clearRequests(platform.origin, 'player2', 'withdraw');
    const { page } = await visit({ path: '/player/wallet/withdraw', as: 'player2' });
    await typeInto(page, page.getByLabel('Jumlah', { exact: true }), '100000');
    await press(page, page.getByRole('button', { name: 'Lanjut' }));
    await focusOn(page, page.getByRole('radio', { name: /bank/i }).first());
    await page.keyboard.press(' ');
    await press(page, page.getByRole('combobox', { name: 'Bank' }));
    await page.keyboard.press('Enter');
    await typeInto(page, page.getByLabel(/Nomor rekening/), '1234567890');
    await typeInto(page, page.getByLabel(/Nama pemilik/), 'Wulan Sari');
    await press(page, page.getByRole('button', { name: 'Lanjut' }));
    await press(page, page.getByRole('button', { name: /^Tarik/ }));
    await expect(page.getByText(/ditahan untuk penarikan ini/).first()).toBeVisible();
    const { session, user } = await self(platform.origin, 'player2');
    const { data } = await session.get<List<Transaction>>(
      `/api/wallet/${user.wallet.id}/transaction?type=withdraw&status=pending`,
    );
    expect(data).toMatchObject([{ amount: '100000' }]);
  });

  test('a player bets by keyboard alone', async ({ visit, platform }) => {
    const declarator = await apiSession(platform.origin, 'declare');
    const { game, round } = await openFight(declarator);
    const { page } = await visit({ path: `/game/${game.id}`, as: 'player' });
    await press(page, page.getByRole('button', { name: /^Meron/ }));
    await typeInto(page, page.getByLabel('Nilai taruhan'), '10000');
    await press(page, page.getByRole('button', { name: /^Pasang .*Meron/ }));
    await expect(page.getByText(/^Taruhan diterima/)).toBeAttached();
    const { session, user } = await self(platform.origin, 'player');
    const { data } = await session.get<List<Bet>>(
      `/api/wallet/${user.wallet.id}/bet?roundId=${round.id}`,
    );
    expect(data).toMatchObject([{ amount: '10000' }]);
  });

  test('an agent cashes in to a player by keyboard alone', async ({ visit, platform }) => {
    const before = (await self(platform.origin, 'player')).user.wallet;
    const { page } = await visit({ path: '/user?role=player', as: 'agent' });
    await typeInto(page, page.getByRole('searchbox'), 'player');
    await press(page, page.getByRole('link', { name: 'player', exact: true }).first());
    await expect(page.getByRole('heading', { level: 1, name: 'player' })).toBeVisible();
    await press(page, page.getByRole('link', { name: 'Isi saldo' }).first());
    await typeInto(page, page.getByRole('textbox', { name: 'Jumlah' }), '25000');
    await press(page, page.getByRole('button', { name: 'Lanjut' }));
    await press(page, page.getByRole('button', { name: /^Kirim/ }));
    await expect(page.getByRole('heading', { name: 'Isi saldo selesai' })).toBeVisible();
    const after = (await self(platform.origin, 'player')).user.wallet;
    expect(BigInt(after.balance) - BigInt(before.balance)).toBe(25_000n);
  });

  // id: keyboard-cash-out
  test('an agent cashes out by keyboard alone, and the owner confirms', async ({
    visit,
    platform,
  }) => {
    const wallets = async () => {
      const sides = await Promise.all(
        ['player2', 'agent'].map((username) => self(platform.origin, username)),
      );
      return sides.map(({ user }) => BigInt(user.wallet.balance));
    };
    const [from = 0n, to = 0n] = await wallets();
    const agent = (await visit({ path: '/user?role=player', as: 'agent' })).page;
    await typeInto(agent, agent.getByRole('searchbox'), 'player2');
    await press(agent, agent.getByRole('link', { name: 'player2', exact: true }).first());
    await expect(agent.getByRole('heading', { level: 1, name: 'player2' })).toBeVisible();
    await press(agent, agent.getByRole('link', { name: 'Tarik saldo' }).first());
    await typeInto(agent, agent.getByRole('textbox', { name: 'Jumlah' }), '40000');
    await press(agent, agent.getByRole('button', { name: 'Lanjut' }));
    await press(agent, agent.getByRole('button', { name: 'Ajukan Rp 40.000' }));
    await expect(agent.getByText('Menunggu konfirmasi player2').first()).toBeVisible();
    expect(await wallets()).toEqual([from, to]);

    const owner = (await visit({ path: '/notification', as: 'player2' })).page;
    await press(owner, owner.getByRole('link', { name: /Konfirmasi diperlukan.* agent/ }).first());
    await press(owner, owner.getByRole('button', { name: 'Konfirmasi', exact: true }));
    await expect(owner.getByText('Uang sudah dikirim').first()).toBeVisible();

    // Both wallets, before and after, as their ledgers hold them.
    await expect(agent.getByRole('heading', { name: 'Tarik saldo selesai' })).toBeVisible();
    await showsBalances(agent, 'player2', [from, from - 40_000n]);
    await showsBalances(agent, 'Anda', [to, to + 40_000n]);
    expect(await wallets()).toEqual([from - 40_000n, to + 40_000n]);
  });

  // id: keyboard-activation
  test('an agent activates a user who registered by referral by keyboard alone', async ({
    visit,
    platform,
  }) => {
    const { session, user } = await self(platform.origin, 'agent');
    const { data } = await session.get<{ data: UserDetail }>(`/api/user/${user.id}`);
    const { page } = await visit({ path: `/register?referral=${data.referralCode}` });
    await typeInto(page, page.getByLabel('Nama pengguna'), 'laras');
    await typeInto(page, page.getByLabel('Kata sandi', { exact: true }), 'lobi-demo');
    await typeInto(page, page.getByLabel(/Ulangi|Konfirmasi/), 'lobi-demo');
    await press(page, page.getByRole('main').getByRole('button', { name: 'Buat akun' }));
    await expect(page).not.toHaveURL(/register/);

    const agent = (await visit({ path: '/user?status=pending', as: 'agent' })).page;
    const row = agent.getByRole('row', { name: /laras/ });
    await press(agent, row.getByRole('button', { name: /^Aktifkan/ }));
    const activation = agent.getByRole('alertdialog');
    await focusOn(agent, activation.getByRole('checkbox', { name: /Identitas dan usia/ }));
    await agent.keyboard.press('Space');
    await press(agent, activation.getByRole('button', { name: 'Aktifkan' }));
    await expect(agent.getByText('Akun laras sudah aktif.').first()).toBeAttached();
    expect((await self(platform.origin, 'laras')).user.status).toBe('activated');
  });

  test('an agent claims earnings by keyboard alone', async ({ visit, platform }) => {
    const { session, user } = await self(platform.origin, 'subagent');
    const path = `/api/wallet/${user.wallet.id}/earning/total`;
    const claimable = async () =>
      BigInt((await session.get<{ data: EarningTotals }>(path)).data.claimable);
    expect(await claimable()).toBeGreaterThan(0n);
    const { page } = await visit({ path: `/wallet/${user.wallet.id}/earning`, as: 'subagent' });
    await press(page, page.getByRole('button', { name: /^Klaim Rp/ }));
    await expect(page.getByText('Belum ada yang dapat diklaim.')).toBeVisible();
    expect(await claimable()).toBe(0n);
  });

  test('an admin rejects a withdrawal with a reason by keyboard alone', async ({
    visit,
    platform,
  }) => {
    const { session, user } = await self(platform.origin, 'dewi');
    const { data: channels } = await session.get<List<{ id: string }>>(
      '/api/channel?direction=out',
    );
    const { data: asked } = await session.post<{ data: Transaction }>(
      `/api/wallet/${user.wallet.id}/transaction`,
      {
        type: 'withdraw',
        amount: '120000',
        channelId: channels[0]?.id,
        institution: 'BCA',
        account: '9876543210',
        holder: 'Dewi',
      },
    );
    const { page } = await visit({ path: '/admin/transaction', as: 'admin' });
    // The slash focuses the search, as its field shows.
    await expect(page.getByRole('searchbox')).toBeVisible();
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type('dewi');
    await press(page, page.getByRole('button', { name: /dewi.*120\.000/ }));
    await expect(page.getByRole('button', { name: /^Tolak/ }).first()).toBeVisible();
    await page.keyboard.press('r');
    await press(page, page.getByRole('button', { name: /^Nama pemilik rekening berbeda/ }));
    await press(page, page.getByRole('button', { name: /^Tolak/ }).last());
    await expect(page.getByText(/^Ditolak: /).first()).toBeAttached();
    const { data } = await session.get<{ data: TransactionDetail }>(`/api/transaction/${asked.id}`);
    expect(data).toMatchObject({
      status: 'rejected',
      reason: 'Nama pemilik rekening berbeda dengan nama akun.',
    });
    expect((await self(platform.origin, 'dewi')).user.wallet).toMatchObject({
      balance: user.wallet.balance,
      held: user.wallet.held,
    });
  });

  test('an admin edits a channel by keyboard alone', async ({ visit, platform }) => {
    const { page } = await visit({ path: '/admin/channel', as: 'admin' });
    await press(page, page.getByRole('link', { name: /Bank Mandiri/ }).first());
    await expect(page).toHaveURL(/\/edit$/);
    await typeInto(page, page.getByLabel(/Jumlah minimum/).first(), '30000');
    await press(page, page.getByRole('button', { name: /^Simpan/ }));
    await expect(page).toHaveURL(/\/admin\/channel$/);
    const admin = await apiSession(platform.origin, 'admin');
    const { data } = await admin.get<List<AdminChannel>>('/api/admin/channel');
    expect(data.find(({ name }) => name === 'Bank Mandiri')).toMatchObject({ min: '30000' });
  });
});
