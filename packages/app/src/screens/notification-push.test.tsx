import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openApp, type AppSetup } from '../testing/open-app.tsx';

const section = () => page.getByRole('region', { name: 'Di perangkat ini' });
const switchOf = (name: string) => section().getByRole('switch', { name });
const money = () => switchOf('Deposit dan penarikan');

const endpoint = 'https://fcm.googleapis.com/fcm/send/this-device';
const keyLengths: Readonly<Record<string, number>> = { p256dh: 65, auth: 16 };

const bytesOf = (base64Url: string): ArrayBuffer => {
  const text = atob(base64Url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0)).buffer;
};

/** A fake of the browser’s push service that needs no network. */
function stubPush(permission: NotificationPermission = 'default', answer = permission) {
  let held: PushSubscription | null = null;
  const subscription = (applicationServerKey: string) =>
    ({
      endpoint,
      options: {
        applicationServerKey: bytesOf(applicationServerKey),
      },
      getKey: (name: string) => new Uint8Array(keyLengths[name] ?? 0).fill(4).buffer,
      unsubscribe: async () => {
        held = null;
        return true;
      },
    }) as unknown as PushSubscription;
  const pushManager = {
    getSubscription: async () => held,
    subscribe: vi.fn(async (options: { applicationServerKey: string }) => {
      held = subscription(options.applicationServerKey);
      return held;
    }),
  };
  const registration = { pushManager } as unknown as ServiceWorkerRegistration;
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue(registration);
  vi.spyOn(navigator.serviceWorker, 'ready', 'get').mockResolvedValue(registration);
  const notification = {
    permission,
    requestPermission: vi.fn(async () => {
      notification.permission = answer;
      return answer;
    }),
  };
  vi.stubGlobal('Notification', notification);
  return { ...notification, isSubscribed: () => held !== null };
}

let worker: HTMLMetaElement;
beforeEach(() => {
  worker = document.createElement('meta');
  worker.name = 'lobi-worker';
  document.head.append(worker);
});
afterEach(() => {
  worker.remove();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const open = (setup: Partial<AppSetup> = {}) => openApp({ path: '/notification', ...setup });

describe('push messages of this device', () => {
  it('pressing a switch requests permission, and the saved choice can be revoked', async () => {
    const { requestPermission, isSubscribed } = stubPush('default', 'granted');
    const { backend } = await open();
    await expect.element(money()).not.toBeChecked();
    await expect.element(switchOf('Hasil laga')).toBeVisible();
    expect(requestPermission).not.toHaveBeenCalled();

    await money().click();
    await expect.element(money()).toBeChecked();
    expect(requestPermission).toHaveBeenCalledOnce();
    expect([...backend.world.pushDevices.values()]).toEqual([
      { userId: 'user-player', topics: ['money'] },
    ]);

    await money().click();
    await expect.element(money()).not.toBeChecked();
    expect(backend.world.pushDevices.size).toBe(0);
    expect(isSubscribed()).toBe(false);
  });

  it('signing out ends the push messages of the device first', async () => {
    const { isSubscribed } = stubPush('granted');
    const { backend } = await open();
    await money().click();
    await expect.element(money()).toBeChecked();
    await page.getByRole('button', { name: 'Menu akun player' }).click();
    await page.getByRole('menuitem', { name: 'Keluar' }).click();
    const calls = () => backend.seen.map(({ name }) => name).slice(-2);
    await expect.poll(calls).toEqual(['push.end', 'auth.logout']);
    expect(backend.world.pushDevices.size).toBe(0);
    expect(isSubscribed()).toBe(false);
  });

  it('a browser that blocks notifications shows where to allow them, also after the user declined', async () => {
    stubPush('default', 'denied');
    const { backend } = await open();
    await money().click();
    await expect.element(section().getByText(/^Browser Anda memblokir/)).toBeVisible();
    await expect.element(money()).not.toBeInTheDocument();
    expect(backend.seen.map(({ name }) => name)).not.toContain('push.set');
  });

  it('an agent is not offered the results topic', async () => {
    stubPush();
    await open({ role: 'agent' });
    await expect.element(money()).toBeVisible();
    await expect.element(switchOf('Hasil laga')).not.toBeInTheDocument();
  });

  it('a brand without a service worker has no section for push messages', async () => {
    stubPush();
    worker.remove();
    await open();
    await expect.element(page.getByRole('heading', { name: 'Notifikasi' })).toBeVisible();
    await expect.element(section()).not.toBeInTheDocument();
  });
});
