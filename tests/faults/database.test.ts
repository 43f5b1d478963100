import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type DatabasePool } from '../../packages/server/src/store/database.ts';
import {
  startTestDatabase,
  type TestDatabase,
} from '../../packages/server/src/testing/test-database.ts';
import { times } from './counts.ts';
import { startProxy } from './tcp-proxy.ts';
import { waitUntil } from '../wait-until.ts';
import { queryRow, queryRows } from '../query-rows.ts';

let databases: TestDatabase;
let connectionString: string;
let db: DatabasePool;
beforeAll(async () => {
  databases = await startTestDatabase();
  ({ connectionString } = await databases.fresh());
  db = await openDatabase({ connectionString, poolSize: 2 });
  await db.run('create table kept (id integer)');
});
afterAll(async () => {
  await db.close();
  await databases.stop();
});

const raise = (code: string): string =>
  `do $$ begin raise exception 'injected' using errcode = '${code}'; end $$`;

/** A message of PostgreSQL that ends a connection. */
function fatal(code: string, message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${message}\0\0`);
  const head = Buffer.from('E\0\0\0\0');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

const storedRows = () => queryRows<{ id: number }>(db, 'select id from kept order by id');

describe('M7: transactions in conflict', () => {
  it.each(['40001', '40P01'])(
    'a transaction is retried after %s, and commits once',
    async (code) => {
      await db.run('truncate kept');
      let attempts = 0;
      await db.transaction(async (tx) => {
        attempts += 1;
        await tx.run('insert into kept values (1)');
        if (attempts < 3) await tx.run(raise(code));
      });
      expect(attempts).toBe(3);
      expect(await storedRows()).toEqual([{ id: 1 }]);
    },
  );

  it('a transaction fails after five retries, and may be requested again', async () => {
    let attempts = 0;
    const hopeless = db.transaction(async (tx) => {
      attempts += 1;
      await tx.run(raise('40001'));
    });
    await expect(hopeless).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 1 });
    expect(attempts).toBe(6);
  });

  // id: single-statement-retried
  it('a single statement is retried, too', async () => {
    await db.run('create sequence tried');
    const { retries } = db.stats();
    await expect(db.run(raise('40P01'))).rejects.toMatchObject({ code: 'unavailable' });
    expect(db.stats().retries - retries).toBe(5);
    const thirdTime = `do $$ begin
      if nextval('tried') < 3 then raise exception 'injected' using errcode = '40001'; end if;
    end $$`;
    await db.run(thirdTime);
    expect(await db.row('select last_value as tries from tried')).toEqual({ tries: 3n });
  });

  it('a transaction that takes too long is rolled back, and may be requested again', async () => {
    await db.run('truncate kept');
    let attempts = 0;
    const slow = db.transaction(async (tx) => {
      attempts += 1;
      await tx.run('insert into kept values (1)');
      await tx.run("set local statement_timeout = '20ms'");
      await tx.run('select pg_sleep(10)');
    });
    await expect(slow).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 1 });
    expect(attempts).toBe(1);
    expect(await storedRows()).toEqual([]);
  });

  it('a transaction that fails by its own error is not retried', async () => {
    let attempts = 0;
    const wrong = db.transaction(async (tx) => {
      attempts += 1;
      await tx.run(raise('23514'));
    });
    await expect(wrong).rejects.toMatchObject({ code: '23514' });
    expect(attempts).toBe(1);
  });
});

describe('M7: a connection', () => {
  // id: connection-lost-in-transaction
  it('a connection lost between two statements rolls the transaction back, without effect on others', async () => {
    await db.run('truncate kept');
    const lost = db.transaction(async (tx) => {
      await tx.run('insert into kept values (2)');
      const row = await queryRow<{ pid: number }>(tx, 'select pg_backend_pid() as pid');
      await db.row('select pg_terminate_backend($1)', [row?.pid]);
      // The event arrives while no caller waits for a response.
      await waitUntil(async () => {
        const found = await db.row('select from pg_stat_activity where pid = $1', [row?.pid]);
        expect(found).toBeUndefined();
      });
      await new Promise((resolve) => setImmediate(resolve));
      await tx.run('insert into kept values (3)');
    });
    await expect(lost).rejects.toMatchObject({ code: 'unavailable' });
    expect(await storedRows()).toEqual([]);
  });

  it('a connection that ends with a response is replaced before the next caller gets it', async () => {
    const address = new URL(connectionString);
    const folder = address.searchParams.get('host') ?? '';
    const proxy = await startProxy({ path: `${folder}/.s.PGSQL.5432` });
    address.searchParams.set('host', '127.0.0.1');
    address.port = String(proxy.port);
    const single = await openDatabase({ connectionString: address.href, poolSize: 1 });
    try {
      proxy.fault.lastMessage = fatal('57P01', 'terminating connection');
      const answered = single.row('select 1 as one');
      const next = single.transaction((tx) => tx.row('select 2 as two'));
      expect(await answered).toEqual({ one: 1 });
      expect(await next).toEqual({ two: 2 });
      expect(await single.row('select 3 as three')).toEqual({ three: 3 });
    } finally {
      await single.close();
      await proxy.stop();
    }
  });

  it('a lost connection is replaced, so that the pool keeps its size', async () => {
    const waits = await Promise.all(
      times(4, (index) =>
        queryRow<{ id: number }>(db, 'select $1::integer as id, pg_sleep(0.02)', [index]),
      ),
    );
    expect(waits.map((row) => row?.id)).toEqual([0, 1, 2, 3]);
    expect(db.stats()).toMatchObject({ total: 2, idle: 2, waiting: 0 });
  });
});
