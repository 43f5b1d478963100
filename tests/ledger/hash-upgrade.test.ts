import { cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { house, move, wallet } from '../../packages/server/src/domain/postings.ts';
import { createAuditService } from '../../packages/server/src/services/audit/audit.ts';
import { openDatabase } from '../../packages/server/src/store/database.ts';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../../packages/server/src/store/embedded-postgres.ts';
import { migrate } from '../../packages/server/src/store/migrate.ts';
import { postTransfers } from '../../packages/server/src/store/post-transfers.ts';
import { silentLog } from './world.ts';

const migrations = new URL('../../packages/server/migrations/', import.meta.url);
const hashes = '0015_audit.sql';

let folder: string;
let postgres: EmbeddedPostgres;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lobi-old-books-'));
  postgres = await startEmbeddedPostgres({ dataFolder: join(folder, 'data') });
});
afterAll(async () => {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

/** The migrations before transfers had digests. */
async function olderMigrations(): Promise<string> {
  const older = join(folder, 'older');
  await mkdir(older);
  for (const name of await readdir(migrations)) {
    if (name < hashes) await cp(new URL(name, migrations), join(older, name));
  }
  return `${older}/`;
}

const walletId = '0193b1c4-0000-7000-8000-0000000000a1';

/** A wallet with an initial balance of 1,000, of which 300 were held and 200 released. */
const oldEntries = `
  insert into users (id, username, password_hash, role, status, referral_code)
  values ('0193b1c4-0000-7000-8000-0000000000a0', 'old', 'none', 'player', 'activated', 'OLD');
  insert into wallets (id, user_id, currency, balance, held, version)
  values ('${walletId}', '0193b1c4-0000-7000-8000-0000000000a0', 'IDR', 800, 300, 3);
  insert into transfers (id, kind, currency, reference, params) values
    ('0193b1c4-0000-7000-8000-000000000001', 'opening', 'IDR', '${walletId}', '{}'),
    ('0193b1c4-0000-7000-8000-000000000002', 'correction', 'IDR', '${walletId}', '{"game": "a|b"}');
  insert into entries (transfer_id, account_id, amount, version, balance_before, balance_after) values
    ('0193b1c4-0000-7000-8000-000000000001', md5('house:genesis:IDR')::uuid, -1000, null, null, null),
    ('0193b1c4-0000-7000-8000-000000000001', '${walletId}', 1000, 1, 0, 1000),
    ('0193b1c4-0000-7000-8000-000000000002', '${walletId}', -200, 3, 1000, 800),
    ('0193b1c4-0000-7000-8000-000000000002', md5('house:fee:IDR')::uuid, 200, null, null, null);
  insert into holds (id, wallet_id, amount, reference)
  values ('0193b1c4-0000-7000-8000-0000000000b1', '${walletId}', 300, '${walletId}');
  insert into hold_steps (wallet_id, version, hold_id, step, amount, held_before, held_after)
  values ('${walletId}', 2, '0193b1c4-0000-7000-8000-0000000000b1', 'hold', 300, 0, 300);
  insert into outbox (topic, subject_id, version, facts)
  select 'wallet', '${walletId}', version, '{}' from generate_series(1, 3) version;
  insert into activity (id, action) values (gen_random_uuid(), 'login')`;

describe('a ledger from before there were hashes', () => {
  it('a ledger without hashes gets them once, and new entries continue the chain', async () => {
    const db = await openDatabase({ connectionString: await postgres.createDatabase('old') });
    await migrate(db, await olderMigrations());
    await db.run(oldEntries);
    expect(await migrate(db)).toContain(hashes);
    const audit = createAuditService({ db, log: silentLog, wakeOutbox: () => undefined });
    const broken = async () =>
      (await audit.run()).checks.filter(({ faults }) => faults > 0).map(({ id }) => id);
    expect(await broken()).toEqual([]);
    const about = { kind: 'mint', currency: 'IDR', reference: walletId } as const;
    await db.transaction((tx) =>
      postTransfers(tx, [move(house('genesis'), wallet(walletId), 50n, about)]),
    );
    expect(await broken()).toEqual([]);
    await expect(db.run('update entries set amount = 1')).rejects.toMatchObject({ code: '42501' });
    await db.close();
  });
});
