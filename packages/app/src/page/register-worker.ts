import type { PlatformClient } from '@lobi/core';
import type { WorkerOrder } from './worker-order.ts';
import { firstUse } from './first-use.ts';
import { quietMoment } from './quiet-moment.ts';

/** Script URLs are a separate type if the page's policy requires trusted types. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ): { createScriptURL(address: string): string };
}

/** URL of the worker, as the built page names it; `undefined` in development. */
const workerAddress = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="lobi-worker"]')?.content;

/** Satisfies the page's trusted types policy, which accepts only this URL. */
function trusted(address: string): string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('lobi-worker', { createScriptURL: (text) => text });
  return policy ? policy.createScriptURL(address) : address;
}

/**
 * Registers the service worker of a built app, so that a second visit starts from the cache and offline.
 * It receives the URLs of loaded files, so that it needs no further requests. Does nothing in a browser
 * that has no service workers or denies them.
 * @source ours
 */
export async function registerWorker({ auth }: Pick<PlatformClient, 'auth'>): Promise<void> {
  const address = workerAddress();
  if (address === undefined || !('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register(trusted(address));
    const { active } = await navigator.serviceWorker.ready;
    const send = (order: WorkerOrder): void => active?.postMessage(order);
    const keepLoaded = (): void => {
      send({ keep: performance.getEntriesByType('resource').map(({ name }) => name) });
    };
    keepLoaded();
    let userId = auth.getSnapshot().context.user?.id;
    auth.subscribe(({ context }) => {
      if (context.user?.id === userId) return;
      userId = context.user?.id;
      send({ refresh: true });
    });
    // Some scripts, such as those that send calls, are loaded only on first use.
    await firstUse();
    await quietMoment();
    keepLoaded();
  } catch {
    // Private windows and some settings deny it; a visit then works without the cache.
  }
}
