import type { Queryable } from './database.ts';
import { column } from './row-shape.ts';

/** Counts the entries of wallets. */
export interface EntryCounter {
  count(db: Queryable, walletId: string): Promise<number>;
}

/** Entries of a wallet up to one of its versions: a number that never changes. */
interface Counted {
  readonly version: bigint;
  readonly count: number;
}

const nothing: Counted = { version: 0n, count: 0 };

/**
 * Looks only at what came since the last time: entries are never changed or taken away, and a wallet
 * is locked while one is written, so that none comes in behind another.
 * @param most wallets whose count is kept; those asked for longest ago make room
 */
export function createEntryCounter(most = 10_000): EntryCounter {
  const counted = new Map<string, Counted>();
  return {
    async count(db, walletId) {
      const known = counted.get(walletId) ?? nothing;
      const since = await db.row(
        {
          text: `select count(*) as count, max(version) as version from entries
           where account_id = $1 and version > $2`,
          columns: { count: column.bigint, version: column.bigint.orNull },
        },
        [walletId, known.version],
      );
      const count = known.count + Number(since?.count ?? 0n);
      counted.delete(walletId);
      const [oldest] = counted.keys();
      if (oldest !== undefined && counted.size >= most) counted.delete(oldest);
      counted.set(walletId, { version: since?.version ?? known.version, count });
      return count;
    },
  };
}
