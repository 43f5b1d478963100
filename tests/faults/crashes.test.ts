import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { createRequestWorld, type RequestWorld } from '../ledger/request-world.ts';
import { provideClusters, type Cluster } from './cluster.ts';
import { countOf, shareOfDay } from './counts.ts';
import {
  crashAfter,
  before,
  expectNothingPending,
  killAt,
  titled,
  type Action,
} from './killed-node.ts';
import type { CrashPoint } from './node-control.ts';
import type { ServerNode } from './server-node.ts';
import { waitUntil } from '../wait-until.ts';

const startCluster = provideClusters();
let cluster: Cluster;
let node: ServerNode;
let requests: RequestWorld;
beforeAll(async () => {
  cluster = await startCluster(1, { lasts: true });
  const [first] = cluster.nodes;
  if (!first) throw new Error('The cluster has no node.');
  node = first;
  requests = await createRequestWorld(cluster.world);
});

/** A bet of a player, with a personal limit if `watched`. */
async function prepareBet(watched: boolean): Promise<Action> {
  const { world } = cluster;
  const { roundId } = await world.openRound();
  const player = await world.user({ funds: 10_000n });
  if (watched) {
    const limit = { kind: 'stake', period: '24h', amount: '50000' } as const;
    await world.services.limits.set(player, player.id, limit);
  }
  const visitor = await cluster.signIn(player);
  const call = {
    params: { roundId },
    body: { selection: 'meron', amount: '4000' },
    key: randomUUID(),
  };
  const place = () => visitor.at(node).call('bet.place', call);
  return {
    begin: place,
    finish: async () => {
      const answers = [await place(), await place()];
      expect(answers.map(({ status }) => status)).toEqual([201, 201]);
      expect(answers[1]?.body).toEqual(answers[0]?.body);
      expect(await world.balanceOf(player)).toBe(6_000n);
    },
  };
}

/** A declared round of six bets, due for settlement. */
async function prepareSettlement(): Promise<Action> {
  const { world } = cluster;
  const { roundId, declarator } = await world.openRound();
  const [one, two] = [await world.user({ funds: 90_000n }), await world.user({ funds: 90_000n })];
  for (const amount of ['10000', '20000', '30000']) {
    await world.bet(one, roundId, 'meron', amount);
    await world.bet(two, roundId, 'wala', amount);
  }
  await world.services.rounds.step(declarator, roundId, 'close', undefined);
  return {
    begin: async () => {
      await world.services.rounds.step(declarator, roundId, 'declare', { result: 'wala' });
      await world.db.run('update rounds set settles_at = clock_timestamp() where id = $1', [
        roundId,
      ]);
    },
    finish: async () => {
      await waitUntil(async () => {
        expect((await world.services.rounds.show(roundId)).status).toBe('settled');
      });
      expect(await world.balanceOf(one)).toBe(30_000n);
      expect(await world.balanceOf(two)).toBe(30_000n + 112_800n);
    },
  };
}

/** A withdrawal that an admin completes. */
async function prepareWithdrawal(): Promise<Action> {
  const { world } = cluster;
  const owner = await world.user({ funds: 50_000n });
  const { answer } = await world.services.transactions.create(
    owner,
    owner.walletId,
    {
      type: 'withdraw',
      amount: '20000',
      channelId: requests.wallet.id,
      account: '123-456-7890',
      holder: 'Budi Santoso',
    },
    { key: randomUUID(), bodyHash: 'withdrawal' },
    'en',
  );
  const admin = await cluster.signIn(requests.people.admin);
  const call = {
    params: { transactionId: answer.id },
    body: { version: answer.version },
    key: randomUUID(),
  };
  const complete = () => admin.at(node).call('transaction.complete', call);
  return {
    begin: complete,
    finish: async () => {
      const answers = [await complete(), await complete()];
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(answers[1]?.body).toEqual(answers[0]?.body);
      expect(await world.balanceOf(owner)).toBe(30_000n);
      const row = await world.db.row('select held from wallets where id = $1', [owner.walletId]);
      expect(row).toEqual({ held: 0n });
    },
  };
}

const actions = {
  'a bet': () => prepareBet(false),
  'a bet under a limit': () => prepareBet(true),
  'a settlement': prepareSettlement,
  'the step of a transaction': prepareWithdrawal,
} as const satisfies Readonly<Record<string, () => Promise<Action>>>;

