import { StartError } from '../config/start-error.ts';
import type { Sealer } from '../config/sealer.ts';
import type { Queryable, Transaction } from './database.ts';
import { anySealedValue, sealedColumns } from './sealed-columns.ts';
import { column, type RowOf } from './row-shape.ts';

const secretKeyColumns = {
  id: column.text,
  /** A known text, sealed. */
  checkValue: column.text,
};

/** Fingerprint of a master secret: enough to recognize it, without the secret itself. */
export type SecretKey = RowOf<typeof secretKeyColumns>;

/** The active key, and the target key of a rotation in progress. */
export interface SecretKeys {
  readonly current: SecretKey | undefined;
  readonly next: SecretKey | undefined;
}

/** Any text: a process that can decrypt it has the secret. */
const checkText = 'lobi';

/** Returns whether the sealer can open everything that this key has sealed. */
export function isKeyOf(sealer: Sealer, { checkValue }: SecretKey): boolean {
  try {
    return sealer.open(checkValue) === checkText;
  } catch {
    return false;
  }
}

/** The keys of this database; `undefined` before their table exists. */
export async function findSecretKeys(db: Queryable): Promise<SecretKeys | undefined> {
  const found = await db.row({
    text: `select to_regclass('secret_keys') is not null as there`,
    columns: { there: column.boolean },
  });
  if (!found?.there) return undefined;
  const rows = await db.rows({
    text: `select id, check_value as "checkValue", state from secret_keys where state <> 'retired'`,
    columns: { ...secretKeyColumns, state: column.text },
  });
  const inState = (wanted: string) => rows.find(({ state }) => state === wanted);
  return { current: inState('current'), next: inState('next') };
}

function wrongSecret(secretFile: string | undefined, cause?: unknown): StartError {
  return new StartError(
    secretFile === undefined
      ? 'LOBI_SECRET is not the secret that this database was set up with; give that one, or change it with "ledger rotate-secret".'
      : `The secret in ${secretFile} is not the one that this database was set up with; set LOBI_SECRET to that one, or restore the file from a backup.`,
    cause,
  );
}

async function assertOpensValues(
  db: Queryable,
  sealer: Sealer,
  secretFile: string | undefined,
): Promise<void> {
  for (const column of sealedColumns) {
    const value = await anySealedValue(db, column);
    try {
      if (value) sealer.open(value.sealed);
    } catch (cause) {
      throw wrongSecret(secretFile, cause);
    }
  }
}

/**
 * Verifies, without writing, that a node's secret is that of the database: by the check value, or by
 * sealed values if an earlier release left none.
 * @param secretFile file of the secret, for the error message; `undefined` when it was given as
 *   `LOBI_SECRET`
 * @throws StartError with one sentence when it differs, or during a rotation
 */
export async function assertSecretFits(
  db: Queryable,
  sealer: Sealer,
  secretFile: string | undefined,
): Promise<void> {
  const keys = await findSecretKeys(db);
  if (keys?.next) {
    throw new StartError(
      'The secret of this database is being changed; run "ledger rotate-secret" again until it ends, then start with the new secret.',
    );
  }
  if (!keys?.current) return assertOpensValues(db, sealer, secretFile);
  if (!isKeyOf(sealer, keys.current)) throw wrongSecret(secretFile);
}

/**
 * Registers the secret of a new database. Of two nodes that start at once with different secrets, the
 * second is rejected. Errors as `assertSecretFits`.
 */
export async function adoptSecret(
  db: Queryable,
  sealer: Sealer,
  secretFile: string | undefined,
): Promise<void> {
  await db.run(
    `insert into secret_keys (id, check_value, state) values ($1, $2, 'current')
     on conflict do nothing`,
    [sealer.keyId, sealer.seal(checkText)],
  );
  await assertSecretFits(db, sealer, secretFile);
}

/** Begins a rotation: from now on values may be sealed with the next key, and no node starts. */
export async function insertNextKey(tx: Transaction, next: Sealer): Promise<void> {
  await tx.run(
    `insert into secret_keys (id, check_value, state) values ($1, $2, 'next')
     on conflict (id) do update
       set check_value = excluded.check_value, state = 'next', retired_at = null`,
    [next.keyId, next.seal(checkText)],
  );
}

/** Undoes `insertNextKey` before anything was sealed with the new key. */
export async function removeNextKey(db: Queryable): Promise<void> {
  await db.run(`delete from secret_keys where state = 'next'`);
}

/**
 * Makes the next key the active one, after waiting for processes that are about to encrypt with the old
 * one.
 */
export async function finishRotation(tx: Transaction): Promise<void> {
  await tx.run('select pg_advisory_xact_lock(7230116)');
  await tx.run(
    `update secret_keys set state = 'retired', retired_at = clock_timestamp() where state = 'current'`,
  );
  await tx.run(`update secret_keys set state = 'current' where state = 'next'`);
}
