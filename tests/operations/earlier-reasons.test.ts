import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toFreeze } from '../../packages/server/src/services/wire/to-user.ts';
import { toReason } from '../../packages/server/src/services/wire/to-reason.ts';
import { openDatabase, type Database } from '../../packages/server/src/store/database.ts';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../../packages/server/src/store/embedded-postgres.ts';
import { migrate } from '../../packages/server/src/store/migrate.ts';
import { listEvents } from '../../packages/server/src/store/transaction-events.ts';
import { findSelf } from '../../packages/server/src/store/users.ts';

const migrations = new URL('../../packages/server/migrations/', import.meta.url);

const idOf = (number: number): string =>
  `0193b1c4-0000-7000-8000-${number.toString().padStart(12, '0')}`;
const [player, wallet, transaction] = [idOf(1), idOf(2), idOf(3)];

let folder: string;
let postgres: EmbeddedPostgres;
let db: Database;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lobi-reasons-'));
  postgres = await startEmbeddedPostgres({ dataFolder: join(folder, 'data') });
  const older = `${join(folder, 'older')}/`;
  for (const name of await readdir(migrations)) {
    if (name < '0067') await cp(new URL(name, migrations), join(older, name));
  }
  db = await openDatabase({ connectionString: await postgres.createDatabase('old') });
  await migrate(db, older);
  // Inserts only the tested rows, without the rows they reference.
  await db.transaction(async (tx) => {
    await tx.run('set local session_replication_role = replica');
    await tx.run(
      `insert into users (id, username, password_hash, role, status, referral_code)
       values ($1, 'budi', 'none', 'player', 'activated', 'budi')`,
      [player],
    );
    await tx.run(
      `insert into wallets (id, user_id, currency, frozen) values ($1, $2, 'IDR', true)`,
      [wallet, player],
    );
    await tx.run(
      `insert into transaction_events (transaction_id, status, reason)
       values ($1, 'rejected', 'Nama rekening tidak cocok'), ($1, 'rejected', 'expired')`,
      [transaction],
    );
    await tx.run(
      `insert into wallet_freezes (id, wallet_id, reason, frozen_by, frozen_at)
       values ($1, $2, 'Hubungi kami', $3, now())`,
      [idOf(4), wallet, idOf(9)],
    );
    await tx.run(
      `insert into round_corrections (id, round_id, from_result, to_result, reason, requested_by,
         requested_at)
       values ($1, $2, 'meron', 'wala', 'Wasit meninjau ulang', $3, now())`,
      [idOf(5), idOf(6), idOf(9)],
    );
  });
  await migrate(db);
});
afterAll(async () => {
  await db.close();
  await postgres.stop();
  await rm(folder, { recursive: true });
});

describe('a reason from before reason codes', () => {
  it('an older reason of a rejection stays unchanged for its owner, and is no private note', async () => {
    const events = await listEvents(db, transaction);
    expect(events.map((event) => [toReason('en', event), event.note])).toEqual([
      ['Nama rekening tidak cocok', null],
      ['expired', null],
    ]);
  });

  it('an older reason of a freeze stays readable for the wallet’s owner, beside the general sentence', async () => {
    const self = await findSelf(db, player);
    expect(toFreeze(self!)).toMatchObject({
      reason: null,
      message: { reason: 'general', remark: 'Hubungi kami' },
    });
  });

  it('an older reason of a correction stays public, as a remark', async () => {
    const rows = await db.rows('select public_reason, remark, reason from round_corrections');
    expect(rows).toEqual([
      { public_reason: null, remark: 'Wasit meninjau ulang', reason: 'Wasit meninjau ulang' },
    ]);
  });
});
