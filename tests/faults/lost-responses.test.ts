import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Actor } from '../../packages/server/src/services/access/actor.ts';
import { openNodeClient } from '../realtime/node-client.ts';
import { provideClusters, type Cluster } from './cluster.ts';
import { startProxy, type TcpProxy } from './tcp-proxy.ts';
import { waitUntil } from '../wait-until.ts';

const startCluster = provideClusters();
let cluster: Cluster;
let proxy: TcpProxy;
beforeAll(async () => {
  cluster = await startCluster(1, { lasts: true });
  const { port } = new URL(cluster.nodes[0]?.origin ?? '');
  proxy = await startProxy({ host: '127.0.0.1', port: Number(port) });
  proxy.fault.cutTo = /^POST \/api\/(?!broadcasting)/;
});
afterAll(() => proxy.stop());

const cuts = 3;

/** Opens the product's own client, behind a connection that can be cut. */
async function openClient(actor: Actor) {
  const visitor = await cluster.signIn(actor);
  const page = openNodeClient(`http://127.0.0.1:${proxy.port}`, proxy.port);
  const { cookies, token = '' } = visitor.at({ origin: '' });
  for (const [name, value] of cookies) page.session.cookies.set(name, value);
  page.environment.changeTokenElsewhere(token);
  const balance = () => page.client.wallet.getSnapshot().context.wallet?.balance;
  await waitUntil(() => expect(balance()).toBe('50000'));
  return { ...page, balance };
}

/** Asks again at once instead of after a pause, until the response arrives. */
const insist = (environment: { signal(signal: 'online'): void }, isDone: () => boolean) =>
  waitUntil(() => {
    environment.signal('online');
    expect(isDone()).toBe(true);
  });

describe('M3: an answer that is cut after the money has moved', () => {
  it('a client that lost a bet’s response retries with its key: one bet is placed, the balance is right', async () => {
    const { world } = cluster;
    const { roundId } = await world.openRound();
    const player = await world.user({ funds: 50_000n });
    const { client, environment, balance } = await openClient(player);
    const actor = client.placeBet(roundId);
    if (!actor) throw new Error('No user is signed in.');
    const wasUnknown = vi.fn<() => void>();
    actor.subscribe((snapshot) => {
      if (snapshot.matches({ trying: 'unknown' })) wasUnknown();
    });
    proxy.fault.cutAnswers = cuts;
    actor.send({ type: 'BET.SUBMITTED', draft: { selection: 'meron', amount: '4000' } });
    await insist(environment, () => actor.getSnapshot().matches({ open: 'placed' }));
    expect(wasUnknown).toHaveBeenCalled();
    expect(proxy.fault.cutAnswers).toBe(0);
    expect(balance()).toBe('46000');
    expect(await world.balanceOf(player)).toBe(46_000n);
    const bets = await world.db.row('select count(*) as count from bets where wallet_id = $1', [
      player.walletId,
    ]);
    expect(bets).toEqual({ count: 1n });
    client.stop();
  });

  it('a transfer whose response is lost completes once', async () => {
    const { world } = cluster;
    const agent = await world.user({ role: 'agent', funds: 50_000n });
    const player = await world.user({ parent: agent });
    const { client, environment, balance } = await openClient(agent);
    const actor = client.transfer('cash-in', player.walletId);
    if (!actor) throw new Error('No user is signed in.');
    actor.send({ type: 'TRANSFER.SUBMITTED', draft: { type: 'cash-in', amount: '7000' } });
    proxy.fault.cutAnswers = cuts;
    actor.send({ type: 'TRANSFER.CONFIRMED' });
    await insist(environment, () => actor.getSnapshot().matches({ open: 'completed' }));
    expect(proxy.fault.cutAnswers).toBe(0);
    expect(await world.balanceOf(player)).toBe(7_000n);
    await waitUntil(() => expect(balance()).toBe('43000'));
    client.stop();
  });
});
