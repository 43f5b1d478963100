import { createStore } from '@lobi/core/react';

/** Whether this browser can receive push messages; `hidden`: the app has no service worker. */
export type PushSupport = 'hidden' | 'unsupported' | 'install' | 'ready';

/** Safari on iOS pushes to installed apps only, and has no `PushManager` elsewhere. */
const isAppleTouch = (): boolean =>
  /iPhone|iPad/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

/** Detects what this browser supports, without prompting the user. */
export function pushSupport(): PushSupport {
  if (!document.querySelector('meta[name="lobi-worker"]')) return 'hidden';
  if ('serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis)
    return 'ready';
  return isAppleTouch() ? 'install' : 'unsupported';
}

/** Whether the user has blocked notifications of this site. */
export const isPushBlocked = (): boolean =>
  'Notification' in globalThis && Notification.permission === 'denied';

/** The subscription of this device, from any page; `null`: none. */
export async function findPushSubscription(): Promise<PushSubscription | null> {
  if (pushSupport() !== 'ready') return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

const toBase64Url = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** Whether a subscription was made with another key, so that the platform can no longer use it. */
export const isOutdated = ({ options }: PushSubscription, publicKey: string): boolean =>
  toBase64Url(options.applicationServerKey) !== publicKey;

/**
 * Subscribes this device. The browser asks the user for permission, so call it on a press only.
 * @returns `null` if the user has declined
 */
export async function subscribeDevice(publicKey: string): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  const currentSubscription = await pushManager.getSubscription();
  if (currentSubscription && !isOutdated(currentSubscription, publicKey))
    return currentSubscription;
  await currentSubscription?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}

/** The fields of a subscription in the platform's format. */
export function toPushBody(subscription: PushSubscription) {
  const { endpoint } = subscription;
  return {
    endpoint,
    p256dh: toBase64Url(subscription.getKey('p256dh')),
    auth: toBase64Url(subscription.getKey('auth')),
  };
}

/** Maximum wait for the end of a subscription at sign-out, in ms. @source ours */
const signOutWaitMs = 1_500;

/**
 * Ends the subscription of this device before its user signs out: at the platform, if it responds in
 * time, and in the browser. Does nothing without a subscription.
 * @param end the call that notifies the platform
 */
export async function endPushOfDevice(end: (endpoint: string) => Promise<unknown>): Promise<void> {
  const work = async (): Promise<void> => {
    const subscription = await findPushSubscription();
    if (!subscription) return;
    await Promise.allSettled([end(subscription.endpoint), subscription.unsubscribe()]);
  };
  const timeout = new Promise<void>((resolve) => setTimeout(resolve, signOutWaitMs));
  await Promise.race([work().catch(() => undefined), timeout]);
}

/** Whether the browser is online. */
export const onlineStore = createStore(typeof navigator === 'undefined' || navigator.onLine);
globalThis.addEventListener?.('online', () => onlineStore.set(true));
globalThis.addEventListener?.('offline', () => onlineStore.set(false));
