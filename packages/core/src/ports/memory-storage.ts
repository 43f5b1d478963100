import type { KeyValueStore } from './key-value-store.ts';

/** Storage in memory, forgotten with the page. Give the same one to a second environment to play a reload or another tab. */
export function createMemoryStorage(): KeyValueStore {
  const values = new Map<string, string>();
  return {
    read: (key) => values.get(key) ?? null,
    write: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  };
}
