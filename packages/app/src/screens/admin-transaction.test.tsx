import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { callerOf, openApp } from '../testing/open-app.tsx';
import { AddressRecorder, currentAddress } from '../testing/address-recorder.tsx';

const superadmin = { id: 'user-superadmin', username: 'superadmin' };

const openQueue = (path = '/admin/transaction') =>
  openApp({ path, role: 'admin', beside: <AddressRecorder /> });

const rows = () => [...document.querySelectorAll<HTMLElement>('.lobi-ReviewQueue-row')];
const openedId = () =>
  document.querySelector<HTMLElement>('.lobi-ReviewQueue-row[aria-current]')?.dataset['id'];

describe('the queue of transactions', () => {
  it('the queue of transactions names the reviewer who decided first, and continues with the next request', async () => {
    const { backend } = await openQueue();
    await expect.poll(() => document.activeElement?.hasAttribute('data-id')).toBe(true);
    const [first = '', second] = rows().map((row) => row.dataset['id']);
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('button', { name: 'Setujui', exact: true })).toBeEnabled();

    // Another reviewer decides, and no event has arrived yet.
    const transaction = backend.world.transactions.find(({ id }) => id === first);
    const event = { at: backend.world.timeNow(), actor: superadmin, reason: null, note: null };
    Object.assign(transaction ?? {}, {
      status: 'completed',
      version: (transaction?.version ?? 0) + 1,
      events: [...(transaction?.events ?? []), { ...event, status: 'completed' }],
    });

    await userEvent.keyboard('a');
    await expect.element(page.getByText('Setujui permintaan ini?')).toBeVisible();
    await userEvent.keyboard('a');
    await expect
      .element(page.getByText(/^superadmin sudah menyetujui .* milik budi/))
      .toBeVisible();
    await expect.poll(openedId).toBe(second);
    await expect.poll(() => rows().map((row) => row.dataset['id'])).not.toContain(first);
    await expect
      .poll(() => document.activeElement?.closest('.lobi-ReviewQueue-root'))
      .not.toBeNull();
  });

  it('the queue of transactions shows staff notes about the owner, also those that arrive later', async () => {
    const { backend } = await openQueue();
    await expect.poll(() => rows().length).toBeGreaterThan(2);
    rows()[0]?.click();
    await expect.element(page.getByRole('button', { name: 'Setujui', exact: true })).toBeEnabled();
    expect(document.body.textContent).not.toContain('Catatan tentang');

    const owner = backend.world.transactions.find(({ id }) => id === openedId())?.owner;
    if (!owner) throw new Error('no request is open');
    const other = await callerOf(backend, 'superadmin');
    const body = { text: 'Paspor diminta, belum datang.' };
    await other.call('note.create', { params: { userId: owner.id }, body });
    await expect.element(page.getByText(`Catatan tentang ${owner.username} (1)`)).toBeVisible();
    await expect.element(page.getByText('Paspor diminta, belum datang.')).toBeVisible();
    const all = page.getByRole('link', { name: 'Lihat semua' });
    await expect.element(all).toHaveAttribute('href', `/user/${owner.id}?tab=notes`);
  });

  it('the queue of transactions shows the risks of each request', async () => {
    const { backend } = await openQueue();
    await expect.poll(() => rows().length).toBeGreaterThan(2);
    const admin = await callerOf(backend, 'admin');
    const { data } = await admin.call('transaction.queue', { query: { status: 'open' } });
    const risky = data.find(({ risks }) => risks[0] === 'new-account');
    const row = rows().find(({ dataset }) => dataset['id'] === risky?.id);
    expect(row?.textContent).toContain('akun baru');
  });

  it('the queue of transactions creates a new request for late money, and links the two', async () => {
    const { backend } = await openQueue('/admin/transaction?status=rejected');
    await expect.poll(() => rows().length).toBe(1);
    await expect.poll(() => document.activeElement?.hasAttribute('data-id')).toBe(true);
    await userEvent.keyboard('{Enter}');
    const reportButton = page.getByRole('button', { name: 'Uang terlambat tiba' });
    await reportButton.click();
    const dialog = page.getByRole('alertdialog');
    await expect.element(dialog.getByText(/untuk indra yang merujuk/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Uang terlambat tiba' }).click();

    const newRequestLink = page.getByRole('link', { name: 'Lihat permintaan baru' });
    await expect.element(newRequestLink).toBeVisible();
    await expect.element(reportButton).not.toBeInTheDocument();
    const [created, ...more] = backend.world.transactions.filter(({ relatesTo }) => relatesTo);
    expect(more).toEqual([]);
    expect(created).toMatchObject({ status: 'pending', amount: '750000' });

    await newRequestLink.click();
    const oldRequestLink = page.getByRole('link', { name: 'Lihat permintaan yang ditolak' });
    await expect.element(oldRequestLink).toBeVisible();
    // The reviewer who reported the money may not approve it.
    await expect.element(page.getByRole('button', { name: 'Setujui', exact: true })).toBeDisabled();
  });

  it('the queue of transactions stores the open request in the address, until another filter is chosen', async () => {
    await openQueue();
    await expect.poll(() => document.activeElement?.hasAttribute('data-id')).toBe(true);
    const [first, second] = rows().map((row) => row.dataset['id']);
    await userEvent.keyboard('{Enter}');
    await expect.poll(currentAddress).toBe(`/admin/transaction?open=${first}`);
    await userEvent.keyboard('j');
    await expect.poll(currentAddress).toBe(`/admin/transaction?open=${second}`);
    await page.getByRole('button', { name: /^Ditolak/ }).click();
    await expect.poll(currentAddress).toBe('/admin/transaction?status=rejected');
    await expect.poll(openedId).toBeUndefined();
  });

  it('the queue of transactions offers page sizes if there are more requests than the smallest one', async () => {
    await openApp({
      path: '/admin/transaction',
      role: 'admin',
      beside: <AddressRecorder />,
      before: ({ world }) => {
        const [first] = world.transactions.filter(({ status }) => status === 'pending');
        if (!first) throw new Error('nothing waits');
        for (let n = 0; n < 60; n += 1) world.transactions.push({ ...first, id: `many-${n}` });
      },
    });
    await expect.poll(() => rows().length).toBe(25);
    await page.getByRole('combobox', { name: /^Baris per halaman/ }).click();
    await page.getByRole('option', { name: '50 baris' }).click();
    await expect.poll(() => rows().length).toBe(50);
    expect(currentAddress()).toBe('/admin/transaction?perPage=50');
  });

  it('the queue of transactions opens the request in the address', async () => {
    let last: string | undefined;
    await openApp({
      path: '/admin/transaction',
      role: 'admin',
      before: ({ world }) => {
        last = world.transactions.findLast(({ status }) => status === 'pending')?.id;
        return `/admin/transaction?open=${last}`;
      },
    });
    await expect.poll(openedId).toBe(last);
    await expect.element(page.getByRole('button', { name: 'Setujui', exact: true })).toBeVisible();
  });

  it('the queue of transactions shows all payout details, each with a copy button', async () => {
    await openApp({
      path: '/admin/transaction',
      role: 'admin',
      before: async (backend) => {
        Object.assign(backend.world.channels.get('channel-bank') ?? {}, {
          institutions: [{ code: 'NUSANTARA', name: 'Bank Nusantara' }],
          branch: 'required',
        });
        const player = await callerOf(backend, 'player');
        const { data } = await player.call(
          'transaction.create',
          {
            params: { walletId: 'wallet-player' },
            body: {
              ...{ type: 'withdraw', amount: '250000', channelId: 'channel-bank' },
              ...{ institution: 'NUSANTARA', branch: 'Bandung' },
              ...{ account: '7771234567', holder: 'Siti Rahma' },
            },
          },
          { idempotencyKey: crypto.randomUUID() },
        );
        return `/admin/transaction?open=${data.id}`;
      },
    });
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    for (const label of ['Bank atau e-wallet', 'Rekening tujuan', 'Atas nama', 'Cabang']) {
      await page.getByRole('button', { name: `Salin ${label}`, exact: true }).click();
    }
    const copied = write.mock.calls.flat();
    write.mockRestore();
    expect(copied).toEqual(['Bank Nusantara', '7771234567', 'Siti Rahma', 'Bandung']);
    for (const text of copied) {
      await expect.element(page.getByText(text).first()).toBeVisible();
    }
    await expect.element(page.getByText(/nama terverifikasi$/)).toBeVisible();
  });

  it('the queue of transactions filters by the status in the address', async () => {
    await openQueue('/admin/transaction?status=rejected');
    await expect.poll(() => rows().length).toBe(1);
    await page.getByRole('button', { name: 'Belum selesai', exact: true }).click();
    await expect.poll(() => rows().length).toBeGreaterThan(3);
  });
});
