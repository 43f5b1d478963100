import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../packages/server/src/store/database.ts';
import {
  startTestDatabase,
  type TestDatabase,
} from '../../packages/server/src/testing/test-database.ts';
import { createWorld } from '../ledger/world.ts';
import { queryRows } from '../query-rows.ts';

let databases: TestDatabase;
beforeAll(async () => {
  databases = await startTestDatabase();
});
afterAll(() => databases.stop());

/** Not the size of other tests, so that no database of theirs is reused. */
const poolSize = 3;

/** Digests of the rows of all tables, and the next values of all sequences. */
const contentOf = (db: Database) =>
  queryRows<{ name: string; content: string | null }>(
    db,
    `select relname::text as name, case relkind when 'r' then query_to_xml(format(
         'select md5(string_agg(x::text, '','' order by x::text)) as rows from public.%I x', relname
       ), false, true, '')::text
       else pg_sequence_last_value(oid)::text end as content
     from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'S')
     order by relname`,
  );

/** Makes an entry in the ledger, whose triggers protect it, and moves every sequence. */
async function use(db: Database): Promise<void> {
  const world = createWorld(db);
  const player = await world.user({ funds: 100_000n });
  const { roundId } = await world.openRound();
  await world.bet(player, roundId, 'meron', '1000');
  await db.run(
    `select nextval(format('%I.%I', schemaname, sequencename)::regclass) from pg_sequences
     where schemaname = 'public'`,
  );
}

describe('a released test database', () => {
  it('a released test database has the rows and sequences of a new one', async () => {
    const first = await databases.acquire({ poolSize });
    const before = await contentOf(first.db);
    await use(first.db);
    expect(await contentOf(first.db)).not.toEqual(before);
    await databases.release(first);
    const second = await databases.acquire({ poolSize });
    expect(second.name).toBe(first.name);
    expect(await contentOf(second.db)).toEqual(before);
    await use(second.db);
  });

  it('a released test database with a changed schema is not reused', async () => {
    const first = await databases.acquire({ poolSize });
    await first.db.run('alter table users add column planted text');
    await databases.release(first);
    expect((await databases.acquire({ poolSize })).name).not.toBe(first.name);
  });
});
