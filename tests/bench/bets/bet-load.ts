import { randomUUID } from 'node:crypto';
import { cpuOf } from '../cpu-of.ts';
import { quantile } from '../figures.ts';
import type { FastCalls } from './fast-calls.ts';
import { register, signIn, type HttpClient } from './http-client.ts';

/** The first wallet places single bets, for as long as all others together. */
const funding = { first: '60000000', others: '5000000' } as const;
const bodies = ['meron', 'wala'].map((selection) => JSON.stringify({ selection, amount: '1000' }));

/** Processes that use the processor while bets are placed, each with its children. */
export interface Users {
  readonly nodes: readonly number[];
  readonly database: number;
}

/** Result of a load of clients. */
export interface BetRound {
  readonly betsPerSecond: number;
  readonly p99Ms: number;
  /** Milliseconds of processor per bet. */
  readonly cpuMs: { readonly load: number; readonly nodes: number; readonly database: number };
}

/** Players with money and individual addresses, distributed over the nodes. */
export async function preparePlayers(
  origins: readonly string[],
  count: number,
): Promise<HttpClient[]> {
  const [origin = ''] = origins;
  const admin = await signIn(origin, 'admin');
  const players: HttpClient[] = [];
  for (let number = 1; number <= count; number++) {
    const { client, walletId } = await register(origins[number % origins.length] ?? origin, number);
    await admin.call('transaction.create', {
      params: { walletId },
      headers: { 'idempotency-key': randomUUID() },
      body: { type: 'cash-in', amount: number === 1 ? funding.first : funding.others },
    });
    players.push(client);
  }
  return players;
}

/** The game of the arena, and a round with open betting. */
export async function openRound(declare: HttpClient, gameId: string): Promise<string> {
  const listed = await declare.call('round.list', { params: { gameId } });
  const running = listed.data.find(({ status }) => status === 'open');
  if (running) return running.id;
  const { data } = await declare.call('round.create', { params: { gameId }, body: {} });
  await declare.call('round.open', { params: { roundId: data.id }, body: {} });
  return data.id;
}

/** Id of the arena of the demo data. */
export async function findArena(declare: HttpClient): Promise<string> {
  const games = await declare.call('game.list');
  const arena = games.data.find(({ category }) => category === 'cockfight');
  if (!arena) throw new Error('The demo data has no arena.');
  return arena.id;
}

/**
 * Places bets from this number of clients, each waiting for the response, until `isOver`; returns the
 * duration of each in ms.
 */
export async function placeBets(
  lines: readonly FastCalls[],
  clientCount: number,
  isOver: (placed: number) => boolean,
): Promise<number[]> {
  const latencies: number[] = [];
  const work = async (first: number) => {
    for (let turn = first; !isOver(latencies.length); turn += clientCount) {
      const sent = performance.now();
      const body = bodies[turn % bodies.length] ?? '';
      await lines[turn % lines.length]?.send({ 'idempotency-key': randomUUID() }, body);
      latencies.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: clientCount }, (_, first) => work(first)));
  return latencies;
}

/** The same for a fixed time, with its CPU usage. */
export async function measureBets(
  lines: readonly FastCalls[],
  clientCount: number,
  durationMs: number,
  users: Users,
): Promise<BetRound> {
  const read = () => ({
    load: process.cpuUsage(),
    nodes: cpuOf(users.nodes, [users.database]),
    database: cpuOf([users.database]),
  });
  const before = read();
  const start = performance.now();
  const latencies = await placeBets(
    lines,
    clientCount,
    () => performance.now() - start >= durationMs,
  );
  const seconds = (performance.now() - start) / 1_000;
  const after = read();
  const load = process.cpuUsage(before.load);
  const per = (ms: number) => ms / latencies.length;
  return {
    betsPerSecond: latencies.length / seconds,
    p99Ms: quantile(latencies, 0.99),
    cpuMs: {
      load: per((load.user + load.system) / 1_000),
      nodes: per(after.nodes - before.nodes),
      database: per(after.database - before.database),
    },
  };
}
