import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { openDatabase, type Database } from '../../../packages/server/src/store/database.ts';
import { startEmbeddedPostgres } from '../../../packages/server/src/store/embedded-postgres.ts';
import { migrate } from '../../../packages/server/src/store/migrate.ts';
import { countOf, times } from '../../faults/counts.ts';
import { liveWorld } from '../../faults/visitor.ts';
import { createWorld, type World } from '../../ledger/world.ts';
import { fillLedger } from '../fill-ledger.ts';
import { makeWallets } from '../make-wallets.ts';
import type { Report } from '../report.ts';
import { queryRow } from '../../query-rows.ts';

/** Size of the database before the backup, in MB. */
const megabytes = countOf('LOBI_BOOKS_MB', 1_000);
const walletCount = 10_000;
/** Transfers that are booked between two checks of the database size. */
const step = 50_000;
/** Duration of betting after the backup, until the target time, in ms. */
const goOnMs = 60_000;

const script = fileURLToPath(
  new URL('../../../packages/server/src/operations/main.ts', import.meta.url),
);
/** On disk, unlike the folders of tests: a restore depends on the disk. */
const cacheFolder = fileURLToPath(new URL('../../../node_modules/.cache/', import.meta.url));

/** Runs `books` like an operator; returns the duration in ms. */
async function run(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  const start = performance.now();
  const child = spawn(process.execPath, ['--conditions=@lobi/source', script, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error(`books ${args[0]} ended with ${String(code)}`);
  return performance.now() - start;
}

const sizeOf = async (db: Database): Promise<number> => {
  const found = await queryRow<{ mb: number }>(
    db,
    `select (pg_database_size(current_database()) / 1e6)::int as mb`,
  );
  return found?.mb ?? 0;
};

/** The sums of all balances and all bets. */
const summed = (db: Database) =>
  queryRow<{ readonly wallets: string; readonly bets: string }>(
    db,
    `select
       (select sum(hashtextextended(concat_ws(' ', id, balance, held, version), 0))
        from wallets)::text as wallets,
       (select sum(hashtextextended(concat_ws(' ', id, amount, status), 0)) from bets)::text as bets`,
  );

/** Starts players who bet until they are stopped. */
async function startBetting(world: World): Promise<{ stop(): Promise<number> }> {
  const { roundId } = await world.openRound();
  const players = await Promise.all(times(8, () => world.user({ funds: 1_000_000_000n })));
  let isOver = false;
  const placed = players.map(async (player) => {
    let count = 0;
    for (; !isOver; count += 1) await world.bet(player, roundId, 'meron', '1000');
    return count;
  });
  return {
    stop: async () => {
      isOver = true;
      return (await Promise.all(placed)).reduce((sum, each) => sum + each, 0);
    },
  };
}

/**
 * A time after all committed transactions, so that a restore up to it includes them; requires that
 * nothing is written.
 */
async function momentOf(db: Database): Promise<Date> {
  const found = await queryRow<{ next: Date }>(
    db,
    `select date_trunc('milliseconds', clock_timestamp()) + interval '1 millisecond' as next`,
  );
  await pause(10);
  return found?.next ?? new Date(0);
}

/** Waits until everything written is archived. */
async function archived(db: Database): Promise<void> {
  const last = await queryRow<{ segment: string }>(
    db,
    'select pg_walfile_name(pg_switch_wal()) as segment',
  );
  for (;;) {
    const found = await queryRow<{ done: boolean }>(
      db,
      'select last_archived_wal >= $1 as done from pg_stat_archiver',
      [last?.segment],
    );
    if (found?.done) return;
    await pause(100);
  }
}

/** Duration of a backup and of a restore to a point in time, with the commands of the manual. */
export async function bench(): Promise<Report> {
  await using running = new AsyncDisposableStack();
  const folder = await mkdtemp(join(cacheFolder, 'lobi-restore-'));
  running.defer(() => rm(folder, { recursive: true, force: true }));
  const within = (name: string): string => join(folder, name);
  const postgres = await startEmbeddedPostgres({
    dataFolder: within('data'),
    archive: within('archive'),
  });
  running.defer(() => postgres.stop());
  await writeFile(within('data/secret'), 'ab'.repeat(32));
  const db = await openDatabase({ connectionString: postgres.connectionString });
  running.defer(() => db.close());
  await migrate(db);
  const world = liveWorld(createWorld(db));
  const wallets = await makeWallets(db, walletCount);
  while ((await sizeOf(db)) < megabytes) await fillLedger(db, wallets, step);
  const size = await sizeOf(db);

  const during = await startBetting(world);
  const backupMs = await run(['backup', within('backup')], { LOBI_DATA_DIR: within('data') });
  await pause(goOnMs);
  const bets = await during.stop();
  const wanted = await summed(db);
  const moment = await momentOf(db);
  // Changes after the restored moment must not return.
  const after = await startBetting(world);
  await pause(1_000);
  await after.stop();
  await archived(db);

  const restored = within('restored');
  const restoreMs = await run([
    ...['restore', within('backup'), '--to', restored],
    ...['--archive', within('archive'), '--until', moment.toISOString()],
  ]);
  const other = await startEmbeddedPostgres({ dataFolder: restored });
  running.defer(() => other.stop());
  const copy = await openDatabase({ connectionString: other.connectionString });
  running.defer(() => copy.close());
  const found = await summed(copy);
  if (JSON.stringify(found) !== JSON.stringify(wanted))
    throw new Error('The restored ledger differs from the original.');
  const entries = await queryRow<{ count: string }>(
    copy,
    'select count(*)::text as count from entries',
  );

  const seconds = (ms: number): string => (ms / 1_000).toFixed(0);
  return {
    title: `Backup and restore of ${size} MB while players bet`,
    head: ['what', 'seconds'],
    rows: [
      ['backup', seconds(backupMs)],
      ['restore up to a moment after it, with every check of the books', seconds(restoreMs)],
    ],
    notes: [
      `${entries?.count} entries; ${bets} bets during the backup and for a minute after it, which the log holds.`,
      'Every balance and every bet is that of the moment, and nothing that came after it is there.',
      'Goal: 15 minutes for 1 GB.',
    ],
    raw: { megabytes: size, backupMs, restoreMs, bets, entries },
  };
}
