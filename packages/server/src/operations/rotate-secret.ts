import { copyFile, rename, writeFile } from 'node:fs/promises';
import { createSealer, type Sealer } from '../config/sealer.ts';
import { deriveSecrets, type MasterSecret } from '../config/secrets.ts';
import { StartError } from '../config/start-error.ts';
import { openDatabase, type Database } from '../store/database.ts';
import {
  hasValuesOfOtherKeys,
  lockValuesOfOtherKeys,
  sealedColumns,
  updateSealedValues,
  type SealedColumn,
} from '../store/sealed-columns.ts';
import {
  findSecretKeys,
  finishRotation,
  insertNextKey,
  isKeyOf,
  removeNextKey,
} from '../store/secret-keys.ts';
import { column } from '../store/row-shape.ts';

/** Data to re-encrypt. */
export interface RotationPlan {
  readonly connectionString: string;
  /** The secret that the database has now. */
  readonly from: MasterSecret;
  readonly to: MasterSecret;
  /** Values per transaction. Default 500. */
  readonly batchSize?: number;
  /** Called after each batch with the number of re-encrypted values so far. */
  readonly onBatch?: (count: number) => void;
}

/** Result of a rotation. */
export interface RotationReport {
  /** Values re-encrypted by this run. */
  readonly count: number;
  /** Id of the key in use from now on. */
  readonly keyId: string;
}

/** Name under which this command is connected; nodes are `lobi`. */
const applicationName = 'lobi rotate-secret';

const lowestId = '00000000-0000-0000-0000-000000000000';

const sealerOf = ({ text }: MasterSecret): Sealer => createSealer(deriveSecrets(text).gateway);

/**
 * Counts the connections of running nodes. A node connects before it checks for a rotation in progress,
 * so that one of the two always sees the other.
 */
async function countNodeConnections(db: Database): Promise<number> {
  const row = await db.row({
    text: `select count(*)::int as count from pg_stat_activity
       where datname = current_database() and application_name = 'lobi'`,
    columns: { count: column.integer },
  });
  return row?.count ?? 0;
}

/** Records the start of the rotation. @returns whether it is already complete */
async function begin(db: Database, from: Sealer, to: Sealer): Promise<boolean> {
  const keys = await findSecretKeys(db);
  if (!keys?.current) {
    throw new StartError(
      'This database has no secret of this release yet; start the platform on it once before.',
    );
  }
  const { current, next } = keys;
  if (!next && isKeyOf(to, current)) return true;
  if (!isKeyOf(from, current)) {
    throw new StartError(
      'The former secret is not that of this database; pass the secret with which the platform runs.',
    );
  }
  if (next && !isKeyOf(to, next)) {
    throw new StartError(
      'A change to another secret has begun; finish it with the file that it was begun with.',
    );
  }
  if (!next) await db.transaction((tx) => insertNextKey(tx, to));
  const nodes = await countNodeConnections(db);
  if (nodes === 0) return false;
  // Continues a rotation that an earlier run began.
  if (!next) await removeNextKey(db);
  throw new StartError(
    `The platform still runs on this database (${nodes} connections); stop every process, then change the secret.`,
  );
}

async function resealColumn(
  db: Database,
  column: SealedColumn,
  { from, to, limit }: { readonly from: Sealer; readonly to: Sealer; readonly limit: number },
  onBatch: (count: number) => void,
): Promise<void> {
  for (let after = lowestId; ;) {
    const last = await db.transaction(async (tx) => {
      const values = await lockValuesOfOtherKeys(tx, column, { keyId: to.keyId, after, limit });
      await updateSealedValues(
        tx,
        column,
        values.map(({ id, sealed }) => ({ id, sealed: to.seal(from.open(sealed)) })),
      );
      return { id: values.at(-1)?.id, count: values.length };
    });
    if (last.id === undefined) return;
    onBatch(last.count);
    after = last.id;
  }
}

/**
 * Re-encrypts everything with another secret, in batches, and then makes it the secret of the database.
 * The next run continues an interrupted one; until the end no node starts. Errors: `StartError` while
 * nodes run, when `from` is not the secret of the database, or when a rotation to a third secret has
 * begun.
 */
export async function rotateSecret(plan: RotationPlan): Promise<RotationReport> {
  const [from, to] = [sealerOf(plan.from), sealerOf(plan.to)];
  const { connectionString, batchSize: limit = 500, onBatch } = plan;
  const db = await openDatabase({ connectionString, poolSize: 2, applicationName });
  let count = 0;
  const onResealed = (more: number): void => {
    count += more;
    onBatch?.(count);
  };
  try {
    const isDone = await begin(db, from, to);
    for (let isFinished = isDone; !isFinished;) {
      for (const column of sealedColumns) {
        await resealColumn(db, column, { from, to, limit }, onResealed);
      }
      isFinished = await finish(db, to);
    }
  } finally {
    await db.close();
  }
  const { file } = plan.from;
  if (file !== undefined) {
    // Needed for database backups taken before the rotation.
    await copyFile(file, `${file}-${from.keyId}`);
    await replaceSecretFile(file, plan.to.text);
  }
  return { count, keyId: to.keyId };
}

class ValuesLeft extends Error {}

/**
 * Completes the rotation, unless a disconnected node has sealed something with the old secret meanwhile.
 */
async function finish(db: Database, to: Sealer): Promise<boolean> {
  try {
    await db.transaction(async (tx) => {
      await finishRotation(tx);
      if (await hasValuesOfOtherKeys(tx, to.keyId)) throw new ValuesLeft();
    });
    return true;
  } catch (error) {
    if (error instanceof ValuesLeft) return false;
    throw error;
  }
}

/** Replaces the secret of a data folder atomically. */
async function replaceSecretFile(path: string, text: string): Promise<void> {
  const unfinished = `${path}.new`;
  await writeFile(unfinished, text, { mode: 0o600 });
  await rename(unfinished, path);
}