/**
 * Crash points of a server: every write of each action, its end, and the outbox around the publication.
 */
const crashPoints: readonly (readonly [keyof typeof actions, CrashPoint])[] = [
  ['a bet', before('bets-place')],
  ['a bet', crashAfter('bets-place')],
  ['a bet under a limit', crashAfter('begin')],
  ['a bet under a limit', before('bets-place')],
  ['a bet under a limit', crashAfter('bets-place')],
  ['a bet under a limit', before('commit', 'bets-place')],
  ['a bet under a limit', crashAfter('commit', 'bets-place')],
  ['a settlement', { ...crashAfter('settlement-claim'), withRows: true }],
  ['a settlement', before('post-transfers')],
  ['a settlement', crashAfter('post-transfers')],
  ['a settlement', before('settlement-write')],
  ['a settlement', crashAfter('settlement-write')],
  ['a settlement', crashAfter('update rounds set settled_through')],
  ['a settlement', before('commit', 'settlement-write')],
  ['a settlement', crashAfter('commit', 'settlement-write')],
  ['a settlement', crashAfter('with released')],
  ['a settlement', crashAfter('update rounds set version')],
  ['a settlement', crashAfter('insert into outbox')],
  ['a settlement', before('commit', 'with released')],
  ['a settlement', crashAfter('commit', 'with released')],
  ['the step of a transaction', before('key-claim')],
  ['the step of a transaction', crashAfter('key-claim')],
  ['the step of a transaction', crashAfter('hold-resolve')],
  ['the step of a transaction', crashAfter('post-transfers')],
  ['the step of a transaction', crashAfter('update transactions')],
  ['the step of a transaction', crashAfter('insert into transaction_events')],
  ['the step of a transaction', crashAfter('outbox-change')],
  ['the step of a transaction', crashAfter('insert into notifications')],
  ['the step of a transaction', crashAfter('insert into outbox')],
  ['the step of a transaction', crashAfter('activity-record')],
  ['the step of a transaction', before('key-store')],
  ['the step of a transaction', before('commit', 'key-store')],
  ['the step of a transaction', crashAfter('commit', 'key-store')],
  ['a bet', { ...crashAfter('outbox-take'), withRows: true }],
  ['a bet', before('outbox-mark')],
  ['a bet', crashAfter('outbox-mark')],
  ['a bet', before('commit', 'outbox-mark')],
  ['a bet', crashAfter('commit', 'outbox-mark')],
];

/**
 * Writes of clocks that scan the whole ledger periodically. They belong to no step above: the next scan
 * redoes what a killed one left.
 */
const writesOfClocks = [
  'insert into audit_runs',
  'insert into audit_checkpoints',
  'update large_win_looks',
];

/** Maximum time until a new node has published the events that the killed one left pending. */
const drainedMs = 5_000;

/** A commit tests a quarter of them, others each day; a full run tests all. */
const tried = shareOfDay(crashPoints, countOf('LOBI_KILL_STEP', 4, 1));

describe('M5: a server that is killed', () => {
  it.each(titled(tried))(
    'a crash in %s %s leaves no partial effect, and the next node completes it once',
    async (_action, _point, [name, point]) => {
      const action = await actions[name]();
      node = await killAt({ cluster, node }, point, action);
      await expectNothingPending(cluster, drainedMs);
      await action.finish();
      await expectNothingPending(cluster);
    },
  );

  it.each(Object.keys(actions) as (keyof typeof actions)[])(
    'every write of %s is in the table of crash points',
    async (name) => {
      const action = await actions[name]();
      await expectNothingPending(cluster);
      const written = new Set<string>();
      await node.sendOrder({ order: 'report-writes' });
      node.onStatement((statement) => written.add(statement));
      await action.begin();
      await action.finish();
      await expectNothingPending(cluster);
      const points = crashPoints
        .filter(([of]) => of === name || of === 'a bet')
        .map(([, { statement }]) => statement);
      const listed = [...points, ...writesOfClocks];
      const isListed = (statement: string) => listed.some((known) => statement.startsWith(known));
      expect(written.size).toBeGreaterThan(0);
      expect([...written].filter((statement) => !isListed(statement)).join('\n')).toBe('');
    },
  );
});
