import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createSealer } from '../../packages/server/src/config/sealer.ts';
import { createReadiness } from '../../packages/server/src/operations/readiness.ts';
import { openDatabase, type DatabasePool } from '../../packages/server/src/store/database.ts';
import { adoptSecret } from '../../packages/server/src/store/secret-keys.ts';
import {
  startTestDatabase,
  type TestDatabase,
} from '../../packages/server/src/testing/test-database.ts';
import { times } from '../faults/counts.ts';
import { startNode } from '../faults/server-node.ts';
import { startProxy, type TcpProxy } from '../faults/tcp-proxy.ts';
import { liveWorld, signIn } from '../faults/visitor.ts';
import { createWorld, silentLog } from '../ledger/world.ts';
import { queryRow } from '../query-rows.ts';

const sealer = createSealer('ab'.repeat(32));
/** A short commit timeout, so that the tests need not wait long. */
const waits = { connectionMs: 5_000, statementMs: 5_000, commitMs: 2_000 };

let databases: TestDatabase;
let connectionString: string;
/** Changes settings of the server, with statements that need no acknowledged commit. */
let operator: DatabasePool;
let db: DatabasePool;
let isDraining = false;

const settings = {
  readOnly: ['default_transaction_read_only', 'on'],
  standbyGone: ['synchronous_standby_names', 'no_standby'],
} as const;

/**
 * Waits until the setting is active. Sessions learn that commits wait for a standby from PostgreSQL's
 * checkpointer, which may read its settings a moment later.
 */
async function setUp([name, value]: (typeof settings)[keyof typeof settings]): Promise<void> {
  await operator.run(`alter system set ${name} = '${value}'`);
  await operator.run('select pg_reload_conf()');
  await expect
    .poll(() => operator.row(`select current_setting('${name}') as value`))
    .toEqual({ value });
}

async function resetAll(): Promise<void> {
  for (const [name] of Object.values(settings)) await operator.run(`alter system reset ${name}`);
  await operator.run('select pg_reload_conf()');
  for (const [name, value] of Object.values(settings)) {
    await expect
      .poll(() => operator.row(`select current_setting('${name}') as value`))
      .not.toEqual({ value });
  }
}

const readinessOf = (
  probe: DatabasePool,
  options: Partial<Parameters<typeof createReadiness>[0]> = {},
) =>
  createReadiness({
    db: probe,
    keyId: sealer.keyId,
    isDraining: () => isDraining,
    log: silentLog,
    withinMs: 20_000,
    everyMs: 0,
    ...options,
  });

beforeAll(async () => {
  databases = await startTestDatabase({ alone: true });
  ({ connectionString } = await databases.fresh());
  operator = await openDatabase({ connectionString, poolSize: 1 });
  db = await openDatabase({ connectionString, poolSize: 1, waits });
  await adoptSecret(db, sealer, undefined);
});
afterEach(async () => {
  isDraining = false;
  await resetAll();
});
afterAll(async () => {
  await db.close();
  await operator.close();
  await databases.stop();
});

describe('readiness', () => {
  it('readiness is reported while the database acknowledges writes', async () => {
    expect(await readinessOf(db)()).toEqual({ isReady: true });
  });

  // id: readiness-write-rate
  it('the readiness check writes at most once a second, for any number of callers', async () => {
    let writes = 0;
    let now = 0;
    const counted: DatabasePool = {
      ...db,
      transaction: (work, options) => {
        writes += 1;
        return db.transaction(work, options);
      },
    };
    const readiness = readinessOf(counted, { everyMs: 1_000, now: () => now });
    await Promise.all(times(20, () => readiness()));
    now = 999;
    await readiness();
    expect(writes).toBe(1);
    now = 1_000;
    await Promise.all(times(20, () => readiness()));
    expect(writes).toBe(2);
  });

  it('readiness fails on a read-only server, and recovers when it accepts writes', async () => {
    await setUp(settings.readOnly);
    const readiness = readinessOf(db);
    expect(await readiness()).toEqual({
      isReady: false,
      reason: 'The database is read-only; it is not the primary.',
    });
    await resetAll();
    await expect.poll(readiness).toEqual({ isReady: true });
  });

  it('readiness fails within its timeout while a synchronous standby is missing', async () => {
    await setUp(settings.standbyGone);
    const readiness = readinessOf(db, { withinMs: 500 });
    // Without the timeout it would never respond, since the commit waits for the standby.
    await expect.poll(readiness).toEqual({
      isReady: false,
      reason: 'The database did not confirm a write within 0.5 seconds.',
    });
    await resetAll();
    await expect.poll(readinessOf(db)).toEqual({ isReady: true });
  });

  it('readiness fails while the database is unavailable', async () => {
    const address = new URL(connectionString);
    const proxy: TcpProxy = await startProxy({
      path: `${address.searchParams.get('host')}/.s.PGSQL.5432`,
    });
    address.searchParams.set('host', '127.0.0.1');
    address.port = String(proxy.port);
    const far = await openDatabase({ connectionString: address.href, poolSize: 1, waits });
    const readiness = readinessOf(far);
    expect(await readiness()).toEqual({ isReady: true });
    await proxy.stop();
    expect(await readiness()).toMatchObject({
      isReady: false,
      reason: expect.stringMatching(/^The database cannot be reached or does not answer/) as string,
    });
    await far.close();
  });

  it('readiness fails while every database login fails, and calls get a retryable error', async () => {
    const address = new URL(connectionString);
    address.username = 'shut_out';
    await operator.run('create role shut_out superuser login');
    const failure = await openDatabase({
      connectionString: address.href,
      applicationName: 'shut_out',
      poolSize: 1,
      waits,
    });
    const readiness = readinessOf(failure);
    expect(await readiness()).toEqual({ isReady: true });
    await operator.run('alter role shut_out nologin');
    await operator.run(
      `select pg_terminate_backend(pid, 5000) from pg_stat_activity
       where application_name = 'shut_out'`,
    );
    await expect.poll(readiness).toEqual({
      isReady: false,
      reason: 'The database cannot be reached or does not answer (28000).',
    });
    await expect(failure.row('select 1')).rejects.toMatchObject({
      code: 'unavailable',
      retryAfterSeconds: 1,
    });
    await operator.run('alter role shut_out login');
    await expect.poll(readiness).toEqual({ isReady: true });
    await failure.close();
  });

  // id: readiness-other-secret
  it('readiness fails with a secret other than that of the database, and while the process stops', async () => {
    const other = readinessOf(db, { keyId: createSealer('cd'.repeat(32)).keyId });
    expect(await other()).toEqual({
      isReady: false,
      reason: 'The master secret of the database is another one than that of this process.',
    });
    isDraining = true;
    expect(await readinessOf(db)()).toEqual({
      isReady: false,
      reason: 'The process is stopping.',
    });
  });
});

