import { randomUUID } from 'node:crypto';
import type { Bet } from '@lobi/core/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type Database } from '../../packages/server/src/store/database.ts';
import { createWorld, type World } from '../ledger/world.ts';
import { expectSoundLedger } from './cluster.ts';
import { countOf, times } from './counts.ts';
import { startKillableDatabase, type KillableDatabase } from './killable-database.ts';
import { startNode, type ServerNode } from './server-node.ts';
import { liveWorld, signIn } from './visitor.ts';
import { queryRows } from '../query-rows.ts';

let postgres: KillableDatabase;
let db: Database;
let nodes: readonly ServerNode[];
let world: World;

beforeAll(async () => {
  postgres = await startKillableDatabase();
  const { connectionString: databaseUrl } = postgres;
  nodes = await Promise.all([startNode({ databaseUrl }), startNode({ databaseUrl })]);
  db = await openDatabase({ connectionString: databaseUrl });
  world = liveWorld(createWorld(db));
});
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.kill()));
  await db.close();
  await postgres.stop();
});

const pauseMs = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const rounds = countOf('LOBI_KILLS', 3, 20);

describe('M4: kill -9 of the database under eight writers', () => {
  // id: database-killed
  it(
    `a database killed in ${rounds} rounds loses no acknowledged bet, and the service recovers`,
    async () => {
      const { roundId } = await world.openRound();
      const player = await world.user({ funds: 100_000_000n });
      const visitor = await signIn(world, player);
      const acknowledged = new Set<string>();
      const strange: unknown[] = [];
      let lastAnswerAt = performance.now();
      let isOver = false;

      /** Bets sequentially; a bet without a response is retried with its key. */
      const write = async (writer: number): Promise<void> => {
        let key = randomUUID();
        for (let turn = writer; !isOver; turn += 1) {
          const node = nodes[turn % nodes.length];
          const session = node && visitor.at(node);
          const answer = await session
            ?.call('bet.place', {
              params: { roundId },
              body: { selection: 'meron', amount: '1000' },
              key,
            })
            .catch(() => undefined);
          if (answer?.status === 201) {
            acknowledged.add((answer.body as { data: Bet }).data.id);
            lastAnswerAt = performance.now();
            key = randomUUID();
          } else {
            if (answer?.status !== 503) strange.push(answer);
            await pauseMs(20);
          }
        }
      };
      const writers = times(8, write);

      for (let round = 0; round < rounds; round += 1) {
        const before = acknowledged.size;
        while (acknowledged.size < before + 40) await pauseMs(10);
        await postgres.crash();
        const restartedAt = performance.now();
        while (lastAnswerAt < restartedAt) await pauseMs(10);
      }
      isOver = true;
      await Promise.all(writers);

      expect(strange).toEqual([]);
      const rows = await queryRows<{ id: string }>(db, 'select id from bets');
      const stored = new Set(rows.map(({ id }) => id));
      expect([...acknowledged].filter((id) => !stored.has(id))).toEqual([]);
      expect(await world.balanceOf(player)).toBe(100_000_000n - BigInt(stored.size) * 1_000n);
      for (const node of nodes) expect(node.process.exitCode).toBeNull();
      await expectSoundLedger(world);
    },
    60_000 + rounds * 20_000,
  );
});
