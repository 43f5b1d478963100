import { createStore, useObservable } from '@lobi/core/react';

const missing = createStore(false);

/**
 * Listens to the event that a failed chunk raises and keeps it from becoming an uncaught error: a
 * newer version has been published, so the page offers a reload. @source spec §8 (preload error event)
 */
export function watchChunkErrors(target: EventTarget): void {
  target.addEventListener('vite:preloadError', () => missing.set(true));
}

/** Has a chunk failed to load? */
export const useMissingChunk = (): boolean => useObservable(missing);
