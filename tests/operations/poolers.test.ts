import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../packages/server/src/store/database.ts';
import {
  startTestDatabase,
  type TestDatabase,
} from '../../packages/server/src/testing/test-database.ts';
import { startFakePooler, type Pooling } from './fake-pooler.ts';

let databases: TestDatabase;
beforeAll(async () => {
  databases = await startTestDatabase();
});
afterAll(() => databases.stop());

/** Opens a fresh database through a pooler. */
async function throughPooler<Result>(
  pooling: Pooling,
  work: (connectionString: string) => Promise<Result>,
): Promise<Result> {
  const { name, connectionString } = await databases.fresh();
  const { searchParams, username } = new URL(connectionString);
  const path = `${searchParams.get('host')}/.s.PGSQL.${searchParams.get('port') ?? '5432'}`;
  const pooler = await startFakePooler({ path, user: username, database: name }, pooling);
  try {
    return await work(`postgresql://${username}@127.0.0.1:${pooler.port}/${name}`);
  } finally {
    await pooler.stop();
  }
}

describe('openDatabase', () => {
  // id: pooler-refused
  it('a pooler in transaction mode is rejected', async () => {
    await expect(
      throughPooler('transaction', (connectionString) => openDatabase({ connectionString })),
    ).rejects.toThrow(
      'DATABASE_URL leads to a pooler that changes connections between transactions; set pool_mode = session for it in PgBouncer, or name the database itself.',
    );
  });

  it('a pooler in session mode works, with its settings', async () => {
    await throughPooler('session', async (connectionString) => {
      const db = await openDatabase({ connectionString, poolSize: 2 });
      const named = { name: 'one', text: `select current_setting('statement_timeout') as bound` };
      await db.transaction(async (tx) => {
        expect(await tx.row(named)).toEqual({ bound: '15s' });
      });
      expect(await db.row(named)).toEqual({ bound: '15s' });
      await db.close();
    });
  });
});
