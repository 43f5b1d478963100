import { randomUUID } from 'node:crypto';
import type { Bet, Wallet } from '@lobi/core/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { move, wallet } from '../../packages/server/src/domain/postings.ts';
import type { Actor } from '../../packages/server/src/services/access/actor.ts';
import { lockWallets } from '../../packages/server/src/store/lock-wallets.ts';
import { postTransfers } from '../../packages/server/src/store/post-transfers.ts';
import type { Answer } from '@lobi/core/conformance';
import { waitUntil } from '../wait-until.ts';
import { waitingForLocks } from '../waiting-for-locks.ts';
import { provideClusters, tally, type Cluster } from './cluster.ts';
import { atATime, countOf, times } from './counts.ts';
import { findSharedVersions, findViolations, type HistoryStep } from './history.ts';
import type { Visitor } from './visitor.ts';
import { queryRow } from '../query-rows.ts';

const startCluster = provideClusters();
let cluster: Cluster;
beforeAll(async () => {
  // A single user sends more concurrent calls than allowed otherwise.
  cluster = await startCluster(2, { lasts: true, env: { LOBI_CALLS_PER_USER: '1000' } });
});

/** A session that alternates between the nodes. */
const sessionAt = (visitor: Visitor, index: number) => {
  const node = cluster.nodes[index % cluster.nodes.length];
  if (!node) throw new Error('The cluster has no nodes.');
  return visitor.at(node);
};

const bet = (
  visitor: Visitor,
  index: number,
  roundId: string,
  { amount = '1000', key }: { readonly amount?: string; readonly key?: string } = {},
): Promise<Answer> =>
  sessionAt(visitor, index).call('bet.place', {
    params: { roundId },
    body: { selection: 'meron', amount },
    ...(key === undefined ? {} : { key }),
  });

/** Reports the times of 1,000 simultaneous bets; `pnpm bench bets` measures them without other load. */
function reportLatency(sorted: readonly number[]): void {
  const [last = 0, p99 = 0] = [sorted.at(-1), sorted[Math.floor(sorted.length * 0.99)]];
  const pace = Math.round((sorted.length / last) * 1_000);
  process.stdout.write(`M1: ${pace} bets a second, 99 of 100 within ${Math.round(p99)} ms\n`);
}

const isReplay = ({ headers }: Answer): boolean => headers.get('idempotency-replayed') === 'true';
const betIdOf = ({ body }: Answer): string => (body as { data: Bet }).data.id;

