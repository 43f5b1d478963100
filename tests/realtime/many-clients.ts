import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { house, move, wallet } from '../../packages/server/src/domain/postings.ts';
import type { Actor } from '../../packages/server/src/services/access/actor.ts';
import { postTransfers } from '../../packages/server/src/store/post-transfers.ts';
import { startTestDatabase } from '../../packages/server/src/testing/test-database.ts';
import type { HttpSession } from '@lobi/core/conformance';
import { atATime } from '../faults/counts.ts';
import { startNode, type NodeOptions, type ServerNode } from '../faults/server-node.ts';
import { liveWorld, signIn } from '../faults/visitor.ts';
import { createWorld, type World } from '../ledger/world.ts';
import { openFrontProxy, type FrontProxy } from './front-proxy.ts';
import { openNodeClient } from './node-client.ts';
import { startRedis, type RedisProcess } from './redis-process.ts';
import { queryRows } from '../query-rows.ts';

/** Maximum wait for a client to reconnect, in ms. */
const givenUpAfterMs = 240_000;

/** Interval for counting concurrent connection attempts, in ms. */
const crowdMs = 100;

/** Amount by which a wallet changes while its owner is disconnected. */
const gain = 1_000n;

const gainOf = ({ walletId }: Actor) =>
  move(house('genesis'), wallet(walletId), gain, {
    kind: 'correction',
    currency: 'IDR',
    reference: randomUUID(),
  });

type Client = ReturnType<typeof openNodeClient>['client'];

/** Two nodes with a Redis between them, and the proxy in front of them. */
export interface Stage {
  readonly door: FrontProxy;
  readonly redis: RedisProcess;
  /** Running nodes, oldest first. */
  readonly nodes: readonly ServerNode[];
  /** Starts another node; resolves when the proxy forwards to it. */
  start(): Promise<void>;
  /** Ends the oldest node with `end`; resolves when the proxy has detected it. */
  lose(end: (node: ServerNode) => Promise<unknown>): Promise<void>;
  stop(): Promise<void>;
}

const portOf = ({ origin }: ServerNode): number => Number(new URL(origin).port);

/** Starts the nodes. */
async function setStage(redis: RedisProcess, options: NodeOptions): Promise<Stage> {
  const nodes: ServerNode[] = [];
  const door = await openFrontProxy();
  const start = async (): Promise<void> => {
    const node = await startNode({ ...options, env: { REDIS_URL: redis.url, ...options.env } });
    nodes.push(node);
    door.setNodes(nodes.map(portOf));
    await door.untilReady(nodes.length);
  };
  await start();
  await start();
  return {
    door,
    redis,
    nodes,
    start,
    lose: async (end) => {
      const [oldest] = nodes;
      if (!oldest) throw new Error('no node runs');
      await end(oldest);
      nodes.shift();
    },
    stop: async () => {
      await door.stop();
      await Promise.all(nodes.map((node) => node.kill()));
    },
  };
}

/** A fault that disconnects clients. */
export interface Meanwhile {
  /** Changes the wallets of all users. */
  changeWallets(): Promise<void>;
  /** Resolves when nodes have published all pending events. */
  untilPublished(): Promise<void>;
}

/** Possible faults, each with the moment at which all wallets change. */
export const faults: Readonly<
  Record<string, (stage: Stage, meanwhile: Meanwhile) => Promise<void>>
> = {
  'a restart of Redis': async ({ redis }, { changeWallets, untilPublished }) => {
    await redis.kill();
    // Published by one node, and not received by the other.
    await changeWallets();
    await untilPublished();
    await redis.start();
  },
  'a rolling restart': async ({ nodes, lose, start }, { changeWallets }) => {
    for (const _ of [...nodes]) {
      await lose(async (node) => {
        node.process.kill('SIGTERM');
        // While half of the sockets are moving from one node to the other.
        await changeWallets();
        await node.ended;
      });
      await start();
    }
  },
  'kill -9 of their node': async ({ lose }, { changeWallets }) => {
    await lose((node) => node.kill());
    // The killed node publishes nothing of this.
    await changeWallets();
  },
};

/** Measurements of the clients during a fault. */
export interface Outcome {
  /** For each client, the longest time without a connection or with outdated data, in ms. */
  readonly awayMs: readonly number[];
  /** Final state of the clients that are still disconnected. */
  readonly stillAway: readonly string[];
  /** Clients whose balance differs from the database in the end. */
  readonly wrongBalances: number;
  /** Number of sockets that each client requested. */
  readonly tries: readonly number[];
  /** Maximum number of connection attempts within `crowdMs`. */
  readonly crowd: number;
  /** Duration of each channel authorization. */
  readonly signatureMs: readonly number[];
}

