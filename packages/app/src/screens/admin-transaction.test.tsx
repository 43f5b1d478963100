import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { callerOf, openApp } from '../testing/open-app.tsx';

const superadmin = { id: 'user-superadmin', username: 'superadmin' };

let place = '';

/** Tells where the app is. */
function Place() {
  const { pathname, search } = useLocation();
  useEffect(() => {
    place = pathname + search;
  });
  return null;
}

const openQueue = (path = '/admin/transaction') =>
  openApp({ path, role: 'admin', beside: <Place /> });

const rows = () => [...document.querySelectorAll<HTMLElement>('.lobi-ReviewQueue-row')];
const openedId = () =>
  document.querySelector<HTMLElement>('.lobi-ReviewQueue-row[aria-current]')?.dataset['id'];

describe('the queue of transactions', { timeout: 30_000 }, () => {
  it('says who was faster when a decision comes too late, and goes on with the next', async () => {
    const { backend } = await openQueue();
    await expect.poll(() => document.activeElement?.hasAttribute('data-id')).toBe(true);
    const [first = '', second] = rows().map((row) => row.dataset['id']);
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('button', { name: 'Setujui', exact: true })).toBeEnabled();

    // Somebody else decides, and nobody is told yet.
    const held = backend.world.transactions.find(({ id }) => id === first);
    const event = { at: backend.world.timeNow(), actor: superadmin, reason: null };
    Object.assign(held ?? {}, {
      status: 'completed',
      version: (held?.version ?? 0) + 1,
      events: [...(held?.events ?? []), { ...event, status: 'completed' }],
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

  it('says beside a request what staff noted about its owner, also when it comes while one looks', async () => {
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

  it('says beside each request why to look closer', async () => {
    const { backend } = await openQueue();
    await expect.poll(() => rows().length).toBeGreaterThan(2);
    const admin = await callerOf(backend, 'admin');
    const { data } = await admin.call('transaction.queue', { query: { status: 'open' } });
    const risky = data.find(({ risks }) => risks[0] === 'new-account');
    const row = rows().find(({ dataset }) => dataset['id'] === risky?.id);
    expect(row?.textContent).toContain('akun baru');
  });

  it('makes a new request for money that arrived late, and leads from one to the other', async () => {
    const { backend } = await openQueue('/admin/transaction?status=rejected');
    await expect.poll(() => rows().length).toBe(1);
    await expect.poll(() => document.activeElement?.hasAttribute('data-id')).toBe(true);
    await userEvent.keyboard('{Enter}');
    const tell = page.getByRole('button', { name: 'Uangnya ternyata tiba' });
    await tell.click();
    const dialog = page.getByRole('alertdialog');
    await expect.element(dialog.getByText(/untuk indra yang merujuk/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Uangnya ternyata tiba' }).click();

    const toNew = page.getByRole('link', { name: 'Lihat permintaan baru' });
    await expect.element(toNew).toBeVisible();
    await expect.element(tell).not.toBeInTheDocument();
    const [made, ...more] = backend.world.transactions.filter(({ relatesTo }) => relatesTo);
    expect(more).toEqual([]);
    expect(made).toMatchObject({ status: 'pending', amount: '750000' });

    await toNew.click();
    const toOld = page.getByRole('link', { name: 'Lihat permintaan yang ditolak' });
    await expect.element(toOld).toBeVisible();
    // Who told of the money does not approve it.
    await expect.element(page.getByRole('button', { name: 'Setujui', exact: true })).toBeDisabled();
  });

  it('keeps the open request in the address, until another filter is chosen', async () => {
    await openQueue();
    await expect.poll(() => document.activeElement?.hasAttribute('data-id')).toBe(true);
    const [first, second] = rows().map((row) => row.dataset['id']);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => place).toBe(`/admin/transaction?open=${first}`);
    await userEvent.keyboard('j');
    await expect.poll(() => place).toBe(`/admin/transaction?open=${second}`);
    await page.getByRole('button', { name: /^Ditolak/ }).click();
    await expect.poll(() => place).toBe('/admin/transaction?status=rejected');
    await expect.poll(openedId).toBeUndefined();
  });

  it('opens the request that the address names', async () => {
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

  it('shows what the address asks for, state by state', async () => {
    await openQueue('/admin/transaction?status=rejected');
    await expect.poll(() => rows().length).toBe(1);
    await page.getByRole('button', { name: 'Terbuka', exact: true }).click();
    await expect.poll(() => rows().length).toBeGreaterThan(3);
  });
});
