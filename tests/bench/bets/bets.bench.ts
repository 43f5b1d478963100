import { randomUUID } from 'node:crypto';
import { median, quantile, ratio, spread } from '../figures.ts';
import type { Report } from '../report.ts';
import { startBenchPlatform, type BenchPlatformOptions } from '../start-bench-platform.ts';
import { register, signIn, type HttpClient } from './http-client.ts';
import { measureTpcB, prepareTpcB } from './tpc-b.ts';

const clientCounts = [1, 16, 64];
const rounds = 3;
const roundMs = 3_000;
const playerCount = 100;
const funding = '5000000';
const stake = '1000';

interface BetRound {
  readonly betsPerSecond: number;
  readonly p99Ms: number;
}

/** Players with money who come from addresses of their own, each to one of the nodes. */
async function preparePlayers(origins: readonly string[]): Promise<HttpClient[]> {
  const [origin = ''] = origins;
  const admin = await signIn(origin, 'admin');
  const players: HttpClient[] = [];
  for (let number = 1; number <= playerCount; number++) {
    const { client, walletId } = await register(origins[number % origins.length] ?? origin, number);
    await admin.call('transaction.create', {
      params: { walletId },
      headers: { 'idempotency-key': randomUUID() },
      body: { type: 'cash-in', amount: funding },
    });
    players.push(client);
  }
  return players;
}

/** A round of the arena whose betting is open. */
async function openRound(origin: string): Promise<string> {
  const declare = await signIn(origin, 'declare');
  const games = await declare.call('game.list');
  const arena = games.data.find(({ category }) => category === 'cockfight');
  if (!arena) throw new Error('The demo data has no arena.');
  const listed = await declare.call('round.list', { params: { gameId: arena.id } });
  const running = listed.data.find(({ status }) => status === 'open');
  if (running) return running.id;
  const { data } = await declare.call('round.create', { params: { gameId: arena.id }, body: {} });
  await declare.call('round.open', { params: { roundId: data.id }, body: {} });
  return data.id;
}

/** Bets as fast as so many players at a time can place them, each waiting for the answer. */
async function measureBets(
  players: readonly HttpClient[],
  roundId: string,
  clientCount: number,
): Promise<BetRound> {
  const latencies: number[] = [];
  const start = performance.now();
  const work = async (first: number) => {
    for (let turn = first; performance.now() - start < roundMs; turn += clientCount) {
      const sent = performance.now();
      await players[turn % players.length]?.call('bet.place', {
        params: { roundId },
        headers: { 'idempotency-key': randomUUID() },
        body: { selection: turn % 2 === 0 ? 'meron' : 'wala', amount: stake },
      });
      latencies.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: clientCount }, (_, first) => work(first)));
  const seconds = (performance.now() - start) / 1_000;
  return { betsPerSecond: latencies.length / seconds, p99Ms: quantile(latencies, 0.99) };
}

/** Ways to run the platform that are compared. */
const setups = {
  'built in, 1 node': { database: 'built-in', nodes: 1 },
  'PostgreSQL, 1 node': { database: 'outside', nodes: 1 },
  'PostgreSQL, 2 nodes': { database: 'outside', nodes: 2 },
} as const satisfies Readonly<Record<string, BenchPlatformOptions>>;

interface Measured {
  readonly clientCount: number;
  readonly limits: readonly number[];
  readonly bets: readonly BetRound[];
}

/** One setup at each count of clients, beside the limit of its own database. */
async function measureSetup(options: BenchPlatformOptions): Promise<Measured[]> {
  await using platform = await startBenchPlatform(options);
  const { origins, databaseUrl } = platform;
  await prepareTpcB(databaseUrl);
  const players = await preparePlayers(origins);
  const roundId = await openRound(platform.origin);
  const measured: Measured[] = [];
  for (const clientCount of clientCounts) {
    const limits: number[] = [];
    const bets: BetRound[] = [];
    // Interleaved; the first round warms both up and does not count.
    for (let round = 0; round <= rounds; round++) {
      const limit = await measureTpcB(databaseUrl, clientCount, roundMs);
      const bet = await measureBets(players, roundId, clientCount);
      if (round === 0) continue;
      limits.push(limit);
      bets.push(bet);
    }
    measured.push({ clientCount, limits, bets });
  }
  return measured;
}

/** Bets per second through HTTP beside TPC-B-like transactions on the same database. */
export async function bench(): Promise<Report> {
  const raw: Record<string, Measured[]> = {};
  const rows: string[][] = [];
  for (const [name, options] of Object.entries(setups)) {
    const measured = await measureSetup(options);
    raw[name] = measured;
    for (const { clientCount, limits, bets } of measured) {
      const rates = bets.map(({ betsPerSecond }) => betsPerSecond);
      rows.push([
        `${name}, ${clientCount} clients`,
        spread(limits),
        spread(rates),
        ratio(median(rates), median(limits)),
        spread(bets.map(({ p99Ms }) => p99Ms)),
      ]);
    }
  }
  return {
    title: `Bets through HTTP, ${rounds} rounds of ${roundMs / 1_000} s: median (least–most)`,
    head: ['setup', 'TPC-B-like tx/s', 'bets/s', 'bets ÷ TPC-B', 'p99 ms'],
    rows,
    notes: [
      `${playerCount} wallets, one round, both on one durable PostgreSQL; the load runs on the same machine.`,
      'TPC-B-like: plain SQL in named statements through the same driver, at the same client count.',
      'Two nodes: each player stays at one; with as many cores as processes they share the work, on two cores they share the cores.',
      'Goal: ≥ 1.0 ×.',
    ],
    raw,
  };
}
