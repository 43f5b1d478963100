import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase, type Database } from '../../packages/server/src/store/database.ts';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../../packages/server/src/store/embedded-postgres.ts';
import { migrate } from '../../packages/server/src/store/migrate.ts';
import { findStakeGuards } from '../../packages/server/src/store/protection.ts';
import { queryRows } from '../query-rows.ts';

const migrations = new URL('../../packages/server/migrations/', import.meta.url);

const idOf = (number: number): string =>
  `0193b1c4-0000-7000-8000-${number.toString().padStart(12, '0')}`;
const people = { agreed: idOf(1), silent: idOf(2), demo: idOf(3) };

let folder: string;
let postgres: EmbeddedPostgres;
let db: Database;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lobi-agreements-'));
  postgres = await startEmbeddedPostgres({ dataFolder: join(folder, 'data') });
  const older = `${join(folder, 'older')}/`;
  for (const name of await readdir(migrations)) {
    if (name < '0076') await cp(new URL(name, migrations), join(older, name));
  }
  db = await openDatabase({ connectionString: await postgres.createDatabase('old') });
  await migrate(db, older);
  for (const [name, id] of Object.entries(people)) {
    await db.run(
      `insert into users (id, username, password_hash, role, status, referral_code, demo_account)
       values ($1, $2, 'none', 'player', 'activated', $2, $3)`,
      [id, name, name === 'demo' ? 'open' : null],
    );
    await db.run(
      `insert into wallets (id, user_id, currency) values (gen_random_uuid(), $1, 'IDR')`,
      [id],
    );
  }
  const log = (number: number, action: string, details: object, at: string) =>
    db.run(
      `insert into activity (id, user_id, action, details, created_at, digest)
       values ($1, $2, $3, $4, $5, '')`,
      [idOf(number), people.agreed, action, JSON.stringify(details), at],
    );
  await log(11, 'register', { noticeVersion: '1' }, '2026-10-01T00:00:00Z');
  await log(12, 'agreement', { noticeVersion: '2' }, '2026-10-02T00:00:00Z');
  await log(13, 'login', {}, '2026-10-03T00:00:00Z');
  await migrate(db);
});
afterAll(async () => {
  await db.close();
  await postgres.stop();
  await rm(folder, { recursive: true });
});

it('an upgrade imports agreements from the activity log, and users without one must agree again', async () => {
  const rows = await queryRows<{ username: string; notice: string | null; at: Date | null }>(
    db,
    'select username, agreed_notice as notice, agreed_at as at from users order by id',
  );
  expect(rows).toEqual([
    { username: 'agreed', notice: '2', at: new Date('2026-10-02T00:00:00Z') },
    { username: 'silent', notice: null, at: null },
    { username: 'demo', notice: '1', at: expect.any(Date) as Date },
  ]);
});

it('an upgrade leaves demo accounts able to bet', async () => {
  const guards = await findStakeGuards(
    db,
    Object.values(people).map((userId) => ({ userId })),
  );
  expect(guards.map((guard) => guard?.hasAgreed)).toEqual([true, false, true]);
});