describe('two server processes on one PostgreSQL', () => {
  it.each(times(countOf('LOBI_WALLET_RACES', 1, 20), (index) => index + 1))(
    'M1: of 1,000 bets at once on a wallet funded for 100, exactly 100 are accepted (time %i)',
    async () => {
      const { world } = cluster;
      const { roundId } = await world.openRound();
      const player = await world.user({ funds: 100_000n });
      const visitor = await cluster.signIn(player);
      const startedAt = performance.now();
      const taken: number[] = [];
      const answers = await Promise.all(
        times(1_000, async (index) => {
          const answer = await bet(visitor, index, roundId);
          taken.push(performance.now() - startedAt);
          return answer;
        }),
      );
      expect(tally(answers)).toEqual({ ok: 100, insufficient_funds: 900 });
      expect(await world.balanceOf(player)).toBe(0n);
      // All of them wait in one queue, so the last response shows both the rate per second and the
      // longest wait.
      reportLatency(taken.toSorted((one, other) => one - other));
    },
  );

  it('M2: 20 keys, each sent 50 times concurrently, make 20 bets with one response each', async () => {
    const { world } = cluster;
    const { roundId } = await world.openRound();
    const player = await world.user({ funds: 1_000_000n });
    const visitor = await cluster.signIn(player);
    const keys = times(20, () => randomUUID());
    const answers = await Promise.all(
      times(50, (lap) =>
        keys.map(async (key, at) => ({
          key,
          answer: await bet(visitor, lap + at, roundId, { key }),
        })),
      ).flat(),
    );
    expect(tally(answers.map(({ answer }) => answer))).toEqual({ ok: 1_000 });
    for (const key of keys) {
      const answered = answers.filter((each) => each.key === key).map(({ answer }) => answer);
      expect(new Set(answered.map(({ body }) => JSON.stringify(body))).size).toBe(1);
      expect(answered.filter((answer) => !isReplay(answer))).toHaveLength(1);
    }
    expect(await world.balanceOf(player)).toBe(1_000_000n - 20_000n);
    expect(new Set(answers.map(({ answer }) => betIdOf(answer))).size).toBe(20);
  });

  // id: bet-key-two-nodes
  it('M2: a key that two nodes write at once makes one bet, with the same answer from both', async () => {
    const { world, nodes } = cluster;
    const { roundId } = await world.openRound();
    const player = await world.user({ funds: 9_000n });
    const visitor = await cluster.signIn(player);
    const key = randomUUID();
    const sent = await world.db.transaction(async (tx) => {
      await lockWallets(tx, [player.walletId]);
      const answers = nodes.map((_, index) => bet(visitor, index, roundId, { key }));
      // Each has looked for the key and found none.
      await waitUntil(async () =>
        expect(await waitingForLocks(world.db)).toHaveLength(nodes.length),
      );
      return { answers };
    });
    const answers = await Promise.all(sent.answers);
    expect(tally(answers)).toEqual({ ok: 2 });
    expect(new Set(answers.map(betIdOf)).size).toBe(1);
    expect(answers.filter(isReplay)).toHaveLength(1);
    expect(await world.balanceOf(player)).toBe(8_000n);
  });

  // id: waiting-calls-leave-connections
  it('calls that wait for one wallet leave connections for other users', async () => {
    const { world, nodes } = cluster;
    const [busy, other] = [
      await world.user({ funds: 1_000n }),
      await world.user({ funds: 5_000n }),
    ];
    const [many, one] = [await cluster.signIn(busy), await cluster.signIn(other)];
    const [node] = nodes;
    if (!node) throw new Error('The cluster has no nodes.');
    const sent = await world.db.transaction(async (tx) => {
      await lockWallets(tx, [busy.walletId]);
      const answers = times(60, () =>
        many.at(node).call('fairness.rotate', { body: { clientSeed: randomUUID() } }),
      );
      await waitUntil(async () =>
        expect((await waitingForLocks(world.db)).length).toBeGreaterThanOrEqual(6),
      );
      // While all of them wait, the node responds to other callers.
      const seen = await one.at(node).call('wallet.show', { params: { walletId: other.walletId } });
      expect(seen).toMatchObject({ status: 200, body: { data: { balance: '5000' } } });
      expect(await waitingForLocks(world.db)).toHaveLength(6);
      return { answers };
    });
    expect(tally(await Promise.all(sent.answers))).toEqual({ ok: 60 });
  });

  it('M2: a key is bound to its caller and its request', async () => {
    const { world } = cluster;
    const { roundId } = await world.openRound();
    const [one, two] = [await world.user({ funds: 9_000n }), await world.user({ funds: 9_000n })];
    const [first, second] = [await cluster.signIn(one), await cluster.signIn(two)];
    const key = randomUUID();
    const answers = await Promise.all(
      times(20, (index) => [
        bet(first, index, roundId, { key, amount: index % 2 ? '4000' : '5000' }),
        bet(second, index, roundId, { key, amount: '3000' }),
      ]).flat(),
    );
    const ofFirst = answers.filter((_, index) => index % 2 === 0);
    const ofSecond = answers.filter((_, index) => index % 2 === 1);
    expect(tally(ofFirst)).toEqual({ ok: 10, idempotency_conflict: 10 });
    expect(tally(ofSecond)).toEqual({ ok: 20 });
    expect([4_000n, 5_000n]).toContain(await world.balanceOf(one));
    expect(await world.balanceOf(two)).toBe(6_000n);
  });
});

describe('M1: a draw market at its cap', () => {
  const drawBet = (visitor: Visitor, index: number, roundId: string, selection: 'draw' | 'meron') =>
    sessionAt(visitor, index).call('bet.place', {
      params: { roundId },
      body: { selection, amount: '1000' },
    });

  // id: draw-cap-two-nodes
  it('a draw market accepts exactly what its cap covers of 1,000 concurrent bets on two nodes', async () => {
    const { world } = cluster;
    // The house may lose seven times the stake: 100 bets of 1,000 are 700,000.
    const market = { odds: 800, cap: 700_999n };
    const { roundId } = await world.openRound(market);
    const players = await Promise.all(times(20, () => world.user({ funds: 1_000_000n })));
    const visitors = await Promise.all(players.map((player) => cluster.signIn(player)));
    const before = await deadlocks();
    const count = countOf('LOBI_DRAW_RACE', 1_000, 10_000);
    const answers = await Promise.all(
      times(count, (index) => {
        // Every player bets on both nodes, and one bet in five is in the pool.
        const visitor = visitors[(index >> 1) % visitors.length];
        if (!visitor) throw new Error('There are visitors.');
        return drawBet(visitor, index, roundId, index % 5 === 0 ? 'meron' : 'draw');
      }),
    );
    const ofDraw = answers.filter((_, index) => index % 5 !== 0);
    expect(tally(ofDraw)).toEqual({ ok: 100, draw_market_full: ofDraw.length - 100 });
    expect(tally(answers.filter((_, index) => index % 5 === 0))).toEqual({ ok: count / 5 });
    const { selections } = await world.services.rounds.show(roundId);
    expect(selections).toMatchObject([
      { key: 'meron', pool: String((count / 5) * 1_000) },
      { key: 'wala', pool: '0' },
      { key: 'draw', pool: '100000', bets: 100, left: '142' },
    ]);
    const spent = players.map(async (player) => 1_000_000n - (await world.balanceOf(player)));
    const total = (await Promise.all(spent)).reduce((sum, each) => sum + each, 0n);
    expect(total).toBe(BigInt(100_000 + (count / 5) * 1_000));
    expect((await deadlocks()) - before).toBe(0n);
  });
});

