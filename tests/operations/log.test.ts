import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Bet } from '@lobi/core/contract';
import { expect, it } from 'vitest';
import { provideClusters } from '../faults/cluster.ts';

const startCluster = provideClusters();

// id: bet-log-line
it('the log line of a bet has the bet, the wallet and the amount, with the request id of the caller', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lobi-log-'));
  const file = join(folder, 'lobi.log');
  const { world, nodes, signIn } = await startCluster(1, {
    env: { LOG_LEVEL: 'info', LOG_FILE: file },
  });
  const { roundId } = await world.openRound();
  const player = await world.user({ funds: 5_000n });
  const visitor = await signIn(player);
  const node = nodes[0]!;
  const requestId = `edge-${randomUUID()}`;
  const answer = await visitor.at(node).call('bet.place', {
    params: { roundId },
    body: { selection: 'wala', amount: '1000' },
    headers: { 'x-request-id': requestId },
  });
  expect(answer.status).toBe(201);
  expect(answer.headers.get('x-request-id')).toBe(requestId);
  const forged = await visitor.at(node).call('bet.place', {
    params: { roundId },
    body: { selection: 'wala', amount: '99999999' },
    headers: { 'x-request-id': 'no {"id":1}' },
  });
  const { reference } = forged.body as { reference: string };
  expect(forged.status).toBe(422);
  expect(reference).toMatch(/^[\da-f-]{36}$/);
  await node.stop();

  const lines = (await readFile(file, 'utf8'))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines.filter(({ reqId }) => reqId === requestId)).toEqual([
    expect.objectContaining({
      msg: 'answered',
      status: 201,
      userId: player.id,
      walletId: player.walletId,
      roundId,
      betId: (answer.body as { data: Bet }).data.id,
      amount: '1000',
    }),
  ]);
  expect(lines.some(({ reqId }) => reqId === reference)).toBe(true);
  await rm(folder, { recursive: true });
});
