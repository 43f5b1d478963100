import { useSyncExternalStore } from 'react';

const stepMs = 30_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let nowMs = Date.now();

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    nowMs = Date.now();
    timer = setInterval(() => {
      nowMs = Date.now();
      for (const listener of listeners) listener();
    }, stepMs);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearInterval(timer);
  };
}

const snapshot = (): number => nowMs;

/** The time in milliseconds, updated every 30 s by one timer for the whole page. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, snapshot, snapshot);
}
