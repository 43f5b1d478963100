import { AppError } from '@lobi/core/contract';
import type { FakeBackend } from '@lobi/core/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { callerOf, openApp } from '../testing/open-app.tsx';
import { bringAbout } from '../testing/situations.ts';
import type { ScreenSetup } from '../testing/open-screen.ts';

const show = async (path: string, role: ScreenSetup['role']): Promise<FakeBackend> =>
  (await openApp({ path, role })).backend;

const seenOf = (backend: FakeBackend, name: string): number =>
  backend.seen.filter((call) => call.name === name).length;

describe('user.edit', () => {
  it('user.edit shows what another user changed, keeps the typed text, and saves it on top', async () => {
    const backend = await show('/user/user-budi/edit', 'admin');
    const name = page.getByRole('textbox', { name: /^Nama/ });
    await expect.element(name).toHaveValue('Budi Santoso');
    await name.fill('Budi Hartono');

    // Another user changes another field, and no event has arrived yet.
    const stored = backend.world.users.get('user-budi');
    if (!stored) throw new Error('no budi');
    const email = 'budi@example.com';
    backend.world.users.set(stored.id, { ...stored, email, version: stored.version + 1 });
    // Also rejected when the event arrives just before the press.
    backend.failNext('user.update', { kind: 'error', error: new AppError('conflict') });

    const save = page.getByRole('button', { name: 'Simpan' });
    await save.click();
    await expect.element(page.getByText('Data ini berubah selagi Anda mengetik')).toBeVisible();
    await expect.element(page.getByRole('insertion')).toHaveTextContent(`Sesudah: ${email}`);
    await expect.element(name).toHaveValue('Budi Hartono');

    await save.click();
    await expect.element(page.getByText('Profil tersimpan.')).toBeVisible();
    expect(backend.world.users.get('user-budi')).toMatchObject({ name: 'Budi Hartono', email });
  });

  it('user.edit shows a wrong current password at its field', async () => {
    await show('/user/user-player/edit', 'player');
    const current = page.getByLabelText('Kata sandi saat ini');
    await expect.element(current).toBeVisible();
    await current.fill('salah-sekali');
    await page.getByLabelText('Kata sandi baru', { exact: true }).fill('lampion-malam-7');
    await page.getByLabelText('Ulangi kata sandi baru').fill('lampion-malam-7');
    await page.getByRole('button', { name: 'Ganti kata sandi' }).click();
    await expect.element(current).toHaveAttribute('aria-invalid', 'true');
    await expect.element(current).toHaveFocus();
  });
});

describe('user.show', () => {
  it('user.show shows a player a personal referral link, and how many users registered by it', async () => {
    await show('/user/user-player', 'player');
    const card = page.getByRole('region', { name: 'Tautan referral' });
    await expect.element(card.getByText(/\/register\?referral=player$/)).toBeVisible();
    await expect.element(card.getByText(/tercatat sebagai undangan Anda/)).toBeVisible();
    await expect.element(page.getByText('Teman yang bergabung')).toBeVisible();
  });

  it('user.show shows the earnings of an agent, to the agent and to staff', async () => {
    await show('/user/user-agent', 'admin');
    const head = page.getByRole('region', { name: 'agent', exact: true });
    await expect.element(head.getByText('Pendapatan', { exact: true })).toBeVisible();
  });

  it('user.show links staff to the limits of a player', async () => {
    await show('/user/user-budi', 'admin');
    await page.getByRole('link', { name: 'Batas pemain' }).click();
    await expect
      .element(page.getByRole('heading', { name: 'Batas pemain', level: 1 }))
      .toBeVisible();
    await expect.element(page.getByRole('link', { name: 'budi' })).toBeVisible();
  });

  it('user.show has separate tabs for the wallet and its entries, with links to all of them', async () => {
    await show('/user/user-player', 'admin');
    await page.getByRole('tab', { name: 'Dompet' }).click();
    const card = page.getByRole('tabpanel').getByRole('region', { name: 'Dompet' });
    await expect.element(card.getByText('Tersedia')).toBeVisible();
    await page.getByRole('tab', { name: 'Mutasi saldo' }).click();
    const panel = page.getByRole('tabpanel', { name: 'Mutasi saldo' });
    const entry = panel.getByRole('link', { name: /Taruhan/ }).first();
    await expect.element(entry).toHaveAttribute('href', expect.stringMatching(/entry=/));
    await expect
      .element(panel.getByRole('link', { name: /Semua/ }))
      .toHaveAttribute('href', '/wallet/wallet-player/ledger');
  });

  it('user.show shows that the entries of a user failed to load, with a retry', async () => {
    const refusal = { kind: 'error', error: new AppError('rate_limited') } as const;
    await openApp({
      path: '/user/user-player?tab=ledger',
      role: 'admin',
      before: (backend) =>
        backend.failNext('ledger.list', ...Array<typeof refusal>(9).fill(refusal)),
    });
    const panel = page.getByRole('tabpanel', { name: 'Mutasi saldo' });
    await expect.element(panel.getByRole('button', { name: 'Coba lagi' })).toBeVisible();
    await expect.element(panel.getByText('Data tidak dapat dimuat')).toBeVisible();
  });

  it('user.show links staff from a user to the referrer', async () => {
    await openApp({
      path: '/user/user-budi',
      role: 'admin',
      before: ({ world }) => {
        const budi = world.users.get('user-budi');
        if (budi) world.users.set(budi.id, { ...budi, referrerId: 'user-player' });
      },
    });
    const link = page.getByRole('link', { name: 'player', exact: true });
    await expect.element(link).toHaveAttribute('href', '/user/user-player');
    await link.click();
    await expect.element(page.getByRole('heading', { name: 'player', level: 1 })).toBeVisible();
    const invites = page.getByText('Teman yang bergabung').element();
    expect(invites.nextElementSibling?.textContent).toBe('1');
  });
});