/** Number of deadlocks that PostgreSQL has detected in the database. */
async function deadlocks(): Promise<bigint> {
  await cluster.world.db.row('select pg_stat_force_next_flush(), pg_stat_clear_snapshot()');
  const row = await queryRow<{ deadlocks: bigint }>(
    cluster.world.db,
    'select deadlocks from pg_stat_database where datname = current_database()',
  );
  return row?.deadlocks ?? -1n;
}

describe('M6: many transfers between four wallets', () => {
  const sumOf = async (people: readonly Actor[]): Promise<bigint> => {
    const balances = await Promise.all(people.map((person) => cluster.world.balanceOf(person)));
    return balances.reduce((sum, balance) => sum + balance, 0n);
  };

  it('many transfers between four wallets over 16 connections cause no deadlock', async () => {
    const { world } = cluster;
    const people = await Promise.all(times(4, () => world.user({ funds: 100_000n })));
    const before = await deadlocks();
    await atATime(16, 1_000, (index) => {
      const [from, to] = [people[index % 4], people[(index + 1 + (index % 3)) % 4]];
      if (!from || !to) throw new Error('There are four people.');
      const about = () =>
        ({ kind: 'correction', currency: 'IDR', reference: randomUUID() }) as const;
      return world.db.transaction((tx) =>
        postTransfers(tx, [
          move(wallet(from.walletId), wallet(to.walletId), 70n, about()),
          move(wallet(to.walletId), wallet(from.walletId), 20n, about()),
        ]),
      );
    });
    expect((await deadlocks()) - before).toBe(0n);
    expect(await sumOf(people)).toBe(400_000n);
  });

  it('many transfers between four wallets by HTTP on two nodes cause no deadlock', async () => {
    const { world } = cluster;
    // A chain of agents, so that money can be passed down and requested back.
    const top = await world.user({ role: 'agent', funds: 1_000_000n });
    const middle = await world.user({ role: 'agent', parent: top, funds: 1_000_000n });
    const players = await Promise.all(
      times(2, () => world.user({ parent: middle, funds: 1_000_000n })),
    );
    const people = [top, middle, ...players];
    const [above, below] = [await cluster.signIn(top), await cluster.signIn(middle)];
    const before = await deadlocks();
    const answers = await atATime(16, countOf('LOBI_STORM', 160, 1_000), (index) => {
      const [giver, receiver] =
        index % 2 ? [below, players[index % 4 > 1 ? 1 : 0]] : [above, middle];
      return sessionAt(giver, index >> 1).call('transaction.create', {
        params: { walletId: receiver?.walletId ?? '' },
        body: { type: 'cash-in', amount: '100' },
      });
    });
    expect(Object.keys(tally(answers))).toEqual(['ok']);
    expect((await deadlocks()) - before).toBe(0n);
    expect(await sumOf(people)).toBe(4_000_000n);
  }, 600_000);
});

describe('M10: versions of a wallet', () => {
  // id: wallet-versions-real-time
  it('wallet versions are linearizable for 32 clients on two nodes', async () => {
    const { world } = cluster;
    const { roundId } = await world.openRound();
    const player = await world.user({ funds: 1_000_000_000n });
    const visitor = await cluster.signIn(player);
    const history: HistoryStep[] = [];
    const steps = Math.ceil(countOf('LOBI_HISTORY', 960, 100_000) / 32);

    const take = async (client: number, at: number): Promise<void> => {
      const kind = (client + at) % 3 === 0 ? 'write' : 'read';
      const from = performance.now();
      const answer =
        kind === 'write'
          ? await bet(visitor, client + at, roundId)
          : await sessionAt(visitor, client + at).call('wallet.show', {
              params: { walletId: player.walletId },
            });
      const to = performance.now();
      const { data, wallet: after } = answer.body as { data: Wallet; wallet?: Wallet };
      history.push({ from, to, kind, version: (after ?? data).version });
    };
    await Promise.all(
      times(32, async (client) => {
        for (let at = 0; at < steps; at += 1) await take(client, at);
      }),
    );
    expect(findViolations(history)).toEqual([]);
    expect(findSharedVersions(history)).toEqual([]);
    expect(history.every(({ version }) => Number.isInteger(version))).toBe(true);
  }, 3_600_000);
});
