/** Events of a service worker, which the DOM types do not include. */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

declare const registration: ServiceWorkerRegistration;

// Replaces the worker of an earlier version, if the brand no longer has one.
addEventListener('activate', (event) => {
  const leave = async (): Promise<void> => {
    const names = await caches.keys();
    await Promise.all(
      names.filter((name) => name.startsWith('lobi-')).map((name) => caches.delete(name)),
    );
    await registration.unregister();
  };
  (event as WorkerEvent).waitUntil(leave());
});
