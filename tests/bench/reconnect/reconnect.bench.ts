import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { house, move, wallet } from '../../../packages/server/src/domain/postings.ts';
import type { Actor } from '../../../packages/server/src/services/actor.ts';
import { postTransfers } from '../../../packages/server/src/store/post-transfers.ts';
import { startTestDatabase } from '../../../packages/server/src/testing/test-database.ts';
import { atATime, countOf } from '../../faults/counts.ts';
import { startNode, type ServerNode } from '../../faults/server-node.ts';
import { liveWorld, signIn } from '../../faults/visitor.ts';
import { createWorld, type World } from '../../ledger/world.ts';
import { openNodeClient } from '../../realtime/node-client.ts';
import { startRedis } from '../../realtime/redis-process.ts';
import { quantile } from '../figures.ts';
import type { Report } from '../report.ts';
import { openFrontDoor, type FrontDoor } from './front-door.ts';

const people = countOf('LOBI_CROWD', 1_000);
const rounds = 3;

/** After this time a connection counts as a good one, and its loss as the first, in ms. */
const settledAfterMs = 11_000;

/** Nobody waits longer for somebody to come back, in ms. */
const givenUpAfterMs = 120_000;

/** How finely the crowd at the door is counted, in ms. */
const crowdMs = 100;

type Client = ReturnType<typeof openNodeClient>['client'];

interface Visit {
  readonly actor: Actor;
  readonly client: Client;
}

interface Round {
  /** From the kill until each client was subscribed and had read again, in ms. */
  readonly backMs: readonly number[];
  readonly stillAway: number;
  readonly wrongBalances: number;
  readonly openings: number;
  /** Most that asked to be let in within `crowdMs`. */
  readonly crowd: number;
  readonly signatureMs: readonly number[];
}

const isBack = ({ wallet: actor, realtime }: Client): boolean => {
  const snapshot = actor.getSnapshot();
  return (
    realtime.connection.get().state === 'live' &&
    snapshot.matches('current') &&
    snapshot.context.staleSince === null
  );
};

const until = async (holds: () => boolean): Promise<void> => {
  const deadline = performance.now() + givenUpAfterMs;
  while (!holds() && performance.now() < deadline) await pause(20);
};

/** The whole client of everybody, at the door, and how long each signature took. */
async function openVisits(world: World, door: FrontDoor, signatureMs: number[]): Promise<Visit[]> {
  const origin = `http://127.0.0.1:${door.port}`;
  return atATime(20, people, async () => {
    const actor = await world.user({ funds: 1_000n });
    const session = (await signIn(world, actor)).at({ origin });
    const send = session.send.bind(session);
    session.send = async (method, path, init) => {
      const since = performance.now();
      const answer = await send(method, path, init);
      if (path.endsWith('/broadcasting/auth')) signatureMs.push(performance.now() - since);
      return answer;
    };
    const { client } = openNodeClient(origin, door.port, { session, random: Math.random });
    await until(() => isBack(client));
    return { actor, client };
  });
}

/** Most moments that lie within `crowdMs` of each other. */
function crowdOf(moments: readonly number[]): number {
  const sorted = moments.toSorted((one, other) => one - other);
  let first = 0;
  let most = 0;
  for (const [last, moment] of sorted.entries()) {
    while ((sorted[first] ?? moment) < moment - crowdMs) first += 1;
    most = Math.max(most, last - first + 1);
  }
  return most;
}

/** Everybody's wallet changes, in one transaction. */
const changeWallets = ({ db }: World, visits: readonly Visit[]) =>
  db.transaction((tx) =>
    postTransfers(
      tx,
      visits.map(({ actor }) => {
        const about = { kind: 'correction', currency: 'IDR', reference: randomUUID() } as const;
        return move(house('genesis'), wallet(actor.walletId), 1_000n, about);
      }),
    ),
  );