interface Visit {
  readonly actor: Actor;
  readonly client: Client;
  readonly away: AwayWatch;
  tries: number;
}

/** The whole clients of many users. */
export interface ManyClients {
  /** Applies a fault, and observes all clients until they have reconnected. */
  suffer(fault: (meanwhile: Meanwhile) => Promise<void>): Promise<Outcome>;
  stop(): void;
}

interface AwayWatch {
  /** The wallet has a new balance. */
  expect(balance: bigint): void;
  expected(): bigint;
  /** Returns the longest time without current data since the last query, in ms. */
  takeLongestMs(): number;
  isRight(): boolean;
  /** Describes the state of the client. */
  describe(): string;
  stop(): void;
}

/**
 * Measures for how long a client is out of date: from a lost connection or an unknown change until it
 * is current again.
 */
function watchAway({ wallet: actor, realtime }: Client, funds: bigint): AwayWatch {
  let balance = funds;
  let awayFrom: number | undefined = performance.now();
  let longestMs = 0;
  const isRight = (): boolean => {
    const snapshot = actor.getSnapshot();
    return (
      realtime.connection.get().state === 'live' &&
      snapshot.matches('current') &&
      snapshot.context.staleSince === null &&
      snapshot.context.wallet?.balance === String(balance)
    );
  };
  const look = (): void => {
    if (!isRight()) return void (awayFrom ??= performance.now());
    if (awayFrom !== undefined) longestMs = Math.max(longestMs, performance.now() - awayFrom);
    awayFrom = undefined;
  };
  const stopConnection = realtime.connection.subscribe(look);
  const wallets = actor.subscribe(look);
  look();
  return {
    expected: () => balance,
    expect: (next) => {
      balance = next;
      look();
    },
    takeLongestMs: () => {
      const ms = Math.max(longestMs, awayFrom === undefined ? 0 : performance.now() - awayFrom);
      longestMs = 0;
      return ms;
    },
    isRight,
    describe: () => {
      const { value, context } = actor.getSnapshot();
      const { wallet: shown, ...rest } = context;
      const line = realtime.connection.get().state;
      return JSON.stringify({ line, value, ...rest, shown: shown?.balance, due: String(balance) });
    },
    stop: () => {
      stopConnection();
      wallets.unsubscribe();
    },
  };
}

const until = async (holds: () => boolean): Promise<void> => {
  const deadline = performance.now() + givenUpAfterMs;
  while (!holds() && performance.now() < deadline) await pause(20);
};

/** Returns the maximum number of times within any interval of `crowdMs`. */
function crowdOf(moments: readonly number[]): number {
  const sorted = moments.toSorted((one, other) => one - other);
  let first = 0;
  let maximum = 0;
  for (const [last, moment] of sorted.entries()) {
    while ((sorted[first] ?? moment) < moment - crowdMs) first += 1;
    maximum = Math.max(maximum, last - first + 1);
  }
  return maximum;
}

/** Logs every call of a session when it is sent, and its caller also when the response arrives. */
function watchCalls(
  session: HttpSession,
  sent: (path: string, body: unknown) => (() => void) | undefined,
): void {
  const send = session.send.bind(session);
  session.send = async (method, path, init) => {
    const answered = sent(path, init?.body);
    const answer = await send(method, path, init);
    answered?.();
    return answer;
  };
}

/** The whole client of one signed-in user, with its wallet loaded. */
async function openVisit(world: World, door: FrontProxy, signatureMs: number[]): Promise<Visit> {
  const origin = `http://127.0.0.1:${door.port}`;
  const funds = 1_000n;
  const actor = await world.user({ funds });
  const session = (await signIn(world, actor)).at({ origin });
  watchCalls(session, (path) => {
    if (!path.endsWith('/broadcasting/auth')) return undefined;
    const since = performance.now();
    return () => void signatureMs.push(performance.now() - since);
  });
  const { client } = openNodeClient(origin, door.port, {
    session,
    random: Math.random,
    onOpening: () => (visit.tries += 1),
  });
  const visit: Visit = { actor, client, away: watchAway(client, funds), tries: 0 };
  await until(() => visit.away.isRight());
  return visit;
}

