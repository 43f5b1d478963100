import { createStore, useObservable } from '@lobi/core/react';

const failed = createStore<Error | null>(null);

/**
 * Listens to the event of a failed chunk, and stores its error, so that the page can find the cause.
 * @source spec §8 (preload error event)
 */
export function watchChunkErrors(target: EventTarget): void {
  target.addEventListener('vite:preloadError', (event) => {
    if ('payload' in event && event.payload instanceof Error) failed.set(event.payload);
  });
}

/** The error of the latest failed chunk. */
export const useChunkError = (): Error | null => useObservable(failed);