describe('user.create', () => {
  it('user.create shows a taken name at its field and keeps the rest', async () => {
    const backend = await show('/user/create?role=agent', 'agent');
    const username = page.getByLabelText('Nama pengguna');
    await expect.element(username).toBeVisible();
    await username.fill('budi');
    await page.getByLabelText('Kata sandi').fill('lampion-malam-7');
    await page.getByLabelText('Tarif komisi').fill('1,25');
    await page.getByRole('button', { name: 'Buat pengguna' }).click();
    await expect.element(username).toHaveAttribute('aria-invalid', 'true');

    await username.fill('budi.dua');
    await page.getByRole('button', { name: 'Buat pengguna' }).click();
    await expect.element(page.getByRole('heading', { name: 'budi.dua', level: 1 })).toBeVisible();
    const created = [...backend.world.users.values()].find((user) => user.username === 'budi.dua');
    expect(created).toMatchObject({ role: 'agent', commissionBp: 125, parentId: 'user-agent' });
  });
});

describe('user.index', () => {
  // id: user-index-filters
  it('user.index lists only users with the role and status in the address', async () => {
    const { world } = await show('/user?role=player&status=pending', 'admin');
    const shown = () =>
      [...document.querySelectorAll('main a[href^="/user/user-"]')]
        .map((link) => link.getAttribute('href') ?? '')
        .sort();
    const expectedUsers = [...world.users.values()]
      .filter(({ role, status }) => role === 'player' && status === 'pending')
      .map(({ id }) => `/user/${id}`)
      .sort();
    expect(expectedUsers.length).toBeGreaterThan(0);
    expect(expectedUsers.length).toBeLessThan(world.users.size);
    await expect.poll(shown).toEqual(expectedUsers);
  });

  it('user.index activates a waiting user after a confirmation', async () => {
    const backend = await show('/user?status=pending', 'agent');
    const activate = page.getByRole('button', { name: 'Aktifkan, dewi' });
    await expect.element(activate).toBeVisible();
    await activate.click();
    expect(backend.world.users.get('user-dewi')?.status).toBe('pending');
    const dialog = page.getByRole('alertdialog');
    const confirm = dialog.getByRole('button', { name: 'Aktifkan' });
    await confirm.click();
    await expect.element(dialog.getByText(/lalu centang ini/)).toBeVisible();
    expect(backend.world.users.get('user-dewi')?.status).toBe('pending');
    await dialog.getByRole('checkbox', { name: /^Identitas dan usia dewi/ }).click();
    await confirm.click();
    await expect.element(page.getByText('Akun dewi sudah aktif.')).toBeVisible();
    expect(backend.world.users.get('user-dewi')).toMatchObject({
      status: 'activated',
      verification: { by: 'agent' },
    });
    await expect.element(activate).not.toBeInTheDocument();
  });
});

