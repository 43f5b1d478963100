import {
  answerAsset,
  answerPage,
  cacheAssets,
  kindOf,
  outdatedAssets,
  refreshPage,
  type WorkerParts,
} from './answer-request.ts';

import type { WorkerOrder } from '../page/worker-order.ts';
import { openPush, showPush, type PushParts } from './show-push.ts';

/** Inserted when the app is built: the files of this version, without a leading slash. */
declare const currentAssets: readonly string[];

/** Inserted when the app is built: the offline page. */
declare const offlinePage: string;

/** Events of a service worker, which the DOM types do not include. */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends WorkerEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface PushEvent extends WorkerEvent {
  readonly data: { text(): string } | null;
}
interface NotificationEvent extends WorkerEvent {
  readonly notification: Notification;
}

/** Globals of a service worker, which the types of a page do not have. */
declare const registration: ServiceWorkerRegistration;
declare const clients: {
  matchAll(options: object): ReturnType<PushParts['windows']>;
  openWindow(address: string): Promise<unknown>;
};

const { origin } = location;
const pagesName = 'lobi-pages';
const assetsName = 'lobi-assets';

async function partsFor(event: WorkerEvent): Promise<WorkerParts> {
  const [pages, assets] = await Promise.all([caches.open(pagesName), caches.open(assetsName)]);
  return {
    pages,
    assets,
    fetch: (address, init) => fetch(address, init),
    offlinePage,
    now: () => Date.now(),
    keepAlive: (work) => event.waitUntil(work),
  };
}

addEventListener('install', (event) => {
  const installing = event as WorkerEvent;
  installing.waitUntil(
    partsFor(installing).then((parts) =>
      Promise.all([refreshPage('lobby', parts), refreshPage('screen', parts)]),
    ),
  );
});

addEventListener('activate', (event) => {
  const prune = async (): Promise<void> => {
    const assets = await caches.open(assetsName);
    const outdated = outdatedAssets(await assets.keys(), currentAssets);
    await Promise.all(outdated.map((address) => assets.delete(address)));
  };
  (event as WorkerEvent).waitUntil(prune());
});

addEventListener('message', (event) => {
  const message = event as MessageEvent<WorkerOrder> & WorkerEvent;
  const { keep, refresh } = message.data;
  if (keep) message.waitUntil(partsFor(message).then((parts) => cacheAssets(keep, origin, parts)));
  if (refresh) message.waitUntil(partsFor(message).then((parts) => refreshPage('lobby', parts)));
});

addEventListener('fetch', (event) => {
  const fetchEvent = event as FetchEvent;
  const { request } = fetchEvent;
  const kind = kindOf(request, origin);
  if (kind === undefined) return;
  const answer = kind === 'page' ? answerPage : answerAsset;
  // The event ends after the background work of its response.
  const waiting: Promise<unknown>[] = [];
  const answered = partsFor(fetchEvent).then((parts) =>
    answer(request, { ...parts, keepAlive: (work) => void waiting.push(work) }),
  );
  fetchEvent.respondWith(answered);
  fetchEvent.waitUntil(answered.then(() => Promise.allSettled(waiting)).catch(() => undefined));
});

const pushParts: PushParts = {
  registration,
  origin,
  windows: () => clients.matchAll({ type: 'window', includeUncontrolled: true }),
  openWindow: (address) => clients.openWindow(address),
};

addEventListener('push', (event) => {
  const pushed = event as PushEvent;
  pushed.waitUntil(showPush(pushed.data?.text() ?? '', pushParts));
});

addEventListener('notificationclick', (event) => {
  const pressed = event as NotificationEvent;
  pressed.notification.close();
  pressed.waitUntil(openPush(pressed.notification.data, pushParts));
});