/**
 * Redis is killed, a client comes whose socket is at another node than the one that signs, so that
 * no signature is worth anything there, and Redis starts again. Is their balance right in the end?
 */
export async function signInWhileAway({ world, stage: { redis, nodes } }: Play): Promise<boolean> {
  const [here, there] = nodes;
  if (!here || !there) throw new Error('this takes two nodes');
  const actor = await world.user({ funds: gain });
  const session = (await signIn(world, actor)).at(here);
  let signatures = 0;
  watchCalls(session, (_path, body) => {
    if (typeof body === 'string' && body.includes(actor.walletId)) signatures += 1;
    return undefined;
  });
  await redis.kill();
  const { client } = openNodeClient(here.origin, portOf(there), { session });
  const away = watchAway(client, gain);
  await until(() => signatures > 1);
  await redis.start();
  await world.db.transaction((tx) => postTransfers(tx, [gainOf(actor)]));
  away.expect(gain + gain);
  await until(away.isRight);
  const isRight = away.isRight();
  away.stop();
  client.stop();
  return isRight;
}

/** Returns the balances in the database. */
async function balancesOf(
  { db }: World,
  visits: readonly Visit[],
): Promise<readonly (string | undefined)[]> {
  const rows = await queryRows<{ id: string; balance: string }>(
    db,
    'select id, balance::text from wallets where id = any($1::uuid[])',
    [visits.map(({ actor }) => actor.walletId)],
  );
  const balances = new Map(rows.map(({ id, balance }) => [id, balance]));
  return visits.map(({ actor }) => balances.get(actor.walletId));
}

/** Opens the clients of this number of users. */
async function openCrowd(world: World, door: FrontProxy, people: number): Promise<ManyClients> {
  const signatureMs: number[] = [];
  const visits = await atATime(20, people, () => openVisit(world, door, signatureMs));

  /** Changes all wallets in one transaction. */
  const changeWallets = async (): Promise<void> => {
    await world.db.transaction((tx) =>
      postTransfers(
        tx,
        visits.map(({ actor }) => gainOf(actor)),
      ),
    );
    for (const { away } of visits) away.expect(away.expected() + gain);
  };

  const untilPublished = async (): Promise<void> => {
    while (
      (await world.db.row('select from outbox where published_at is null limit 1')) !== undefined
    )
      await pause(20);
  };

  return {
    suffer: async (fault) => {
      door.takeArrivals();
      signatureMs.length = 0;
      for (const visit of visits) {
        visit.away.takeLongestMs();
        visit.tries = 0;
      }
      await fault({ changeWallets, untilPublished });
      await until(() => visits.every(({ away }) => away.isRight()));
      // Checked immediately, since a client that is asked to read again is outdated for a moment.
      const stillAway = visits
        .filter(({ away }) => !away.isRight())
        .map(({ away }) => away.describe());
      const shown = visits.map(({ client }) => client.wallet.getSnapshot().context.wallet?.balance);
      const held = await balancesOf(world, visits);
      return {
        awayMs: visits.map(({ away }) => away.takeLongestMs()),
        stillAway,
        wrongBalances: held.filter((balance, index) => shown[index] !== balance).length,
        tries: visits.map(({ tries }) => tries),
        crowd: crowdOf(door.takeArrivals()),
        signatureMs: [...signatureMs],
      };
    },
    stop: () => {
      for (const { client, away } of visits) {
        away.stop();
        client.stop();
      }
    },
  };
}

/** The clients with their nodes and the world. */
export interface Play {
  readonly world: World;
  readonly stage: Stage;
  readonly crowd: ManyClients;
}

/**
 * Opens the clients of this number of users, with separate nodes, Redis and database.
 * @param running ends all of them
 * @param drainSeconds seconds over which a stopping node closes its sockets
 */
export async function openPlay(
  running: AsyncDisposableStack,
  { people, drainSeconds }: { readonly people: number; readonly drainSeconds: number },
): Promise<Play> {
  const databases = await startTestDatabase();
  running.defer(() => databases.stop());
  const redis = await startRedis();
  running.defer(() => redis.stop());
  const { db, connectionString: databaseUrl } = await databases.fresh();
  const world = liveWorld(createWorld(db));
  const env = { LOBI_DRAIN_SECONDS: String(drainSeconds) };
  const stage = await setStage(redis, { databaseUrl, env });
  running.defer(() => stage.stop());
  const crowd = await openCrowd(world, stage.door, people);
  running.defer(() => crowd.stop());
  return { world, stage, crowd };
}