describe('agent.dashboard', () => {
  it('agent.dashboard links a cash-out to the panel, which confirms an approval before it is sent', async () => {
    const backend = await show('/agent/dashboard', 'agent');
    await page.getByRole('link', { name: 'Tinjau, player2' }).click();
    const approve = page.getByRole('button', { name: 'Setujui', exact: true });
    await expect.element(approve).toBeEnabled();
    await approve.click();
    await expect.element(page.getByText('Setujui permintaan ini?')).toBeVisible();
    expect(seenOf(backend, 'transaction.complete')).toBe(0);
    await approve.click();
    await expect.poll(() => seenOf(backend, 'transaction.complete')).toBe(1);
    expect(backend.world.wallets.get('wallet-agent')?.balance).toBe('100200000');
  });

  it('agent.dashboard shows that nothing waits only once registrations are loaded too', async () => {
    const refusal = { kind: 'error', error: new AppError('server') } as const;
    const none = 'Tidak ada permintaan yang menunggu.';
    await openApp({
      path: '/agent/dashboard',
      role: 'agent',
      empty: true,
      before: (backend) => backend.failNext('user.list', ...Array<typeof refusal>(9).fill(refusal)),
    });
    const list = page.getByRole('region', { name: 'Menunggu Anda' });
    await expect.element(list.getByRole('alert')).toBeVisible();
    await expect.element(list.getByText(none)).not.toBeInTheDocument();
  });

  it('agent.dashboard rejects a cash-out with a listed reason and a note that its owner cannot read', async () => {
    const backend = await show('/agent/dashboard', 'agent');
    await page.getByRole('link', { name: 'Tinjau, player2' }).click();
    const send = page.getByRole('button', { name: 'Tolak', exact: true });
    await expect.element(send).toBeEnabled();
    await send.click();
    await send.click();
    await expect.element(page.getByText('Alasan wajib diisi.')).toBeVisible();
    expect(seenOf(backend, 'transaction.reject')).toBe(0);
    await page.getByRole('button', { name: 'Jumlah ini belum disepakati.' }).click();
    await page.getByLabelText(/^Catatan internal/).fill('Sudah tiga kali');
    await send.click();
    await expect.poll(() => seenOf(backend, 'transaction.reject')).toBe(1);
    const stored = backend.world.transactions.find(({ owner }) => owner.username === 'player2');
    expect(stored).toMatchObject({ status: 'rejected', message: { reason: 'not-agreed' } });
    expect(stored?.events.at(-1)).toMatchObject({ note: 'Sudah tiga kali' });
  });
});

