import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSealer, keyIdOf, type Sealer } from '../../packages/server/src/config/sealer.ts';
import { deriveSecrets } from '../../packages/server/src/config/secrets.ts';
import { rotateSecret } from '../../packages/server/src/operations/rotate-secret.ts';
import { compileCache } from '../../packages/server/src/testing/compile-cache.ts';
import type { Database } from '../../packages/server/src/store/database.ts';
import { sealedColumns } from '../../packages/server/src/store/sealed-columns.ts';
import { adoptSecret, assertSecretFits } from '../../packages/server/src/store/secret-keys.ts';
import {
  startTestDatabase,
  type FreshDatabase,
  type TestDatabase,
} from '../../packages/server/src/testing/test-database.ts';
import { failToStart, sharedSecret, startNode } from '../faults/server-node.ts';
import { createWorld } from '../ledger/world.ts';
import { queryRow, queryRows } from '../query-rows.ts';

const otherSecret = 'another secret that no database was set up with';
const sealerOf = (secret: string): Sealer => createSealer(deriveSecrets(secret).gateway);
const [shared, other] = [sealerOf(sharedSecret), sealerOf(otherSecret)];
const given = (text: string) => ({ text, file: undefined });

const command = fileURLToPath(
  new URL('../../packages/server/src/operations/main.ts', import.meta.url),
);

let databases: TestDatabase;
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lobi-secret-'));
  databases = await startTestDatabase({ alone: true });
});
afterAll(async () => {
  await databases.stop();
  await rm(folder, { recursive: true });
});

/** Reads every sealed value of a database, by its column. */
const readSealed = async (db: Database): Promise<{ column: string; sealed: string }[]> =>
  queryRows<{ column: string; sealed: string }>(
    db,
    `
    select 'gateways' as column, secret as sealed from gateways where secret is not null
    union all select 'providers', secret from providers
    union all select 'player_seeds', sealed from player_seeds
    union all select 'hash_chains', secret from hash_chains
    union all select 'second_factors', sealed from second_factors
    union all select 'withdrawal_pins', sealed from withdrawal_pins
    union all select 'change_requests', params #>> '{change,sealed}' from change_requests
      where params #>> '{change,sealed}' is not null`,
  );

/**
 * Inserts a value into each column, and the given number of seeds. The sealed text is the name of the
 * column.
 */
async function sealSomething(db: Database, sealer: Sealer, seeds = 2): Promise<void> {
  const world = createWorld(db);
  const user = await world.user({});
  const { id: gameId } = (await queryRow<{ id: string }>(db, 'select id from games limit 1')) ?? {
    id: (await world.openRound()).gameId,
  };
  await db.run(
    `insert into gateways (id, name, currency, secret) values ($1, 'Gateway', 'IDR', $2)`,
    [randomUUID(), sealer.seal('gateways')],
  );
  await db.run(
    `insert into providers (id, code, name, origin, secret)
     values ($1, 'sample', 'Sample', 'https://games.example', $2)`,
    [randomUUID(), sealer.seal('providers')],
  );
  await db.run(
    `insert into hash_chains (id, game_id, first_number, games, published, secret)
     values ($1, $2, 1, 10, $3, $4)`,
    [randomUUID(), gameId, 'ab'.repeat(32), sealer.seal('hash_chains')],
  );
  await db.run(
    'insert into second_factors (user_id, sealed, begun_at) values ($1, $2, clock_timestamp())',
    [user.id, sealer.seal('second_factors')],
  );
  await db.run(
    'insert into withdrawal_pins (user_id, sealed, set_at) values ($1, $2, clock_timestamp())',
    [user.id, sealer.seal('withdrawal_pins')],
  );
  await db.run(
    `insert into change_requests
       (id, kind, params, subject_name, facts, reason, asked_by, asked_at, expires_at)
     values ($1, 'gateway.update', $2, 'Gateway', '[]', 'new key', $3, now(), now() + interval '1 day')`,
    [
      randomUUID(),
      JSON.stringify({
        gatewayId: 'g',
        change: { version: 1, sealed: sealer.seal('change_requests') },
      }),
      user.id,
    ],
  );
  const ids = Array.from({ length: seeds }, (_, index) => index);
  await db.run(
    `insert into player_seeds (id, user_id, state, commitment, sealed, client_seed, server_seed, revealed_at)
     select gen_random_uuid(), $1, 'revealed', lpad(to_hex(n), 64, '0'), sealed, 'c', 's', now()
     from unnest($2::int[], $3::text[]) as v (n, sealed)`,
    [user.id, ids, ids.map(() => sealer.seal('player_seeds'))],
  );
}

/** Adopts the shared secret and seals a value in every column. */
async function sealedDatabase(seeds?: number): Promise<FreshDatabase> {
  const fresh = await databases.fresh();
  await adoptSecret(fresh.db, shared, undefined);
  await sealSomething(fresh.db, shared, seeds);
  return fresh;
}

/** Highest id of a transaction that has written. */
const lastWrite = async (db: Database): Promise<string> => {
  const row = await queryRow<{ last: string }>(
    db,
    'select pg_snapshot_xmax(pg_current_snapshot())::text as last',
  );
  return row?.last ?? '';
};

