import { randomUUID } from 'node:crypto';
import type { Wallet } from '@lobi/core/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type Database } from '../../packages/server/src/store/database.ts';
import { createWorld, type World } from '../ledger/world.ts';
import { expectSoundLedger } from './cluster.ts';
import { countOf, times } from './counts.ts';
import { findSharedVersions, findViolations, type HistoryStep } from './history.ts';
import { startKillableDatabase, type KillableDatabase } from './killable-database.ts';
import { faultKinds } from './node-control.ts';
import { startNode, type ServerNode } from './server-node.ts';
import { liveWorld, signIn } from './visitor.ts';

let postgres: KillableDatabase;
let db: Database;
let world: World;
/** Target nodes of calls; a killed node is replaced. */
let nodes: ServerNode[];
const start = () => startNode({ databaseUrl: postgres.connectionString });

beforeAll(async () => {
  postgres = await startKillableDatabase();
  nodes = await Promise.all([start(), start()]);
  db = await openDatabase({ connectionString: postgres.connectionString });
  world = liveWorld(createWorld(db));
});
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.kill()));
  await db.close();
  await postgres.stop();
});

const pauseMs = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Faults of the platform under load, one after the other. */
const faults: readonly (() => Promise<void>)[] = [
  async () => {
    const plan = { seed: 10, rate: 0.1, kinds: faultKinds };
    await Promise.all(nodes.map((node) => node.sendOrder({ order: 'faults', plan })));
  },
  async () => {
    await nodes[0]?.kill();
    nodes[0] = await start();
  },
  () => postgres.crash(),
  async () => {
    await Promise.all(nodes.map((node) => node.sendOrder({ order: 'faults', plan: null })));
    await nodes[1]?.kill();
    nodes[1] = await start();
  },
  () => postgres.crash(),
];

const clients = 32;
const total = countOf('LOBI_HISTORY', 960, 100_000);

describe('M10: versions of a wallet, under faults', () => {
  it(`wallet versions are linearizable in ${total} calls while nodes and database fail`, async () => {
    const { roundId } = await world.openRound();
    const player = await world.user({ funds: 1_000_000_000n });
    const visitor = await signIn(world, player);
    const history: HistoryStep[] = [];
    const strange: unknown[] = [];
    let tries = 0;

    const call = (kind: HistoryStep['kind'], key: string) => {
      const node = nodes[(tries += 1) % nodes.length];
      const session = node && visitor.at(node);
      const isWrite = kind === 'write';
      return isWrite
        ? session?.call('bet.place', {
            params: { roundId },
            body: { selection: 'meron', amount: '1000' },
            key,
          })
        : session?.call('wallet.show', { params: { walletId: player.walletId } });
    };

    /** One step: a write is retried with its key until it gets a response, and lasts until then. */
    const take = async (kind: HistoryStep['kind']): Promise<void> => {
      const key = randomUUID();
      let from = performance.now();
      for (;;) {
        const answer = await call(kind, key)?.catch(() => undefined);
        if (answer && answer.status < 300) {
          const { data, wallet: after } = answer.body as { data: Wallet; wallet?: Wallet };
          const to = performance.now();
          history.push({ from, to, kind, version: (after ?? data).version });
          return;
        }
        if (answer && answer.status !== 503) strange.push(answer);
        await pauseMs(20);
        if (kind === 'read') from = performance.now();
      }
    };

    const working = Promise.all(
      times(clients, async (client) => {
        for (let at = 0; at < total / clients; at += 1) {
          await take((client + at) % 3 === 0 ? 'write' : 'read');
        }
      }),
    );
    for (const [index, fault] of faults.entries()) {
      const due = ((index + 1) * total) / (faults.length + 1);
      while (history.length < due) await pauseMs(5);
      await fault();
    }
    await working;

    expect(history).toHaveLength(Math.ceil(total / clients) * clients);
    expect(strange).toEqual([]);
    expect(findViolations(history)).toEqual([]);
    expect(findSharedVersions(history)).toEqual([]);
    const writes = history.filter(({ kind }) => kind === 'write').length;
    expect(await world.balanceOf(player)).toBe(1_000_000_000n - BigInt(writes) * 1_000n);
    await expectSoundLedger(world);
  }, 3_600_000);
});
