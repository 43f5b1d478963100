import { median, ratio, spread } from '../figures.ts';
import type { Report } from '../report.ts';
import { startBenchPlatform, type BenchPlatformOptions } from '../start-bench-platform.ts';
import { findArena, measureBets, openRound, preparePlayers, type BetRound } from './bet-load.ts';
import { databaseProcess } from './database-process.ts';
import type { FastCalls } from './fast-calls.ts';
import { signIn } from './http-client.ts';
import { measurePlainBets, preparePlainBets } from './plain-bets.ts';
import { measureTpcB, prepareTpcB } from './tpc-b.ts';

const clientCounts = [1, 16, 64];
const hotClients = 16;
const rounds = 3;
const roundMs = 3_000;
const playerCount = 100;

/** Ways to run the platform that are compared. */
const setups = {
  'built in, 1 node': { database: 'built-in', nodes: 1 },
  'PostgreSQL, 1 node': { database: 'outside', nodes: 1 },
  'PostgreSQL, 2 nodes': { database: 'outside', nodes: 2 },
} as const satisfies Readonly<Record<string, BenchPlatformOptions>>;

interface Measured {
  readonly what: string;
  readonly limits: readonly number[];
  readonly bets: readonly BetRound[];
}

/** Both in turn; the first round warms them up and does not count. */
async function measureBeside(
  what: string,
  limit: () => Promise<number>,
  bets: () => Promise<BetRound>,
): Promise<Measured> {
  const measured = { what, limits: [] as number[], bets: [] as BetRound[] };
  for (let round = 0; round <= rounds; round++) {
    const [atMost, placed] = [await limit(), await bets()];
    if (round === 0) continue;
    measured.limits.push(atMost);
    measured.bets.push(placed);
  }
  return measured;
}

/**
 * One setup at each number of clients, and at one hot row, compared with the limits of its own database.
 */
async function measureSetup(name: string, options: BenchPlatformOptions): Promise<Measured[]> {
  await using platform = await startBenchPlatform(options);
  const { origin, origins, databaseUrl, pids } = platform;
  await prepareTpcB(databaseUrl);
  await preparePlainBets(databaseUrl);
  const players = await preparePlayers(origins, playerCount);
  const declare = await signIn(origin, 'declare');
  const roundId = await openRound(declare, await findArena(declare));
  const users = { nodes: pids, database: await databaseProcess(databaseUrl) };
  const lines = players.map((player) => player.repeat('bet.place', { roundId }));
  const measure = (on: readonly FastCalls[], clientCount: number) => () =>
    measureBets(on, clientCount, roundMs, users);
  const measured: Measured[] = [];
  for (const count of clientCounts) {
    const limit = () => measureTpcB(databaseUrl, count, roundMs);
    measured.push(await measureBeside(`${name}, ${count} clients`, limit, measure(lines, count)));
  }
  const hotLines = players
    .slice(0, 1)
    .flatMap((hot) =>
      Array.from({ length: hotClients }, () => hot.repeat('bet.place', { roundId })),
    );
  for (const [spot, on] of [
    ['wallet', hotLines],
    ['pool', lines],
  ] as const) {
    const limit = () => measurePlainBets(databaseUrl, spot, hotClients, roundMs);
    measured.push(await measureBeside(`${name}, one hot ${spot}`, limit, measure(on, hotClients)));
  }
  for (const line of [...lines, ...hotLines]) line.close();
  return measured;
}

/** Bets per second over HTTP, compared with plain SQL on the same database. */
export async function bench(): Promise<Report> {
  const requestedSetups = process.env['SETUPS'];
  const raw: Measured[] = [];
  for (const [name, options] of Object.entries(setups)) {
    if (requestedSetups === undefined || requestedSetups.includes(name)) {
      raw.push(...(await measureSetup(name, options)));
    }
  }
  const rows = raw.map(({ what, limits, bets }) => {
    const rates = bets.map(({ betsPerSecond }) => betsPerSecond);
    const cpu = (of: keyof BetRound['cpuMs']) =>
      median(bets.map(({ cpuMs }) => cpuMs[of])).toFixed(2);
    return [
      what,
      spread(limits),
      spread(rates),
      ratio(median(rates), median(limits)),
      spread(bets.map(({ p99Ms }) => p99Ms)),
      cpu('load'),
      cpu('nodes'),
      cpu('database'),
    ];
  });
  return {
    title: `Bets through HTTP, ${rounds} rounds of ${roundMs / 1_000} s: median (least–most)`,
    head: [
      'setup',
      'SQL tx/s',
      'bets/s',
      'bets ÷ SQL',
      'p99 ms',
      'CPU ms/bet: load',
      'nodes',
      'database',
    ],
    rows,
    notes: [
      `${playerCount} wallets, one round, both on one durable PostgreSQL; the load runs on the same machine.`,
      'SQL: TPC-B-like transactions in named statements through the same driver, at the same client count.',
      `One hot row, ${hotClients} clients: beside bets in plain SQL that all meet at one wallet, or at the one row of a pool.`,
      'Two nodes: each player stays at one; with as many cores as processes they share the work, on two cores they share the cores.',
      'Goals: ≥ 1.0 ×; at one hot row ≥ 0.8 ×.',
    ],
    raw,
  };
}
