import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Bet } from '@lobi/core/contract';
import { expect, it } from 'vitest';
import WebSocket from 'ws';
import { provideClusters, type Cluster } from '../faults/cluster.ts';
import type { Visitor } from '../faults/visitor.ts';
import { times } from '../faults/counts.ts';
import type { ServerNode } from '../faults/server-node.ts';
import { queryRows } from '../query-rows.ts';

const env = { LOBI_DRAIN_SECONDS: '1' };
const startCluster = provideClusters();

/** Checks every node for readiness, like a proxy in front of them. */
function balance(cluster: Cluster): { pick(): ServerNode | undefined; stop(): void } {
  const ready = new Set<ServerNode>(cluster.nodes);
  let isStopped = false;
  const look = async (node: ServerNode): Promise<void> => {
    const answer = await fetch(`${node.origin}/ready`).catch(() => undefined);
    if (answer?.ok) ready.add(node);
    else ready.delete(node);
  };
  const watch = async (): Promise<void> => {
    while (!isStopped) {
      await Promise.all(cluster.nodes.map(look));
      await pause(50);
    }
  };
  void watch();
  return {
    pick: () => [...ready][Math.floor(Math.random() * ready.size)],
    stop: () => {
      isStopped = true;
    },
  };
}

/** Bets once like the product's client, which retries with the same key when the outcome is unknown. */
async function betOnce(
  visitor: Visitor,
  roundId: string,
  pick: () => ServerNode | undefined,
): Promise<string> {
  const key = randomUUID();
  const input = { params: { roundId }, body: { selection: 'meron', amount: '1000' }, key };
  for (;;) {
    const node = pick();
    const answer =
      node &&
      (await visitor
        .at(node)
        .call('bet.place', input)
        .catch(() => undefined));
    if (answer?.status === 201) return (answer.body as { data: Bet }).data.id;
    if (answer && answer.status !== 503) throw new Error(`refused with ${answer.status}`);
    await pause(20);
  }
}

it('a rolling restart under load neither loses nor duplicates a bet', async () => {
  const cluster = await startCluster(2, { env });
  const { world } = cluster;
  const { roundId } = await world.openRound();
  const funds = 5_000_000_000n;
  const players = await Promise.all(times(4, () => world.user({ funds })));
  const visitors = await Promise.all(players.map((player) => cluster.signIn(player)));
  const proxy = balance(cluster);
  let isOver = false;
  const bets = visitors.map(async (visitor) => {
    const ids: string[] = [];
    while (!isOver) ids.push(await betOnce(visitor, roundId, proxy.pick));
    return ids;
  });
  for (const node of [...cluster.nodes]) {
    node.process.kill('SIGTERM');
    expect(await node.ended).toBe(0);
    await cluster.start();
  }
  isOver = true;
  const acknowledged = await Promise.all(bets);
  proxy.stop();

  for (const [index, ids] of acknowledged.entries()) {
    const player = players[index];
    expect(ids.length).toBeGreaterThan(0);
    expect(new Set(ids).size).toBe(ids.length);
    const stored = await queryRows<{ id: string }>(
      world.db,
      'select id from bets where wallet_id = $1',
      [player?.walletId],
    );
    expect(stored.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    expect(player && (await world.balanceOf(player))).toBe(funds - BigInt(ids.length) * 1_000n);
  }
});

it('a stopping node reports 503 on /ready, closes its sockets gradually and accepts no new ones', async () => {
  const cluster = await startCluster(1, { env });
  const [node] = cluster.nodes;
  if (!node) throw new Error('no node was started');
  const address = `${node.origin.replace('http', 'ws')}/app/lobi?protocol=7`;
  const sockets = await Promise.all(
    times(20, async () => {
      const socket = new WebSocket(address);
      await once(socket, 'open');
      return socket;
    }),
  );
  const codes = sockets.map(async (socket) => {
    const [code] = (await once(socket, 'close')) as [number];
    return { code, at: performance.now() };
  });
  node.process.kill('SIGTERM');
  await expect.poll(async () => (await fetch(`${node.origin}/ready`)).status).toBe(503);
  const still = await fetch(`${node.origin}/up`);
  expect(still.status).toBe(200);
  expect(still.headers.get('connection')).toBe('close');
  const late = new WebSocket(address);
  const [, response] = (await once(late, 'unexpected-response')) as [
    unknown,
    { statusCode: number },
  ];
  expect(response.statusCode).toBe(503);
  const closed = await Promise.all(codes);
  expect(new Set(closed.map(({ code }) => code))).toEqual(new Set([1001]));
  const moments = closed.map(({ at }) => at);
  expect(Math.max(...moments) - Math.min(...moments)).toBeGreaterThan(200);
  expect(await node.ended).toBe(0);
});
