import type { KeyValueStore } from './key-value-store.ts';

/**
 * Key-value storage in memory, which is lost with the page. Share it with a second environment to
 * simulate a reload or another tab.
 */
export function createMemoryStorage(): KeyValueStore {
  const values = new Map<string, string>();
  return {
    read: (key) => values.get(key) ?? null,
    write: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  };
}