interface Run {
  readonly code: number | null;
  readonly output: string;
}

/** Runs `ledger rotate-secret` as an operator; `kill` ends it. */
function runRotation(
  databaseUrl: string,
  file: string,
): { readonly ended: Promise<Run>; kill(): void } {
  const child = spawn(
    process.execPath,
    ['--conditions=@lobi/source', command, 'rotate-secret', file],
    {
      env: {
        PATH: process.env['PATH'] ?? '',
        ...compileCache,
        DATABASE_URL: databaseUrl,
        LOBI_SECRET: sharedSecret,
        LOBI_DATA_DIR: folder,
      },
    },
  );
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return {
    ended: once(child, 'close').then(([code]) => ({ code: code as number | null, output })),
    kill: () => void child.kill('SIGKILL'),
  };
}

describe('the start of a node', () => {
  it('a node with another secret or none does not start, and writes nothing', async () => {
    const { db, connectionString: databaseUrl } = await databases.fresh();
    // Writes of a vacuum would count as writes of the platform.
    await db.run('alter system set autovacuum = off');
    await db.run('select pg_reload_conf()');
    const node = await startNode({ databaseUrl });
    await node.stop();
    const before = await lastWrite(db);

    const wrong = await failToStart({ databaseUrl, env: { LOBI_SECRET: otherSecret } });
    expect(wrong).toEqual({
      code: 1,
      output:
        'LOBI_SECRET is not the secret that this database was set up with; give that one, or change it with "ledger rotate-secret".\n',
    });
    const missing = await failToStart({ databaseUrl, env: { LOBI_SECRET: '' } });
    expect(missing.code).toBe(1);
    expect(missing.output).toMatch(
      /^The secret in \S+\/secret is not the one that this database was set up with; set LOBI_SECRET to that one, or restore the file from a backup\.\n$/,
    );
    expect(await lastWrite(db)).toBe(before);
    await expect(assertSecretFits(db, shared, undefined)).resolves.toBeUndefined();
  });

  it.each(sealedColumns.map(({ table }) => table))(
    'a node does not start on an older database with a secret that does not decrypt %s',
    async (table) => {
      const { db } = await databases.fresh();
      await sealSomething(db, shared);
      for (const column of sealedColumns.filter((each) => each.table !== table)) {
        await db.run(`alter table ${column.table} disable trigger user`);
        await db.run(`delete from ${column.table}`);
      }
      await expect(assertSecretFits(db, other, undefined)).rejects.toThrow(/is not the secret/);
      await expect(assertSecretFits(db, shared, undefined)).resolves.toBeUndefined();
    },
  );

  it('two nodes that start with different secrets on an empty database: one starts', async () => {
    const { db } = await databases.fresh();
    const sealers = [shared, other];
    const outcomes = await Promise.allSettled(
      sealers.map((sealer) => adoptSecret(db, sealer, undefined)),
    );
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const winner = sealers[outcomes.findIndex(({ status }) => status === 'fulfilled')];
    await expect(assertSecretFits(db, winner!, undefined)).resolves.toBeUndefined();
  });
});

describe('sealedColumns', () => {
  it('sealedColumns names every column whose values a trigger checks, and no other', async () => {
    const { db } = await databases.fresh();
    const triggers = await queryRows<{ place: string }>(
      db,
      `select c.relname || ' ' || encode(t.tgargs, 'escape') as place
       from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
       where p.proname = 'refuse_unknown_key'`,
    );
    const expectedColumns = sealedColumns.map(
      ({ table, column, path = [] }) => `${table} {${[column, ...path].join(',')}}\\000`,
    );
    expect(triggers.map(({ place }) => place).sort()).toEqual(expectedColumns.sort());
  });

  it('sealedColumns names every column that is called sealed or secret', async () => {
    const { db } = await databases.fresh();
    const columns = await queryRows<{ place: string }>(
      db,
      `select table_name || '.' || column_name as place from information_schema.columns
       where table_schema = 'public' and column_name ~ '^(sealed|secret)(_|$)'`,
    );
    const listed = sealedColumns.map(({ table, column }) => `${table}.${column}`);
    expect(columns.map(({ place }) => place).filter((place) => !listed.includes(place))).toEqual(
      [],
    );
    expect(columns.length).toBe(listed.length - 1);
  });
});

