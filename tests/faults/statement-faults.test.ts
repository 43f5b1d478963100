import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Answer, CallInput } from '@lobi/core/conformance';
import { provideClusters, tally, type Cluster } from './cluster.ts';
import { atATime, countOf, times } from './counts.ts';
import { faultKinds, type FaultKind } from './node-control.ts';
import type { Visitor } from './visitor.ts';
import { queryRow } from '../query-rows.ts';

const startCluster = provideClusters();
let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster(2, { lasts: true });
});

/** Makes a share of the statements of every node fail in one of these ways; `null` ends it. */
const befall = (seed: number, kinds: readonly FaultKind[] | null, rate = 0.1) =>
  Promise.all(
    cluster.nodes.map((node, index) =>
      node.sendOrder({ order: 'faults', plan: kinds && { seed: seed + index, rate, kinds } }),
    ),
  );

/** Errors that a client may receive during faults; it then retries with the same key. */
const passing = new Set(['unavailable', 'rate_limited']);

/** A call as a client makes it: retried with one key until the response is definite. */
async function insist(
  visitor: Visitor,
  index: number,
  name: 'bet.place' | 'transaction.create',
  input: CallInput,
): Promise<{ readonly answer: Answer; readonly seen: readonly Answer[] }> {
  const key = randomUUID();
  const seen: Answer[] = [];
  // The number of retries is random (nine of ten attempts may fail): the test's timeout bounds it.
  for (let attempt = 0; ; attempt += 1) {
    const node = cluster.nodes[(index + attempt) % cluster.nodes.length];
    if (!node) throw new Error('The cluster has no nodes.');
    const answer = await visitor.at(node).call(name, { ...input, key });
    seen.push(answer);
    const { code = '' } = answer.body as { code?: string };
    if (!passing.has(code)) return { answer, seen };
  }
}

/** Connections that hold a transaction in which no statement runs. */
const stuck = async (): Promise<bigint> => {
  const row = await queryRow<{ count: bigint }>(
    cluster.world.db,
    `select count(*) as count from pg_stat_activity
     where datname = current_database() and state like 'idle in transaction%'
       and state_change < clock_timestamp() - interval '500 ms'`,
  );
  return row?.count ?? -1n;
};

const seeds = times(countOf('LOBI_FAULT_SEEDS', 1, 10), (index) => 41 + index);

describe.each(seeds)('M7: with faults in a tenth of the statements (seed %i)', (seed) => {
  it.each<[string, readonly FaultKind[]]>([
    ['serialization failures and deadlocks', ['40001', '40P01']],
    ['connections that end and reset', ['57P01', 'reset-before', 'reset-after']],
    ['faults of every kind', faultKinds],
  ])('%s cause no error for the caller, and nothing happens twice', async (_description, kinds) => {
    const { world } = cluster;
    const { roundId } = await world.openRound();
    const agent = await world.user({ role: 'agent', funds: 1_000_000n });
    const player = await world.user({ parent: agent, funds: 1_000_000n });
    const [giver, bettor] = [await cluster.signIn(agent), await cluster.signIn(player)];
    const count = countOf('LOBI_FAULT_CALLS', 12, 24);

    await befall(seed, kinds);
    const calls = await atATime(6, count, (index) =>
      index % 2
        ? insist(giver, index, 'transaction.create', {
            params: { walletId: player.walletId },
            body: { type: 'cash-in', amount: '100' },
          })
        : insist(bettor, index, 'bet.place', {
            params: { roundId },
            body: { selection: 'wala', amount: '1000' },
          }),
    );
    await befall(seed, null);

    expect(calls.flatMap(({ seen }) => seen).filter(({ status }) => status === 500)).toEqual([]);
    expect(tally(calls.map(({ answer }) => answer))).toEqual({ ok: count });
    const half = BigInt(count / 2);
    expect(await world.balanceOf(agent)).toBe(1_000_000n - half * 100n);
    expect(await world.balanceOf(player)).toBe(1_000_000n + half * 100n - half * 1_000n);
    for (const node of cluster.nodes) expect(node.process.exitCode).toBeNull();
  });

  it('every connection is released after the faults, and the nodes respond', async () => {
    const { world } = cluster;
    const player = await world.user({ funds: 1_000n });
    const visitor = await cluster.signIn(player);
    const answers = await Promise.all(
      times(64, (index) => {
        const node = cluster.nodes[index % cluster.nodes.length];
        if (!node) throw new Error('The cluster has no nodes.');
        return visitor.at(node).call('wallet.show', { params: { walletId: player.walletId } });
      }),
    );
    expect(tally(answers)).toEqual({ ok: 64 });
    expect(await stuck()).toBe(0n);
  });
});
