import { createBatcher } from './batcher.ts';

/**
 * Facts that were read once and are cached. They may be out of date: a caller that acts on them has
 * it checked where they act, and has them read again when they do not hold.
 */
export interface FactsCache<Asked, Fact> {
  /** As kept, or read where none are; `undefined` when there is no such thing. */
  get(asked: Asked): Promise<Fact | undefined>;
  /** Reads them now. */
  refresh(asked: Asked): Promise<Fact | undefined>;
}

/** Options of a cache of facts: their source, and how many it holds. */
export interface FactsCacheOptions<Asked, Fact> {
  /** Reads the facts of many at once, in the order asked for. */
  readonly read: (asked: readonly Asked[]) => Promise<readonly (Fact | undefined)[]>;
  /** Equal for what has the same facts. */
  readonly keyOf: (asked: Asked) => string;
  /** Most that are kept; those read first make room. */
  readonly most: number;
}

/** Most facts that one read asks for, and most reads at once. */
const atOnce = { size: 100, concurrency: 3 };

/** Keeps nothing at first. */
export function createFactsCache<Asked, Fact extends object>({
  read,
  keyOf,
  most,
}: FactsCacheOptions<Asked, Fact>): FactsCache<Asked, Fact> {
  const readSoon = createBatcher<Asked, Fact | undefined>({ run: read, ...atOnce });
  const kept = new Map<string, Fact>();

  const refresh = async (asked: Asked): Promise<Fact | undefined> => {
    const key = keyOf(asked);
    const fact = await readSoon(asked);
    kept.delete(key);
    if (fact === undefined) return undefined;
    const [oldest] = kept.keys();
    if (oldest !== undefined && kept.size >= most) kept.delete(oldest);
    kept.set(key, fact);
    return fact;
  };

  return { get: async (asked) => kept.get(keyOf(asked)) ?? refresh(asked), refresh };
}
