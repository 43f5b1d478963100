import type { Queryable } from './database.ts';
import { column } from './row-shape.ts';

/** Counts the entries of wallets. */
export interface EntryCounter {
  count(db: Queryable, walletId: string): Promise<number>;
}

/** Number of entries up to a version of the wallet, which never changes. */
interface Counted {
  readonly version: bigint;
  readonly count: number;
}

const nothing: Counted = { version: 0n, count: 0 };

/**
 * Counts only the entries since the last call: entries are never changed or deleted, and the wallet is
 * locked while one is written, so that none is inserted behind another.
 * @param maximum wallets whose count is cached; the least recently used are dropped
 */
export function createEntryCounter(maximum = 10_000): EntryCounter {
  const counted = new Map<string, Counted>();
  return {
    async count(db, walletId) {
      const existing = counted.get(walletId) ?? nothing;
      const since = await db.row(
        {
          text: `select count(*) as count, max(version) as version from entries
           where account_id = $1 and version > $2`,
          columns: { count: column.bigint, version: column.bigint.orNull },
        },
        [walletId, existing.version],
      );
      const count = existing.count + Number(since?.count ?? 0n);
      counted.delete(walletId);
      const [oldest] = counted.keys();
      if (oldest !== undefined && counted.size >= maximum) counted.delete(oldest);
      counted.set(walletId, { version: since?.version ?? existing.version, count });
      return count;
    },
  };
}
