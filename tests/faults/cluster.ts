import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type { Actor } from '../../packages/server/src/services/access/actor.ts';
import {
  startTestDatabase,
  type TestDatabase,
} from '../../packages/server/src/testing/test-database.ts';
import { expectNoDeadlocks } from '../expect-no-deadlocks.ts';
import { createWorld, type World } from '../ledger/world.ts';
import { startNode, type NodeOptions, type ServerNode } from './server-node.ts';
import { liveWorld, signIn, type Visitor } from './visitor.ts';

/** Two or more servers on one real PostgreSQL. */
export interface Cluster {
  readonly world: World;
  readonly databaseUrl: string;
  readonly nodes: ServerNode[];
  /** Starts one more node on the database. */
  start(options?: NodeOptions): Promise<ServerNode>;
  /** Signs a user in, on all nodes. */
  signIn(actor: Actor): Promise<Visitor>;
}

/** Asserts that every check of the ledger passes and that no deadlock occurred. */
export async function expectSoundLedger({ db, services }: World): Promise<void> {
  const { checks } = await services.audit.run();
  expect(checks.filter(({ faults }) => faults > 0)).toEqual([]);
  await expectNoDeadlocks(db);
}

/**
 * One real PostgreSQL per test file, and clusters of server processes on fresh databases of it. After
 * each test the ledger of its cluster is audited.
 */
export function provideClusters(): (
  nodes: number,
  options?: NodeOptions & { readonly lasts?: boolean },
) => Promise<Cluster> {
  let databases: TestDatabase;
  const running: { readonly cluster: Cluster; readonly lasts: boolean }[] = [];
  const end = async (cluster: Cluster): Promise<void> => {
    await Promise.all(cluster.nodes.map((node) => node.kill()));
  };

  beforeAll(async () => {
    databases = await startTestDatabase();
  });
  afterEach(async () => {
    for (const { cluster } of running) await expectSoundLedger(cluster.world);
    for (const { cluster, lasts } of running.splice(0)) {
      if (lasts) running.push({ cluster, lasts });
      else await end(cluster);
    }
  });
  afterAll(async () => {
    for (const { cluster } of running) await end(cluster);
    await databases.stop();
  });

  return async (count, { lasts = false, ...options } = {}) => {
    const { db, connectionString } = await databases.fresh();
    const world = liveWorld(createWorld(db));
    const start = async (more: NodeOptions = {}): Promise<ServerNode> => {
      const node = await startNode({ databaseUrl: connectionString, ...options, ...more });
      cluster.nodes.push(node);
      return node;
    };
    const cluster: Cluster = {
      world,
      databaseUrl: connectionString,
      nodes: [],
      start,
      signIn: (actor) => signIn(world, actor),
    };
    running.push({ cluster, lasts });
    await Promise.all(Array.from({ length: count }, () => start()));
    return cluster;
  };
}

/** Counts the results of calls: `ok`, or the code of the error, or the status if there is no code. */
export function tally(
  answers: readonly { readonly status: number; readonly body: unknown }[],
): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status, body } of answers) {
    const { code = String(status) } = (body ?? {}) as { code?: string };
    const outcome = status < 300 ? 'ok' : code;
    counts[outcome] = (counts[outcome] ?? 0) + 1;
  }
  return counts;
}
