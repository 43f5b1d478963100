import { beforeAll, describe, expect, it } from 'vitest';
import { createRequestWorld, type RequestWorld } from '../ledger/request-world.ts';
import type { Actor } from '../../packages/server/src/services/access/actor.ts';
import { provideClusters, tally, type Cluster } from './cluster.ts';
import { atATime, countOf } from './counts.ts';
import type { Visitor } from './visitor.ts';
import { queryRow } from '../query-rows.ts';

const startCluster = provideClusters();
let cluster: Cluster;
let requests: RequestWorld;
let admins: readonly [Visitor, Visitor];
beforeAll(async () => {
  cluster = await startCluster(2, { lasts: true });
  requests = await createRequestWorld(cluster.world);
  const { admin, admin2 } = requests.people;
  admins = [await cluster.signIn(admin), await cluster.signIn(admin2)];
});

const decide = (by: 0 | 1, step: 'complete' | 'reject', transactionId: string) => {
  const node = cluster.nodes[by];
  if (!node) throw new Error('The cluster has two nodes.');
  return admins[by].at(node).call(`transaction.${step}`, {
    params: { transactionId },
    body: { version: 1, ...(step === 'reject' ? { reason: 'nama tidak cocok' } : {}) },
  });
};

/** The only open request of a user. */
async function open(type: 'deposit' | 'withdraw') {
  const { world, qris, wallet } = requests;
  const owner = await world.user({ funds: 100_000n });
  const body =
    type === 'deposit'
      ? ({ type, amount: '50000', channelId: qris.id } as const)
      : ({
          type,
          amount: '50000',
          channelId: wallet.id,
          account: '1234567',
          holder: 'Budi',
        } as const);
  const key = { key: crypto.randomUUID(), bodyHash: type };
  const { answer } = await world.services.transactions.create(
    owner,
    owner.walletId,
    body,
    key,
    'en',
  );
  const code = BigInt(answer.payment?.uniqueCode ?? 0);
  return { owner, id: answer.id, arrives: 50_000n + code };
}

const stateOf = async (walletId: string, id: string) => {
  const row = await queryRow<{
    balance: bigint;
    held: bigint;
    status: string;
    ends: bigint;
    transfers: bigint;
  }>(
    cluster.world.db,
    `select w.balance, w.held, x.status,
       (select count(*) from transaction_events e where e.transaction_id = x.id
          and e.status in ('completed', 'rejected')) as ends,
       (select count(*) from transfers t where t.reference = x.id) as transfers
     from wallets w, transactions x where w.id = $1 and x.id = $2`,
    [walletId, id],
  );
  if (!row) throw new Error('The request is gone.');
  return row;
};

const count = countOf('LOBI_DECISIONS', 40, 100);
const half = Math.ceil(count / 2);

describe('M11: decisions about one request at once, by two admins on two nodes', () => {
  it(`${count} deposits that are approved, rejected and expired concurrently each have one outcome`, async () => {
    const { services, db } = cluster.world;
    const ends = await atATime(8, count, async (index) => {
      const { owner, id, arrives } = await open('deposit');
      const lapse = async () => {
        // A second ago: the server's times have milliseconds, the database's microseconds.
        await db.run(
          `update transactions set expires_at = clock_timestamp() - interval '1 s' where id = $1`,
          [id],
        );
        await services.transactions.expire();
      };
      // Expired before the decision, at the same time, or after it.
      const moment = index % 3;
      if (moment === 0) await lapse();
      const [approved, rejected] = await Promise.all([
        decide(0, 'complete', id),
        decide(1, 'reject', id),
        moment === 1 ? lapse() : undefined,
      ]);
      if (moment === 2) await lapse();
      const state = await stateOf(owner.walletId, id);
      const isCompleted = approved.status === 200;
      const codes = tally([approved, rejected]);
      expect(codes['ok'] ?? 0).toBeLessThan(2);
      expect((codes['ok'] ?? 0) + (codes['conflict'] ?? 0)).toBe(2);
      expect(state).toEqual({
        balance: 100_000n + (isCompleted ? arrives : 0n),
        held: 0n,
        status: isCompleted ? 'completed' : 'rejected',
        ends: 1n,
        transfers: isCompleted ? 1n : 0n,
      });
      return isCompleted ? 'completed' : rejected.status === 200 ? 'rejected' : 'lapsed';
    });
    expect(ends.filter((end, index) => index % 3 === 0 && end !== 'lapsed')).toEqual([]);
    expect(ends.filter((end, index) => index % 3 === 2 && end === 'lapsed')).toEqual([]);
  });

  it(`${half} withdrawals, approved and rejected concurrently, are either paid out or released`, async () => {
    await atATime(8, half, async (index) => {
      const { owner, id } = await open('withdraw');
      const answers = await Promise.all([
        decide(0, 'complete', id),
        decide(1, 'complete', id),
        decide(index % 2 ? 0 : 1, 'reject', id),
      ]);
      expect(tally(answers)).toEqual({ ok: 1, conflict: 2 });
      const isCompleted = answers[2]?.status !== 200;
      expect(await stateOf(owner.walletId, id)).toEqual({
        balance: isCompleted ? 50_000n : 100_000n,
        held: 0n,
        status: isCompleted ? 'completed' : 'rejected',
        ends: 1n,
        transfers: isCompleted ? 1n : 0n,
      });
    });
  });

  it('admins approve no request of their own, though they approve those of others', async () => {
    const { qris, viaAgent, world } = requests;
    // An agent decides about deposits paid to the agent, and can also request deposits.
    const maker = await world.user({ role: 'agent', funds: 100_000n });
    const below = await world.user({ parent: maker });
    // Staff decides the first requests of a new account.
    await world.db.run(
      `update users set created_at = created_at - interval '30 days' where id = any($1)`,
      [[maker.id, below.id]],
    );
    const visitor = await cluster.signIn(maker);
    const [node] = cluster.nodes;
    if (!node) throw new Error('The cluster has nodes.');
    const approve = async (by: Actor, channelId: string) => {
      const body = { type: 'deposit', amount: '50000', channelId } as const;
      const key = { key: crypto.randomUUID(), bodyHash: by.id };
      const { answer } = await world.services.transactions.create(by, by.walletId, body, key, 'en');
      return visitor.at(node).call('transaction.complete', {
        params: { transactionId: answer.id },
        body: { version: 1 },
      });
    };
    const answers = [await approve(maker, qris.id), await approve(below, viaAgent.id)];
    expect(tally(answers)).toEqual({ own_request: 1, ok: 1 });
    expect(await world.balanceOf(maker)).toBe(50_000n);
    expect(await world.balanceOf(below)).toBe(50_000n);
  });
});
