import { v7 as uuid } from 'uuid';
import type { Queryable, Statement, Transaction } from './database.ts';
import { column, selectList, type RowOf } from './row-shape.ts';

const columns = {
  id: column.uuid,
  state: column.oneOf(['next', 'current']),
  commitment: column.text,
  sealed: column.text,
  /** `null` until it becomes active. */
  clientSeed: column.text.orNull.from('client_seed'),
  nonce: column.integer,
};

/** A seed before it is revealed; only the server can decrypt it. */
export type SeedRecord = RowOf<typeof columns>;

/** A revealed seed. */
const revealedSeedColumns = {
  serverSeed: column.text,
  commitment: column.text,
  clientSeed: column.text,
  lastNonce: column.integer,
};

/** A new secret: its public commitment, and the sealed value. */
export interface NewSeed {
  readonly commitment: string;
  readonly sealed: string;
}

const live = {
  name: 'seeds-live',
  text: `select ${selectList(columns)} from player_seeds where user_id = $1 and state <> 'revealed'`,
  columns,
};

const lock = { name: 'seeds-lock', text: `${live.text} order by id for update`, columns };

/** Seeds of a user in use and next. */
export const findSeeds = (db: Queryable, userId: string) => db.rows(live, [userId]);

/** Locks the seeds of a user for a play or a change; after the wallet. */
export const lockSeeds = (tx: Transaction, userId: string) => tx.rows(lock, [userId]);

const first: Statement = {
  name: 'seeds-first',
  text: `insert into player_seeds (id, user_id, state, commitment, sealed, client_seed)
    values ($1, $2, 'current', $3, $4, $5), ($6, $2, 'next', $7, $8, null)
    on conflict do nothing`,
};

/** Inserts the first seeds of a user, unless a concurrent call did. */
export const insertFirstSeeds = (
  db: Queryable,
  userId: string,
  seeds: { readonly current: NewSeed; readonly next: NewSeed; readonly clientSeed: string },
) => {
  const { current, next, clientSeed } = seeds;
  return db.run(first, [
    uuid(),
    userId,
    current.commitment,
    current.sealed,
    clientSeed,
    uuid(),
    next.commitment,
    next.sealed,
  ]);
};

const count: Statement = {
  name: 'seed-count',
  text: 'update player_seeds set nonce = nonce + 1 where id = $1',
};

/** Counts one play of a locked seed. */
export const countPlay = (tx: Transaction, seedId: string) => tx.run(count, [seedId]);

/** Reveals the active seed, replaces it with the committed one, and commits to another. */
export async function changeSeeds(
  tx: Transaction,
  userId: string,
  change: {
    readonly current: SeedRecord;
    readonly next: SeedRecord;
    readonly serverSeed: string;
    readonly clientSeed: string;
    readonly promised: NewSeed;
  },
): Promise<void> {
  const { current, next, promised } = change;
  await tx.run(
    `update player_seeds set state = 'revealed', server_seed = $2, revealed_at = clock_timestamp()
     where id = $1`,
    [current.id, change.serverSeed],
  );
  await tx.run("update player_seeds set state = 'current', client_seed = $2 where id = $1", [
    next.id,
    change.clientSeed,
  ]);
  await tx.run(
    `insert into player_seeds (id, user_id, state, commitment, sealed)
     values ($1, $2, 'next', $3, $4)`,
    [uuid(), userId, promised.commitment, promised.sealed],
  );
}

const revealed = {
  name: 'seeds-revealed',
  text: `select server_seed as "serverSeed", commitment, client_seed as "clientSeed",
      nonce as "lastNonce"
    from player_seeds where user_id = $1 and state = 'revealed'
    order by revealed_at desc, id desc limit $2`,
  columns: revealedSeedColumns,
};

/** Revealed seeds of a user, newest first. */
export const listRevealed = (db: Queryable, userId: string, limit: number) =>
  db.rows(revealed, [userId, limit]);
