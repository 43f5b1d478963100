import type { Transaction } from './database.ts';
import { column, type RowOf } from './row-shape.ts';

/** Key of a counter, by account or address: a SHA-256. */
export interface GuessKey {
  readonly kind: string;
  readonly key: Buffer;
}

const guessColumns = {
  failures: column.integer,
  openAt: column.time,
  forgottenAt: column.time,
};

/** Failed attempts so far, and their consequence for the next one. */
export type GuessRecord = RowOf<typeof guessColumns>;

const first = {
  name: 'guess-first',
  text: `insert into guesses (kind, key, failures, open_at, forgotten_at)
    values ($1, $2, 0, clock_timestamp(), clock_timestamp()) on conflict do nothing`,
};

const locked = {
  name: 'guess-lock',
  text: `select failures, open_at as "openAt", forgotten_at as "forgottenAt",
      clock_timestamp() as now
    from guesses where kind = $1 and key = $2 for update`,
  columns: { ...guessColumns, now: column.time },
};

const counted = {
  name: 'guess-count',
  text: `update guesses set failures = $3, open_at = $4, forgotten_at = $5
    where kind = $1 and key = $2`,
};

/** Expired rows are deleted by later calls; rows locked by others are skipped. */
const swept = {
  name: 'guess-sweep',
  text: `delete from guesses g using (
      select kind, key from guesses where forgotten_at < clock_timestamp() - interval '1 minute'
      order by forgotten_at limit 10 for update skip locked
    ) old where g.kind = old.kind and g.key = old.key`,
};

/** Returns the counter of a key, locked until the transaction ends, and the database time. */
export async function lockGuesses(
  tx: Transaction,
  { kind, key }: GuessKey,
): Promise<GuessRecord & { readonly now: Date }> {
  await tx.run(swept);
  for (;;) {
    await tx.run(first, [kind, key]);
    // Another process may have removed it in between.
    const row = await tx.row(locked, [kind, key]);
    if (row) return row;
  }
}

/** Stores the counter. */
export const countGuesses = (tx: Transaction, { kind, key }: GuessKey, record: GuessRecord) =>
  tx.run(counted, [kind, key, record.failures, record.openAt, record.forgottenAt]);

/** Deletes the counter. */
export const deleteGuesses = (
  db: Pick<Transaction, 'run'>,
  { kind, key }: GuessKey,
): Promise<number> => db.run('delete from guesses where kind = $1 and key = $2', [kind, key]);
