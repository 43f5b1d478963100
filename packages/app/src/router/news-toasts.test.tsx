import type { FakeBackend } from '@lobi/core/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { callerOf, openApp, type AppSetup } from '../testing/open-app.tsx';

const shown = () => [...document.querySelectorAll('.lobi-Toasts-toast')];
const toastTitles = () => shown().map((toast) => toast.querySelector('strong')?.textContent);
const toast = () => page.getByRole('region', { name: 'Notifikasi' });
const news = ({ world }: FakeBackend) =>
  world.notifications.filter(({ userId, readAt }) => userId === 'user-player' && readAt === null);

let payments = 0;

/** An agent pays into the player's wallet, of which the player is notified. */
async function pay(backend: FakeBackend): Promise<string> {
  const agent = await callerOf(backend, 'agent');
  payments += 1;
  const { data } = await agent.call(
    'transaction.create',
    { params: { walletId: 'wallet-player' }, body: { type: 'cash-in', amount: '20000' } },
    { idempotencyKey: `payment-${payments}` },
  );
  return data.id;
}

/** Long enough for a toast to appear, in ms; no event marks that none will. */
const toastDelayMs = () => new Promise((resolve) => setTimeout(resolve, 1_500));

const isSubscribed = ({ sockets }: FakeBackend) =>
  sockets.some((socket) => socket.subscribed().includes('private-user.user-player'));

function shownToasts(state: 'visible' | 'hidden'): void {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

afterEach(() => {
  Reflect.deleteProperty(document, 'visibilityState');
});

/** Opens a page of the player once it is subscribed to the player's channel. */
async function open(setup: Partial<AppSetup> = {}): Promise<FakeBackend> {
  const { backend } = await openApp({ path: '/game', role: 'player', ...setup });
  await expect.element(page.getByRole('button', { name: /^Notifikasi/ })).toBeVisible();
  await toastDelayMs();
  expect(toastTitles()).toEqual([]);
  return backend;
}

describe('notifications as toasts', () => {
  it('toasts describe the notification, politely, and link to its subject', async () => {
    const backend = await open();
    const id = await pay(backend);
    await expect.poll(toastTitles).toEqual(['Isi saldo selesai']);
    expect(shown()[0]?.getAttribute('data-tone')).toBe('success');
    expect(toast().element().getAttribute('aria-live')).toBe('polite');
    const before = news(backend).length;
    await toast().getByRole('button', { name: 'Lihat' }).click();
    await expect.element(page.getByText('Uang sudah masuk ke saldo Anda')).toBeVisible();
    await expect.poll(() => news(backend).length).toBe(before - 1);
    expect(news(backend).some(({ subject }) => subject?.id === id)).toBe(false);
  });

  it('toasts show only notifications since the page opened, each once', async () => {
    const backend = await open({ before: async (made) => void (await pay(made)) });
    await pay(backend);
    await expect.poll(toastTitles).toEqual(['Isi saldo selesai']);
    // The user event arrives again without news: it shows no toast again.
    backend.world.announce.user(backend.world.users.get('user-player') as never);
    await toastDelayMs();
    expect(toastTitles()).toEqual(['Isi saldo selesai']);
  });

  it('several notifications at once become one toast', async () => {
    const backend = await open();
    await pay(backend);
    await pay(backend);
    await pay(backend);
    await expect.poll(toastTitles).toEqual(['Notifikasi baru: 3']);
    await toast().getByRole('button', { name: 'Lihat' }).click();
    await expect.element(page.getByRole('heading', { name: 'Notifikasi', level: 1 })).toBeVisible();
  });

  it('toasts skip notifications of a lost connection, also after it is restored', async () => {
    const backend = await open();
    for (const socket of backend.sockets) socket.cut();
    await pay(backend);
    await toastDelayMs();
    for (const socket of backend.sockets) socket.restore();
    await expect.poll(() => isSubscribed(backend)).toBe(true);
    await toastDelayMs();
    expect(toastTitles()).toEqual([]);
    await pay(backend);
    await expect.poll(toastTitles).toEqual(['Isi saldo selesai']);
  });

  it('toasts skip notifications that arrived while the page was hidden', async () => {
    const backend = await open();
    shownToasts('hidden');
    await pay(backend);
    await toastDelayMs();
    shownToasts('visible');
    await pay(backend);
    await expect.poll(toastTitles).toEqual(['Isi saldo selesai']);
  });

  it('toasts skip notifications that the open page shows', async () => {
    let id = '';
    const backend = await open({
      before: async (made) => {
        const player = await callerOf(made, 'player');
        const params = { walletId: 'wallet-player' };
        const { data } = await player.call('transaction.list', {
          params,
          query: { type: 'deposit', status: 'pending' },
        });
        id = data[0]?.id ?? '';
        return `/player/wallet/deposit?transaction=${id}`;
      },
    });
    const admin = await callerOf(backend, 'admin');
    await admin.call(
      'transaction.process',
      { params: { transactionId: id }, body: { version: 1 } },
      { idempotencyKey: 'taken' },
    );
    await expect
      .poll(() => backend.world.notifications[0])
      .toMatchObject({ kind: 'transaction-processing', subject: { id } });
    await toastDelayMs();
    expect(toastTitles()).toEqual([]);
    await pay(backend);
    await expect.poll(toastTitles).toEqual(['Isi saldo selesai']);
  });

  it('toasts skip notifications about actions of the user on the open page', async () => {
    const backend = await open({ path: '/user/user-player/limit' });
    const player = await callerOf(backend, 'player');
    await player.call('break.start', { body: { length: '24h' } });
    await expect.poll(() => news(backend)[0]).toMatchObject({ kind: 'status-changed' });
    await toastDelayMs();
    expect(toastTitles()).toEqual([]);
  });
});
