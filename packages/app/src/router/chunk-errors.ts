import { createStore, useObservable } from '@lobi/core/react';

const failed = createStore<Error | null>(null);

/**
 * Listens to the event that a failed chunk raises, and retains its error for the page to find out
 * why. @source spec §8 (preload error event)
 */
export function watchChunkErrors(target: EventTarget): void {
  target.addEventListener('vite:preloadError', (event) => {
    if ('payload' in event && event.payload instanceof Error) failed.set(event.payload);
  });
}

/** The error of the chunk that failed last. */
export const useChunkError = (): Error | null => useObservable(failed);
