import { afterEach, describe, expect, it, vi } from 'vitest';
import { endPushOfDevice, pushSupport, subscribeDevice, toPushBody } from './push-device.ts';

const bytes = (text: string): ArrayBuffer => Uint8Array.from(Buffer.from(text)).buffer;
const keyOf = (text: string): string => Buffer.from(text).toString('base64url');

/** A browser's subscription, created with this key of the platform. */
function createSubscription(key = 'key') {
  return {
    endpoint: 'https://fcm.googleapis.com/fcm/send/a',
    options: { applicationServerKey: bytes(key) },
    getKey: (name: string) => bytes(name),
    unsubscribe: vi.fn(async () => true),
  };
}
type Held = ReturnType<typeof createSubscription>;

/** A fake browser. */
function stubBrowser({
  held = null as Held | null,
  answer = 'granted',
  hasWorker = true,
  ...globals
}: Record<string, unknown> & { held?: Held | null; answer?: string; hasWorker?: boolean } = {}) {
  const pushManager = {
    getSubscription: async () => held,
    subscribe: vi.fn(async () => createSubscription()),
  };
  const requestPermission = vi.fn(async () => answer);
  vi.stubGlobal('document', { querySelector: () => (hasWorker ? {} : null) });
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission: answer, requestPermission });
  vi.stubGlobal('navigator', {
    userAgent: 'Chrome',
    maxTouchPoints: 0,
    serviceWorker: {
      ready: Promise.resolve({ pushManager }),
      getRegistration: async () => ({ pushManager }),
    },
    ...globals,
  });
  return { pushManager, requestPermission };
}
afterEach(() => vi.unstubAllGlobals());

describe('pushSupport', () => {
  it('pushSupport hides push messages if the app has no service worker', () => {
    stubBrowser({ hasWorker: false });
    expect(pushSupport()).toBe('hidden');
  });

  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X)', 5, 'install'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, 'install'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, 'unsupported'],
  ])(
    'pushSupport of %s with %s touch points and without a PushManager is %s',
    (userAgent, maxTouchPoints, support) => {
      stubBrowser({ userAgent, maxTouchPoints });
      vi.stubGlobal('PushManager', undefined);
      Reflect.deleteProperty(globalThis, 'PushManager');
      expect(pushSupport()).toBe(support);
    },
  );

  it('pushSupport does not prompt the user', () => {
    const { requestPermission } = stubBrowser();
    expect(pushSupport()).toBe('ready');
    expect(requestPermission).not.toHaveBeenCalled();
  });
});

describe('subscribeDevice', () => {
  it('subscribeDevice subscribes with the key of the platform', async () => {
    const { pushManager } = stubBrowser();
    const subscription = await subscribeDevice(keyOf('key'));
    expect(pushManager.subscribe).toHaveBeenCalledExactlyOnceWith({
      userVisibleOnly: true,
      applicationServerKey: keyOf('key'),
    });
    expect(subscription && toPushBody(subscription)).toEqual({
      endpoint: 'https://fcm.googleapis.com/fcm/send/a',
      p256dh: keyOf('p256dh'),
      auth: keyOf('auth'),
    });
  });

  it('subscribeDevice reuses a subscription with this key, and replaces one with another', async () => {
    const held = createSubscription();
    const { pushManager } = stubBrowser({ held });
    expect(await subscribeDevice(keyOf('key'))).toBe(held);
    expect(pushManager.subscribe).not.toHaveBeenCalled();
    await subscribeDevice(keyOf('next'));
    expect(held.unsubscribe).toHaveBeenCalledOnce();
    expect(pushManager.subscribe).toHaveBeenCalledOnce();
  });

  it('subscribeDevice does not subscribe if the user declines', async () => {
    const { pushManager } = stubBrowser({ answer: 'denied' });
    expect(await subscribeDevice(keyOf('key'))).toBeNull();
    expect(pushManager.subscribe).not.toHaveBeenCalled();
  });
});

describe('endPushOfDevice', () => {
  it('endPushOfDevice ends the subscription at the platform and in the browser', async () => {
    const held = createSubscription();
    stubBrowser({ held });
    const end = vi.fn(async () => undefined);
    await endPushOfDevice(end);
    expect(end).toHaveBeenCalledExactlyOnceWith(held.endpoint);
    expect(held.unsubscribe).toHaveBeenCalledOnce();
  });

  it('endPushOfDevice does not call the platform without a subscription', async () => {
    stubBrowser();
    const end = vi.fn(async () => undefined);
    await endPushOfDevice(end);
    expect(end).not.toHaveBeenCalled();
  });

  it('endPushOfDevice does not delay the sign-out while the platform does not respond', async () => {
    vi.useFakeTimers();
    const held = createSubscription();
    stubBrowser({ held });
    const done = endPushOfDevice(() => new Promise(() => undefined));
    await vi.advanceTimersByTimeAsync(1_500);
    await expect(done).resolves.toBeUndefined();
    expect(held.unsubscribe).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });
});
