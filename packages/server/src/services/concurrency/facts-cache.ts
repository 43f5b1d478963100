import { createBatcher } from './batcher.ts';

/**
 * Cache of facts that may be outdated: a caller that acts on them verifies them in the write, and
 * refreshes them if they have changed.
 */
export interface FactsCache<Asked, Fact> {
  /** Returns the cached facts, or reads them; `undefined` when the object does not exist. */
  get(subject: Asked): Promise<Fact | undefined>;
  /** Reads the facts again. */
  refresh(subject: Asked): Promise<Fact | undefined>;
}

/** Options of a facts cache: its source and its size. */
export interface FactsCacheOptions<Asked, Fact> {
  /** Reads the facts of many keys at once, in the given order. */
  readonly read: (subject: readonly Asked[]) => Promise<readonly (Fact | undefined)[]>;
  /** Key of the facts. */
  readonly keyOf: (subject: Asked) => string;
  /** Maximum cached facts; the oldest are dropped first. */
  readonly maximumSize: number;
}

/** Maximum facts per read, and maximum concurrent reads. */
const atOnce = { size: 100, concurrency: 3 };

/** Creates an empty cache. */
export function createFactsCache<Asked, Fact extends object>({
  read,
  keyOf,
  maximumSize,
}: FactsCacheOptions<Asked, Fact>): FactsCache<Asked, Fact> {
  const readSoon = createBatcher<Asked, Fact | undefined>({ run: read, ...atOnce });
  const cache = new Map<string, Fact>();

  const refresh = async (subject: Asked): Promise<Fact | undefined> => {
    const key = keyOf(subject);
    const fact = await readSoon(subject);
    cache.delete(key);
    if (fact === undefined) return undefined;
    const [oldest] = cache.keys();
    if (oldest !== undefined && cache.size >= maximumSize) cache.delete(oldest);
    cache.set(key, fact);
    return fact;
  };

  return { get: async (subject) => cache.get(keyOf(subject)) ?? refresh(subject), refresh };
}
