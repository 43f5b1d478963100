import type { KitMessages } from '@lobi/ui';

/** Messages used by a component's stories, as `area.key`, by title of the component. */
const usedByTitle = new Map<string, readonly string[]>();
const listeners = new Set<() => void>();
const recorded = new Map<string, KitMessages>();
const none: readonly string[] = [];

function note(title: string, key: string): void {
  const used = usedByTitle.get(title) ?? none;
  if (used.includes(key)) return;
  usedByTitle.set(title, [...used, key].sort());
  // Messages are read during a render, when listeners must not be called.
  queueMicrotask(() => {
    for (const listener of listeners) listener();
  });
}

/**
 * The same dictionary, which remembers under this title what is read from it.
 * @param variant language and brand, which decide the texts
 */
export function recordMessages(title: string, variant: string, messages: KitMessages): KitMessages {
  const known = recorded.get(`${title} ${variant}`);
  if (known) return known;
  const watched = Object.fromEntries(
    Object.entries(messages).map(([area, texts]) => [
      area,
      new Proxy(texts, {
        get(target, key) {
          const value: unknown = Reflect.get(target, key);
          if (typeof key === 'string' && typeof value === 'string') note(title, `${area}.${key}`);
          return value;
        },
      }),
    ]),
  ) as unknown as KitMessages;
  recorded.set(`${title} ${variant}`, watched);
  return watched;
}

/** Messages used under this title so far; a store for `useSyncExternalStore`. */
export const usedMessages = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  of: (title: string): readonly string[] => usedByTitle.get(title) ?? none,
};