async function measure(
  world: World,
  door: FrontDoor,
  victim: ServerNode,
  visits: readonly Visit[],
  signatureMs: number[],
): Promise<Round> {
  const before = new Map(visits.map(({ actor }) => [actor, 0n]));
  for (const { actor } of visits) before.set(actor, await world.balanceOf(actor));
  await pause(settledAfterMs);
  door.takeArrivals();
  signatureMs.length = 0;
  const backAt = new Map<Client, number>();
  const stops = visits.map(({ client }) => {
    let wasAway = false;
    const look = (): void => {
      wasAway ||= client.realtime.connection.get().state !== 'live';
      if (wasAway && isBack(client) && !backAt.has(client)) backAt.set(client, performance.now());
    };
    const stopConnection = client.realtime.connection.subscribe(look);
    const wallets = client.wallet.subscribe(look);
    return () => {
      stopConnection();
      wallets.unsubscribe();
    };
  });
  const killedAt = performance.now();
  await victim.kill();
  // What they missed: nobody is told by the node that is gone.
  await changeWallets(world, visits);
  await until(() => backAt.size === visits.length);
  const arrivals = door.takeArrivals();
  const holds = ({ actor, client }: Visit): boolean =>
    client.wallet.getSnapshot().context.wallet?.balance ===
    String((before.get(actor) ?? 0n) + 1_000n);
  // Who was back before their wallet changed hears of it.
  const quietBy = performance.now() + 5_000;
  while (performance.now() < quietBy && !visits.every(holds)) await pause(20);
  for (const stop of stops) stop();
  return {
    backMs: [...backAt.values()].map((at) => at - killedAt),
    stillAway: visits.length - backAt.size,
    wrongBalances: visits.filter((visit) => !holds(visit)).length,
    openings: arrivals.length,
    crowd: crowdOf(arrivals),
    signatureMs: [...signatureMs],
  };
}

const portOf = ({ origin }: ServerNode): number => Number(new URL(origin).port);

/** How long a crowd takes to come back when the node dies that it was at. */
export async function bench(): Promise<Report> {
  await using running = new AsyncDisposableStack();
  const databases = await startTestDatabase();
  running.defer(() => databases.stop());
  const redis = await startRedis();
  running.defer(() => redis.stop());
  const { db, connectionString: databaseUrl } = await databases.fresh();
  const world = liveWorld(createWorld(db));
  const start = async (): Promise<ServerNode> => {
    const node = await startNode({ databaseUrl, env: { REDIS_URL: redis.url } });
    running.defer(() => node.kill());
    return node;
  };
  const door = await openFrontDoor();
  running.defer(() => door.stop());

  let victim = await start();
  door.setNodes([portOf(victim)]);
  const signatureMs: number[] = [];
  const visits = await openVisits(world, door, signatureMs);
  running.defer(() => {
    for (const { client } of visits) client.stop();
  });
  const measured: Round[] = [];
  for (let round = 0; round < rounds; round++) {
    const other = await start();
    door.setNodes([portOf(victim), portOf(other)]);
    measured.push(await measure(world, door, victim, visits, signatureMs));
    victim = other;
  }
  const seconds = (ms: number): string => (ms / 1_000).toFixed(1);
  return {
    title: `${people} clients come back after kill -9 of their node, ${rounds} times`,
    head: [
      'time',
      'p50 s',
      'p95 s',
      'last s',
      'away',
      'wrong balances',
      'openings per client',
      `most in ${crowdMs} ms`,
      'signature p99 ms',
    ],
    rows: measured.map((round, index) => [
      String(index + 1),
      seconds(quantile(round.backMs, 0.5)),
      seconds(quantile(round.backMs, 0.95)),
      seconds(Math.max(...round.backMs)),
      String(round.stillAway),
      String(round.wrongBalances),
      (round.openings / people).toFixed(2),
      String(round.crowd),
      quantile(round.signatureMs, 0.99).toFixed(0),
    ]),
    notes: [
      'Two nodes, Redis, PostgreSQL, a proxy, and all clients share the cores of one machine.',
      'Back: the socket is open, the wallet’s channel joined, and the wallet read again.',
      'Whole clients of the product without a page; all wallets change while they are away.',
      'Goal: the last within 15 s, no wrong balance, three openings each at most.',
    ],
    raw: measured,
  };
}