describe('rotate-secret', () => {
  it('rotate-secret encrypts every column again, and only the new secret starts a node afterwards', async () => {
    const { db, connectionString } = await sealedDatabase(40);
    const before = await readSealed(db);
    expect(new Set(before.map(({ column }) => column)).size).toBe(sealedColumns.length);

    const plan = { connectionString, from: given(sharedSecret), to: given(otherSecret) };
    const { count, keyId } = await rotateSecret({ ...plan, batchSize: 7 });

    expect(count).toBe(before.length);
    expect(keyId).toBe(other.keyId);
    const after = await readSealed(db);
    expect(after.length).toBe(before.length);
    for (const { column, sealed } of after) {
      expect(keyIdOf(sealed)).toBe(other.keyId);
      expect(other.open(sealed)).toBe(column);
    }
    await expect(assertSecretFits(db, shared, undefined)).rejects.toThrow(/is not the secret/);
    await expect(assertSecretFits(db, other, undefined)).resolves.toBeUndefined();
    // A repeated run changes nothing, and returning to the first secret is a rotation like any other.
    expect(await rotateSecret(plan)).toEqual({ count: 0, keyId });
    const back = { connectionString, from: given(otherSecret), to: given(sharedSecret) };
    expect((await rotateSecret(back)).count).toBe(before.length);
  });

  it('rotate-secret continues where a killed run stopped, and no node starts in between', async () => {
    const { db, connectionString: databaseUrl } = await sealedDatabase(2_000);
    const file = join(folder, 'next-secret');

    // The last seed is locked, so that the run stops after the previous batches.
    await db.transaction(async (tx) => {
      // The command may start slowly on a busy machine.
      await tx.run('set local idle_in_transaction_session_timeout = 0');
      await tx.run('select from player_seeds order by id desc limit 1 for update');
      const first = runRotation(databaseUrl, file);
      await expect
        .poll(() => countOf(db, `player_seeds where sealed_key_id(sealed) <> '${shared.keyId}'`))
        .toBeGreaterThan(0);
      first.kill();
      await first.ended;
    });
    const mixed = await countOf(db, `player_seeds where sealed_key_id(sealed) = '${shared.keyId}'`);
    expect(mixed).toBeGreaterThan(0);

    for (const env of [{}, { LOBI_SECRET: await readFile(file, 'utf8') }]) {
      const failure = await failToStart({ databaseUrl, env });
      expect(failure).toEqual({
        code: 1,
        output:
          'The secret of this database is being changed; run "ledger rotate-secret" again until it ends, then start with the new secret.\n',
      });
    }
    const third = {
      connectionString: databaseUrl,
      from: given(sharedSecret),
      to: given(otherSecret),
    };
    await expect(rotateSecret(third)).rejects.toThrow(/A change to another secret has begun/);

    const second = await runRotation(databaseUrl, file).ended;
    expect(second).toEqual({
      code: 0,
      output: expect.stringContaining('values encrypted again') as string,
    });
    const next = sealerOf(await readFile(file, 'utf8'));
    const values = await readSealed(db);
    expect(values.length).toBe(2_000 + sealedColumns.length - 1);
    for (const { column, sealed } of values) expect(next.open(sealed)).toBe(column);

    const node = await startNode({
      databaseUrl,
      env: { LOBI_SECRET: await readFile(file, 'utf8') },
    });
    await node.stop();
  });

  it('rotate-secret fails while a node runs, and changes nothing', async () => {
    const { db, connectionString: databaseUrl } = await sealedDatabase();
    const before = await readSealed(db);
    const node = await startNode({ databaseUrl });
    const failure = await runRotation(databaseUrl, join(folder, 'too-early')).ended;
    expect(failure.code).toBe(1);
    expect(failure.output).toMatch(/^The platform still runs on this database \(\d+ connections\)/);
    await node.stop();
    expect(await readSealed(db)).toEqual(expect.arrayContaining(before));
    await expect(assertSecretFits(db, shared, undefined)).resolves.toBeUndefined();
  });

  it('rotate-secret rejects writes of a disconnected node that encrypts with the old secret', async () => {
    const { db, connectionString } = await sealedDatabase();
    await rotateSecret({ connectionString, from: given(sharedSecret), to: given(otherSecret) });
    const { keyId } = shared;
    const unnamed = shared.seal('x').replace(`=.${keyId}`, '');
    for (const late of [shared.seal('x'), unnamed]) {
      await expect(db.run('update providers set secret = $1', [late])).rejects.toMatchObject({
        code: 'unavailable',
      });
    }
    await expect(db.run('update providers set secret = $1', [other.seal('x')])).resolves.toBe(1);
  });

  it('seeds and chains cannot be rewritten unless a rotation is in progress', async () => {
    const { db } = await sealedDatabase();
    await expect(
      db.run('update player_seeds set sealed = $1', [shared.seal('another seed')]),
    ).rejects.toThrow(/as it was promised/);
    await expect(
      db.run('update hash_chains set secret = $1', [shared.seal('another chain')]),
    ).rejects.toThrow(/published once/);
  });

  it('rotate-secret writes the new secret into the data folder, next to the old one', async () => {
    const { connectionString } = await sealedDatabase();
    const file = join(folder, 'secret');
    await writeFile(file, sharedSecret);
    await rotateSecret({
      connectionString,
      from: { text: sharedSecret, file },
      to: given(otherSecret),
    });
    expect(await readFile(file, 'utf8')).toBe(otherSecret);
    expect(await readFile(`${file}-${shared.keyId}`, 'utf8')).toBe(sharedSecret);
  });
});

async function countOf(db: Database, from: string): Promise<number> {
  const row = await queryRow<{ count: number }>(db, `select count(*)::int as count from ${from}`);
  return row?.count ?? 0;
}