describe('DatabasePool', () => {
  // id: pool-left-read-only-server
  it('the pool replaces every connection after one of them reached a read-only server', async () => {
    const pool = await openDatabase({ connectionString, poolSize: 3, waits });
    const pids = async () =>
      (
        await Promise.all(
          times(3, () =>
            queryRow<{ pid: number }>(pool, 'select pg_backend_pid() as pid, pg_sleep(0.1)'),
          ),
        )
      ).map((row) => row?.pid);
    const before = await pids();
    await setUp(settings.readOnly);
    const write = () => pool.run('delete from node_probes');
    await expect(write()).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 1 });
    await expect(pool.transaction((tx) => tx.run('delete from node_probes'))).rejects.toMatchObject(
      {
        code: 'unavailable',
      },
    );
    await resetAll();
    const after = await pids();
    expect(after.filter((pid) => before.includes(pid))).toEqual([]);
    await expect.poll(() => write().catch(() => undefined)).toBe(0);
    await pool.close();
  });

  it('the pool aborts a commit that is never acknowledged, and counts its connection until it is closed', async () => {
    const pool = await openDatabase({ connectionString, poolSize: 1, waits });
    await setUp(settings.standbyGone);
    const write = () =>
      pool
        .transaction((tx) => tx.run('insert into node_probes values (gen_random_uuid(), now())'))
        .catch((cause: unknown) => cause);
    await expect.poll(write).toMatchObject({ code: 'unavailable', retryAfterSeconds: 1 });
    expect(pool.stats()).toMatchObject({ total: 1, idle: 0 });
    await resetAll();
    await expect.poll(() => pool.row('select 1 as one').catch(() => undefined)).toEqual({ one: 1 });
    await pool.close();
  });
});

describe('a node', () => {
  it('a node responds with 503 and a reason while its database accepts no bet, and accepts it afterwards', async () => {
    const { db: own, connectionString: databaseUrl } = await databases.fresh();
    const world = liveWorld(createWorld(own));
    const node = await startNode({ databaseUrl });
    const { roundId } = await world.openRound();
    const player = await world.user({ funds: 1_000_000n });
    const visitor = (await signIn(world, player)).at(node);
    const input = {
      params: { roundId },
      body: { selection: 'meron', amount: '1000' },
      key: randomUUID(),
    };
    const ready = () => fetch(`${node.origin}/ready`);
    const bet = () => visitor.call('bet.place', input);

    await setUp(settings.readOnly);
    await expect.poll(async () => (await ready()).status).toBe(503);
    const readOnly = await ready();
    expect(readOnly.headers.get('retry-after')).toBe('1');
    expect(await readOnly.json()).toMatchObject({
      reason: expect.stringMatching(/read-only/) as string,
    });
    expect(await bet()).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    await resetAll();
    await expect.poll(async () => (await ready()).status).toBe(200);

    await setUp(settings.standbyGone);
    await expect.poll(async () => (await ready()).status).toBe(503);
    expect(await bet()).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    await resetAll();

    await expect.poll(async () => (await ready()).status).toBe(200);
    await expect.poll(async () => (await bet()).status, { timeout: 60_000 }).toBe(201);
    expect(await own.rows('select from bets')).toHaveLength(1);
    await node.stop();
  });
});
