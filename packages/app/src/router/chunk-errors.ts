type Listener = () => void;

const listeners = new Set<Listener>();
let missing = false;

/**
 * Listens to the event that a failed chunk raises and keeps it from becoming an uncaught error: a
 * newer version has been published, so the page offers a reload. @source spec §8 (preload error event)
 */
export function watchChunkErrors(target: EventTarget): void {
  target.addEventListener('vite:preloadError', () => {
    missing = true;
    for (const listener of listeners) listener();
  });
}

/** Store for `useSyncExternalStore`: has a chunk failed to load? */
export const chunkErrors = {
  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  current: (): boolean => missing,
};
