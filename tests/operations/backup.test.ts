import { appendFile, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { takeBackup } from '../../packages/server/src/operations/backup.ts';
import { restoreBackup } from '../../packages/server/src/operations/restore.ts';
import { openDatabase, type Database } from '../../packages/server/src/store/database.ts';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../../packages/server/src/store/embedded-postgres.ts';
import { migrate } from '../../packages/server/src/store/migrate.ts';
import { times } from '../faults/counts.ts';
import { liveWorld } from '../faults/visitor.ts';
import { createWorld, type World } from '../ledger/world.ts';
import { queryRow, queryRows } from '../query-rows.ts';

interface LedgerSums {
  readonly wallets: unknown;
  readonly bets: unknown;
}

/** Reads the data that must be equal after a restore. */
const readSums = async (db: Database): Promise<LedgerSums> => ({
  wallets: await db.rows('select id, balance, held, version from wallets order by id'),
  bets: await db.rows('select id, amount, status from bets order by id'),
});

let folder = '';
let running: EmbeddedPostgres;
let world: World;
/** The ledger at a time after the backup, and that time. */
let expectedState: { sums: LedgerSums; at: Date };
/** Bets that were acknowledged before the backup began. */
let before: string[];

const within = (name: string) => join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lobi-backup-'));
  running = await startEmbeddedPostgres({
    dataFolder: within('data'),
    archive: within('archive'),
  });
  await writeFile(within('data/secret'), 'ab'.repeat(32));
  const db = await openDatabase({ connectionString: running.connectionString });
  await migrate(db);
  world = liveWorld(createWorld(db));
  const { roundId } = await world.openRound();
  const players = await Promise.all(times(4, () => world.user({ funds: 100_000_000n })));
  let isOver = false;
  const writers = players.map(async (player) => {
    while (!isOver) await world.bet(player, roundId, 'meron', '1000');
  });
  await until(async () => (await db.rows('select from bets limit 40')).length === 40);
  before = (await queryRows<{ id: string }>(db, 'select id from bets')).map(({ id }) => id);
  await takeBackup(within('data'), within('backup'));
  isOver = true;
  await Promise.all(writers);

  // The target time has milliseconds, and the last bet may be within the current one.
  const moment = await queryRow<{ next: Date }>(
    db,
    `select date_trunc('milliseconds', clock_timestamp()) + interval '1 millisecond' as next`,
  );
  expectedState = { sums: await readSums(db), at: moment?.next ?? new Date(0) };
  await until(async () => isPast(db, expectedState.at));
  for (const player of players) await world.bet(player, roundId, 'wala', '5000');
  const archived = await queryRow<{ segment: string }>(
    db,
    'select pg_walfile_name(pg_switch_wal()) as segment',
  );
  const isArchived = async () =>
    (
      await queryRow<{ done: boolean }>(
        db,
        'select last_archived_wal >= $1 as done from pg_stat_archiver',
        [archived?.segment],
      )
    )?.done;
  await until(isArchived);
});

afterAll(async () => {
  await world.db.close();
  await running.stop();
  await rm(folder, { recursive: true, force: true });
});

/** The ledger of a restored data folder. */
async function sumsOf(dataFolder: string): Promise<LedgerSums> {
  const restored = await startEmbeddedPostgres({ dataFolder });
  const db = await openDatabase({ connectionString: restored.connectionString });
  try {
    return await readSums(db);
  } finally {
    await db.close();
    await restored.stop();
  }
}

const isPast = async (db: Database, moment: Date) =>
  (await queryRow<{ past: boolean }>(db, 'select clock_timestamp() > $1 as past', [moment]))?.past;

/** Waits, in a hook, until a condition holds. */
async function until(isSo: () => Promise<boolean | undefined>): Promise<void> {
  while (!(await isSo())) await pause(20);
}

describe('a backup taken while players bet', () => {
  it('a backup taken while players bet has a sound ledger with every bet acknowledged before it began', async () => {
    const report = await restoreBackup({ backup: within('backup'), dataFolder: within('whole') });
    expect(report.checks.filter(({ faults }) => faults > 0)).toEqual([]);
    expect(report.ok).toBe(true);
    const { bets } = await sumsOf(within('whole'));
    const ids = new Set((bets as { id: string }[]).map(({ id }) => id));
    expect(before.filter((id) => !ids.has(id))).toEqual([]);
    expect(await readFile(within('whole/secret'), 'utf8')).toBe('ab'.repeat(32));
  });

  it('a restore replays the log exactly up to the target time', async () => {
    const plan = { backup: within('backup'), archive: within('archive') };
    const report = await restoreBackup({
      ...plan,
      dataFolder: within('moment'),
      until: expectedState.at,
    });
    expect(report.ok).toBe(true);
    expect(await sumsOf(within('moment'))).toEqual(expectedState.sums);
  });

  it('a backup with a damaged file is rejected', async () => {
    await cp(within('backup'), within('damaged'), { recursive: true });
    await appendFile(within('damaged/postgres/PG_VERSION'), 'x');
    await expect(
      restoreBackup({ backup: within('damaged'), dataFolder: within('unmade') }),
    ).rejects.toThrow(/PG_VERSION .* is damaged or missing/);
  });

  it('a restore is rejected for an incomplete backup, a folder in use, or an unreachable target time', async () => {
    const plan = { backup: within('backup'), dataFolder: within('unmade') };
    await expect(restoreBackup({ ...plan, backup: within('archive') })).rejects.toThrow(
      /not a complete backup/,
    );
    await expect(restoreBackup({ ...plan, dataFolder: within('data') })).rejects.toThrow(
      /is not empty/,
    );
    await expect(restoreBackup({ ...plan, until: expectedState.at })).rejects.toThrow(
      /requires the archived WAL/,
    );
    const archive = within('archive');
    await expect(restoreBackup({ ...plan, archive, until: new Date(0) })).rejects.toThrow(
      /Use an older one/,
    );
    await expect(takeBackup(within('data'), within('backup'))).rejects.toThrow(/exists already/);
    await expect(takeBackup(within('unmade'), within('new'))).rejects.toThrow(/No database runs/);
  });
});
