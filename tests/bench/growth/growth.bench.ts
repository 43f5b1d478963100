import pg from 'pg';
import { openDatabase } from '../../../packages/server/src/store/database.ts';
import {
  findArena,
  measureBets,
  openRound,
  placeBets,
  preparePlayers,
  type BetRound,
} from '../bets/bet-load.ts';
import { databaseProcess } from '../bets/database-process.ts';
import { signIn, type HttpClient } from '../bets/http-client.ts';
import { median, ratio, spread } from '../figures.ts';
import { fillLedger } from '../fill-ledger.ts';
import type { Report } from '../report.ts';
import { makeArena, waitUntilSettled } from '../settle/rounds-to-settle.ts';
import { startBenchPlatform } from '../start-bench-platform.ts';

/** Ledger sizes, ascending. */
const sizes = (process.env['ENTRIES'] ?? '10000 1000000 10000000').split(' ').map(Number);
const clients = 16;
const betMs = 3_000;
const warmUpMs = 10_000;
const settledBets = 2_000;
const runs = 5;

/** Costs at one size. */
interface Costs {
  readonly entries: number;
  readonly bets: readonly BetRound[];
  readonly settleMs: readonly number[];
  readonly firstPageMs: readonly number[];
  readonly entriesOfReader: number;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const pagesAtOnce = 50;

/** The first page of a ledger, in ms: mean of many, since one alone is too short to measure. */
const readLedger = async (reader: HttpClient, walletId: string): Promise<number> => {
  const ms = await timed(async () => {
    for (let page = 0; page < pagesAtOnce; page += 1) {
      await reader.call('ledger.list', { params: { walletId } });
    }
  });
  return ms / pagesAtOnce;
};

/**
 * Measures the cost of a bet, a settlement and a page of a ledger while the ledger grows a
 * thousandfold.
 */
export async function bench(): Promise<Report> {
  await using platform = await startBenchPlatform({ env: { LOBI_CONFIRM_SECONDS: '0' } });
  const { origins, origin, databaseUrl, pids } = platform;
  const players = await preparePlayers(origins, 100);
  const declare = await signIn(origin, 'declare');
  const roundId = await openRound(declare, await findArena(declare));
  const gameId = await makeArena(declare);
  /**
   * A connection idle for a minute is closed, so that connections of one size are not reused for the
   * next.
   */
  const bet = async (durationMs: number): Promise<BetRound> => {
    const lines = players.slice(0, 50).map((player) => player.repeat('bet.place', { roundId }));
    const round = await measureBets(lines, clients, durationMs, users);
    for (const line of lines) line.close();
    return round;
  };
  const users = { nodes: pids, database: await databaseProcess(databaseUrl) };
  const readers = players.slice(50);
  const [reader] = readers;
  if (!reader) throw new Error('There is no reader.');
  const walletIds = await Promise.all(
    readers.map(async (each) => (await each.call('auth.check')).wallet.id),
  );
  const [walletId = ''] = walletIds;
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  // An audit of so many new entries would distort the measurement.
  await database.query('begin');
  await database.query('lock table audit_runs in share row exclusive mode');
  const watcher = new pg.Client({ connectionString: databaseUrl });
  await watcher.connect();
  const db = await openDatabase({ connectionString: databaseUrl, poolSize: 2 });

  const settle = async (): Promise<number> => {
    const round = await openRound(declare, gameId);
    const on = players.slice(0, 50).map((each) => each.repeat('bet.place', { roundId: round }));
    await placeBets(on, clients, (placed) => placed >= settledBets);
    for (const line of on) line.close();
    await declare.call('round.close', { params: { roundId: round } });
    return timed(async () => {
      await declare.call('round.declare', {
        params: { roundId: round },
        body: { result: 'meron' },
      });
      await waitUntilSettled(watcher, round);
    });
  };
  const several = async <T>(work: () => Promise<T>): Promise<T[]> => {
    const done: T[] = [];
    // The first one is a warm-up.
    for (let run = 0; run <= runs; run += 1) done.push(await work());
    return done.slice(1);
  };
  const countEntries = async (of?: string): Promise<number> => {
    const { rows } = await watcher.query<{ n: string }>(
      'select count(*) as n from entries where $1::uuid is null or account_id = $1',
      [of ?? null],
    );
    return Number(rows[0]?.n);
  };

  await bet(warmUpMs);
  const measured: Costs[] = [];
  for (const size of sizes) {
    const missing = size - (await countEntries());
    await fillLedger(db, walletIds, Math.max(0, Math.ceil(missing / 2)));
    await watcher.query('vacuum analyze entries, transfers, wallets, bets, rounds, outbox');
    await watcher.query('checkpoint');
    measured.push({
      entries: await countEntries(),
      entriesOfReader: await countEntries(walletId),
      bets: await several(() => bet(betMs)),
      settleMs: await several(settle),
      firstPageMs: await several(() => readLedger(reader, walletId)),
    });
  }
  await Promise.all([db.close(), database.end(), watcher.end()]);

  const cpu = ({ bets }: Costs) => bets.map(({ cpuMs }) => cpuMs.nodes + cpuMs.database);
  const [minimum] = measured;
  const rows = measured.map((costs) => {
    const against = (of: (costs: Costs) => readonly number[]) =>
      minimum ? ratio(median(of(costs)), median(of(minimum))) : '–';
    return [
      costs.entries.toLocaleString('en'),
      spread(cpu(costs), 2),
      against(cpu),
      spread(costs.settleMs),
      against(({ settleMs }) => settleMs),
      costs.entriesOfReader.toLocaleString('en'),
      spread(costs.firstPageMs, 2),
      against(({ firstPageMs }) => firstPageMs),
    ];
  });
  return {
    title: `Cost as the books grow, ${runs} runs each: median (least–most)`,
    head: [
      'entries',
      'CPU ms per bet',
      'of the least',
      `${settledBets} bets settled ms`,
      'of the least',
      'entries of the reader',
      'first page of the ledger ms',
      'of the least',
    ],
    rows,
    notes: [
      `Bets through HTTP of ${clients} clients for ${betMs / 1_000} s, on one durable PostgreSQL; processor of node and database.`,
      'A settlement is measured from the word of the one who declares; due rounds are looked for five times a second.',
      'Goal: ≤ 1.2 × from 10,000 to 10,000,000 entries.',
    ],
    raw: measured,
  };
}
