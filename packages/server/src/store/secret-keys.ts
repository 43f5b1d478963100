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

/** The key in use, and the one that everything is being encrypted again with, if any. */
export interface SecretKeys {
  readonly current: SecretKey | undefined;
  readonly next: SecretKey | undefined;
}

/** Any text: a process that can decrypt it has the secret. */
const checkText = 'lobi';

/** Does the sealer open everything that this key has sealed? */
export function isKeyOf(sealer: Sealer, { checkValue }: SecretKey): boolean {
  try {
    return sealer.open(checkValue) === checkText;
  } catch {
    return false;
  }
}

/** The keys of this database; `undefined` while it has no table of them. */
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
      ? 'LOBI_SECRET is not the secret that this database was set up with; give that one, or change it with "books rotate-secret".'
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
 * Makes sure, without writing, that a node's secret is that of the database: by the check value, or
 * by what is sealed where an earlier release has left none.
 * @param secretFile that the secret is from, for the sentence that refuses it; `undefined` when it
 *   was given as `LOBI_SECRET`
 * @throws StartError with one sentence when it is not, or while it is being changed
 */
export async function assertSecretFits(
  db: Queryable,
  sealer: Sealer,
  secretFile: string | undefined,
): Promise<void> {
  const keys = await findSecretKeys(db);
  if (keys?.next) {
    throw new StartError(
      'The secret of this database is being changed; run "books rotate-secret" again until it ends, then start with the new secret.',
    );
  }
  if (!keys?.current) return assertOpensValues(db, sealer, secretFile);
  if (!isKeyOf(sealer, keys.current)) throw wrongSecret(secretFile);
}

/**
 * Makes the secret that of the database where none has been before. Of two nodes that start at once
 * with different secrets, the second is rejected. Errors as `assertSecretFits`.
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

/** Begins to change the secret: from now on values may be sealed with the next one, and no node starts. */
export async function insertNextKey(tx: Transaction, next: Sealer): Promise<void> {
  await tx.run(
    `insert into secret_keys (id, check_value, state) values ($1, $2, 'next')
     on conflict (id) do update
       set check_value = excluded.check_value, state = 'next', retired_at = null`,
    [next.keyId, next.seal(checkText)],
  );
}

/** Takes back `insertNextKey` before anything was sealed with it. */
export async function removeNextKey(db: Queryable): Promise<void> {
  await db.run(`delete from secret_keys where state = 'next'`);
}

/**
 * Makes the next key the current one, after every process that is about to encrypt with the old
 * one.
 */
export async function finishRotation(tx: Transaction): Promise<void> {
  await tx.run('select pg_advisory_xact_lock(7230116)');
  await tx.run(
    `update secret_keys set state = 'retired', retired_at = clock_timestamp() where state = 'current'`,
  );
  await tx.run(`update secret_keys set state = 'current' where state = 'next'`);
}
