import type { KitMessages } from '@lobi/ui';

/** Messages used by a component's stories, as `area.key`, by title of the component. */
const usedByTitle = new Map<string, readonly string[]>();
const listeners = new Set<() => void>();
const recorded = new Map<string, KitMessages>();
const noKeys: readonly string[] = [];

function recordUse(title: string, key: string): void {
  const used = usedByTitle.get(title) ?? noKeys;
  if (used.includes(key)) return;
  usedByTitle.set(title, [...used, key].sort());
  // Messages are read during a render, when listeners must not be called.
  queueMicrotask(() => {
    for (const listener of listeners) listener();
  });
}

/**
 * Returns the same messages, recording which of them are read under this title.
 * @param variant language and brand, which determine the texts
 */
export function recordMessages(title: string, variant: string, messages: KitMessages): KitMessages {
  const cached = recorded.get(`${title} ${variant}`);
  if (cached) return cached;
  const recording = Object.fromEntries(
    Object.entries(messages).map(([area, texts]) => [
      area,
      new Proxy(texts, {
        get(target, key) {
          const value: unknown = Reflect.get(target, key);
          if (typeof key === 'string' && typeof value === 'string')
            recordUse(title, `${area}.${key}`);
          return value;
        },
      }),
    ]),
  ) as unknown as KitMessages;
  recorded.set(`${title} ${variant}`, recording);
  return recording;
}

/** Messages used under this title so far; a store for `useSyncExternalStore`. */
export const usedMessages = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  of: (title: string): readonly string[] => usedByTitle.get(title) ?? noKeys,
};