describe('agent.transaction', () => {
  it('agent.transaction lists all waiting requests, of which the dashboard shows the number and the oldest', async () => {
    await openApp({
      path: '/agent/dashboard',
      role: 'agent',
      before: async (opened) => void (await bringAbout(opened, 'crowded')),
    });
    await expect.element(page.getByText(/^Semua permintaan/)).toBeVisible();
    const link = page.getByRole('link', { name: /^Semua permintaan/ });
    const all = Number(/\d+/.exec(link.element().textContent)?.[0]);
    expect(all).toBe(30);
    const waiting = page.getByRole('region', { name: 'Menunggu Anda' });
    // Each is decided in the panel, after a confirmation.
    expect(waiting.getByRole('button', { name: /^Setujui/ }).elements()).toHaveLength(0);
    expect(waiting.getByRole('link', { name: /^Tinjau/ }).elements()).toHaveLength(10);
    await link.click();
    const rows = () => document.querySelectorAll('.lobi-ReviewQueue-row').length;
    await expect.poll(rows).toBe(25);
    await page.getByRole('button', { name: /berikutnya/i }).click();
    await expect.poll(rows).toBe(all - 25);
  });

  it('agent.transaction reviews a deposit with the panel of staff, and settles it against the agent’s float', async () => {
    const { backend } = await openApp({ path: '/agent/dashboard', role: 'agent' });
    await page.getByRole('link', { name: 'Tinjau, eko' }).click();
    const approve = page.getByRole('button', { name: 'Setujui', exact: true });
    await expect.element(approve).toBeEnabled();
    await expect.element(page.getByText('Dana agent', { exact: true })).toBeVisible();
    await approve.click();
    await expect
      .element(page.getByText(/^Rp\s?250\.000 berpindah dari dana Anda ke saldo eko\./))
      .toBeVisible();
    expect(seenOf(backend, 'transaction.complete')).toBe(0);
    await approve.click();
    await expect.element(page.getByText(/^Disetujui: .*eko/)).toBeVisible();
    expect(backend.world.wallets.get('wallet-agent')?.balance).toBe('99750000');
    expect(backend.world.wallets.get('wallet-eko')?.balance).toBe('800000');
  });

  it('agent.transaction shows why staff decides, and does not let the agent approve', async () => {
    const { backend } = await openApp({
      path: '/agent/transaction?status=open',
      role: 'agent',
      before: ({ world }) => {
        const flagged = world.transactions.find(
          ({ owner, status }) => owner.username === 'galih' && status === 'pending',
        );
        return `/agent/transaction?status=open&open=${flagged?.id}`;
      },
    });
    await expect
      .element(page.getByText('Hanya staf platform yang dapat memutuskan permintaan ini'))
      .toBeVisible();
    await expect.element(page.getByText('Permintaan ini memiliki tanda risiko.')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Setujui', exact: true })).toBeDisabled();
    expect(seenOf(backend, 'transaction.complete')).toBe(0);
  });

  it('agent.transaction shows that nothing waits', async () => {
    const { backend } = await openApp({ path: '/agent/transaction', role: 'agent', empty: true });
    await expect.element(page.getByText('Antrean kosong').first()).toBeVisible();
    expect(backend.seen.map(({ name }) => name)).toContain('transaction.queue');
  });
});

describe('transaction.create', () => {
  it('transaction.create shows that the agent above failed to load, with a retry', async () => {
    const fault = { kind: 'error', error: new AppError('rate_limited') } as const;
    await openApp({
      path: '/wallet/wallet-agent/transaction/create?type=cash-out',
      role: 'agent',
      before: ({ world, failNext }) => {
        const agent = world.users.get('user-agent')!;
        world.users.set(agent.id, { ...agent, parentId: 'user-admin' });
        failNext('user.show', ...Array.from({ length: 9 }, () => fault));
      },
    });
    await expect.element(page.getByText('Terlalu banyak permintaan')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Coba lagi' })).toBeVisible();
  });

  it('an agent without an upline cannot request a cash-out', async () => {
    await openApp({
      path: '/wallet/wallet-agent/transaction/create?type=cash-out',
      role: 'agent',
    });
    await expect.element(page.getByText('Anda tidak punya akses ke halaman ini')).toBeVisible();
  });

  it('transaction.create waits for the player to confirm a cash-out, and shows both balances when it is', async () => {
    const backend = await show('/wallet/wallet-player/transaction/create?type=cash-out', 'agent');
    const amount = page.getByLabelText('Jumlah');
    await expect.element(amount).toBeVisible();
    await amount.fill('200000');
    await page.getByRole('button', { name: 'Lanjut' }).click();
    await page.getByRole('button', { name: /^Ajukan/ }).click();
    await expect.element(page.getByText('Menunggu konfirmasi player')).toBeVisible();
    expect(backend.world.wallets.get('wallet-player')?.held).toBe('200000');

    const cashOut = backend.world.transactions.find(
      ({ type, owner }) => type === 'cash-out' && owner.username === 'player',
    );
    if (!cashOut) throw new Error('no cash-out');
    const player = await callerOf(backend, 'player');
    const params = { transactionId: cashOut.id };
    const body = { version: cashOut.version };
    await player.call('transaction.complete', { params, body }, { idempotencyKey: 'confirmed' });
    await expect.element(page.getByText('Tarik saldo selesai')).toBeVisible();
    await expect.element(page.getByText('Rp\u00a0100.200.000').first()).toBeVisible();
  });

  it('staff returns the balance of a blocked user, which another person decides', async () => {
    const backend = await show('/user/user-blocked', 'admin');
    const way = page.getByRole('link', { name: 'Kembalikan saldo' });
    await expect.element(way).toBeVisible();
    await way.click();
    const amount = page.getByLabelText('Jumlah');
    await expect.element(amount).toBeVisible();
    await amount.fill('500000');
    await page.getByRole('button', { name: 'Lanjut' }).click();
    await page.getByRole('radio').first().click();
    await page.getByLabelText(/^Nomor/).fill('1234567890');
    await page.getByLabelText(/^Nama pemilik/).fill('Budi Santoso');
    await page.getByRole('button', { name: 'Lanjut' }).click();
    await page.getByRole('button', { name: 'Tarik dana' }).click();
    await expect.element(page.getByText(/^Penarikan dibuat untuk blocked/)).toBeVisible();
    expect(backend.world.wallets.get('wallet-blocked')?.held).toBe('500000');
    expect(backend.world.transactions[0]).toMatchObject({
      type: 'withdraw',
      createdBy: { username: 'admin' },
      owner: { username: 'blocked' },
    });
  });

  it('transaction.create does not let staff withdraw for a user who may withdraw', async () => {
    await show('/wallet/wallet-player/transaction/create?type=withdraw', 'admin');
    await expect.element(page.getByText(/^Staf hanya mengembalikan saldo/)).toBeVisible();
    await expect.element(page.getByLabelText('Jumlah')).not.toBeInTheDocument();
  });

  // id: transaction-create-asks-type
  it('transaction.create shows a choice of direction when the address has none', async () => {
    await show('/wallet/wallet-player/transaction/create', 'agent');
    await expect.element(page.getByRole('link', { name: 'Isi saldo' })).toBeVisible();
    await page.getByRole('link', { name: 'Tarik saldo' }).click();
    await expect.element(page.getByLabelText('Jumlah')).toBeVisible();
  });
});

describe('user.show', () => {
  it('user.show signs a device out after a confirmation', async () => {
    const backend = await show('/user/user-player?tab=devices', 'admin');
    const revoke = page.getByRole('button', { name: /^Keluarkan Safari 19/ });
    await expect.element(revoke).toBeVisible();
    await revoke.click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keluarkan' }).click();
    await expect.element(page.getByText('Perangkat sudah dikeluarkan.')).toBeVisible();
    await expect.element(revoke).not.toBeInTheDocument();
    expect(seenOf(backend, 'session.revoke')).toBe(1);
  });

  it('user.show changes a status with a reason', async () => {
    const backend = await show('/user/user-budi', 'agent');
    const change = page.getByRole('button', { name: 'Ubah status' });
    await expect.element(change).toBeVisible();
    await change.click();
    await page.getByRole('radio', { name: /^Dibatasi/ }).click();
    await page.getByLabelText(/^Keterangan untuk pengguna/).fill('Kirim KTP Anda');
    await page.getByLabelText(/^Catatan internal/).fill('Perlu verifikasi ulang');
    await page.getByRole('button', { name: /^Ubah ke/ }).click();
    await expect.poll(() => backend.world.users.get('user-budi')?.status).toBe('restricted');
    await expect.element(page.getByText(/Kirim KTP Anda/)).toBeVisible();
    // An agent wrote it, who is not staff.
    await expect.element(page.getByText('Perlu verifikasi ulang')).not.toBeInTheDocument();
  });

  it('user.show is not found for users who may not see the user', async () => {
    await show('/user/user-agent', 'player');
    await expect.element(page.getByText('Halaman tidak ditemukan')).toBeVisible();
  });
});

describe('dashboard', () => {
  it('dashboard shows time and place of the previous sign-in', async () => {
    await openApp({
      path: '/dashboard',
      role: 'player',
      before: ({ world }) => {
        const self = world.users.get('user-player');
        if (!self) throw new Error('no player');
        world.users.set(self.id, { ...self, lastLoginAt: '2026-11-20T03:00:00.000Z' });
      },
    });
    const line = page.getByText(/^Masuk terakhir/).first();
    await expect
      .element(line)
      .toHaveTextContent('Masuk terakhir 20 Nov 2026, 10.00 WIB · Jakarta, Indonesia');
  });

  it.each([
    ['player', '/player/dashboard'],
    ['agent', '/agent/dashboard'],
    ['admin', '/admin/dashboard'],
    ['superadmin', '/admin/dashboard'],
    ['declare', '/game/create'],
  ] as const)('dashboard redirects the role %s to %s', async (role, address) => {
    await openApp({ path: '/dashboard', role });
    await expect
      .element(page.getByRole('link', { name: 'Buka dasbor' }))
      .toHaveAttribute('href', address);
  });
});
