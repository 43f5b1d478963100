import { randomUUID } from 'node:crypto';
import { ledgerKinds, type EntryCause, type LedgerKind } from '@lobi/core/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { defaultRules } from '../../packages/server/src/config/platform-rules.ts';
import { house, move, wallet } from '../../packages/server/src/domain/postings.ts';
import { correctBatch } from '../../packages/server/src/games/arena/correct-round.ts';
import { settleAll } from '../../packages/server/src/games/arena/settle-round.ts';
import type { Actor } from '../../packages/server/src/services/access/actor.ts';
import { payWelcomeCredit } from '../../packages/server/src/services/people/welcome-credit.ts';
import { postTransfers } from '../../packages/server/src/store/post-transfers.ts';
import { addActivity, type ActiveWorld } from './active-world.ts';
import { setUpWorlds } from './set-up-worlds.ts';
import { once, type World } from './world.ts';
import { queryRow, queryRows } from '../query-rows.ts';

const freshWorld = setUpWorlds();

type CauseType = EntryCause['type'];

/** Causes of each kind of entry: one of these, and each of them somewhere. */
const expected = {
  opening: ['platform'],
  welcome: ['platform'],
  mint: ['platform'],
  burn: ['platform'],
  deposit: ['transaction'],
  withdraw: ['transaction'],
  'cash-in': ['transaction'],
  'cash-out': ['transaction'],
  bet: ['bet', 'play', 'provider'],
  payout: ['bet', 'play', 'provider'],
  refund: ['bet', 'provider'],
  earning: ['earning'],
  correction: ['bet', 'provider', 'earning', 'platform'],
} as const satisfies Record<LedgerKind, readonly CauseType[]>;

let world: World;
let lived: ActiveWorld;

/** Entries of every kind, with every kind of cause. */
beforeAll(async () => {
  world = await freshWorld({ lasts: true });
  lived = await addActivity(world);
  const { agent, player, requests, visit } = lived;
  await world.db.transaction((tx) =>
    postTransfers(tx, [
      move(house('genesis'), wallet(agent.walletId), 5_000n, {
        kind: 'mint',
        currency: 'IDR',
        reference: agent.walletId,
      }),
    ]),
  );
  const rules = { ...defaultRules, welcomeCredit: 1_000n };
  await world.db.transaction((tx) =>
    payWelcomeCredit(tx, { rules, currency: 'IDR' }, player.walletId, world.clock.now),
  );
  await takeFloatBack(agent);
  const { id: withdrawal } = await requests.withdraw('sibling', '50000');
  await requests.step('admin', 'process', withdrawal);
  await requests.step('admin', 'complete', withdrawal);
  const cash = await requests.create('subagent', 'player', { type: 'cash-in', amount: '7000' });
  if (cash.status !== 'completed') await requests.step('admin', 'complete', cash.id);
  const out = await requests.create('subagent', 'player', { type: 'cash-out', amount: '3000' });
  if (out.status !== 'completed') await requests.step('player', 'complete', out.id);
  await visit.call('rollback', {
    transactionId: 'r1',
    targetTransactionId: 'b2',
    roundId: 'r2',
  });
  await visit.call('adjust', { transactionId: 'a1', amount: '250', reason: 'a prize' });
  await cancelAFight(player);
  await correctAFight(agent, player);
});

/** Float is burned, and that is reversed. */
async function takeFloatBack({ walletId }: Actor): Promise<void> {
  const superadmin = await world.user({ role: 'superadmin' });
  const { changes, wallets } = world.services;
  const reason = 'looked into it';
  const { version } = await wallets.show(superadmin, walletId);
  const params = { walletId, amount: '1000', version };
  await changes.request(superadmin, { kind: 'float.burn', params, reason });
  const burnt = { walletId, version: version + 1 };
  await changes.request(superadmin, { kind: 'transfer.reverse', params: burnt, reason });
}

async function cancelAFight(player: Actor): Promise<void> {
  const { declarator, roundId } = await world.openRound();
  await world.bet(player, roundId, 'meron', '1000');
  await world.services.rounds.step(declarator, roundId, 'cancel', { reason: 'no light' });
  await settleAll(world.db, { at: world.clock.now });
}

/** A fight that an agent has earned on is corrected after the agent was paid. */
async function correctAFight(agent: Actor, player: Actor): Promise<void> {
  const { rounds, earnings, corrections } = world.services;
  const { declarator, roundId } = await world.openRound();
  await world.bet(player, roundId, 'meron', '60000');
  await world.bet(player, roundId, 'wala', '40000');
  await rounds.step(declarator, roundId, 'close', undefined);
  await rounds.step(declarator, roundId, 'declare', { result: 'meron' });
  world.clock.now = new Date(world.clock.now.getTime() + 3_000);
  await settleAll(world.db, { at: world.clock.now });
  await earnings.claimAll(agent, agent.walletId, once());
  const [first, second] = [
    await world.user({ role: 'admin' }),
    await world.user({ role: 'admin' }),
  ];
  await corrections.request(first, roundId, { result: 'draw', reason: 'looked again' });
  await corrections.decide(second, roundId, { approve: true });
  while ((await correctBatch(world.db, { at: world.clock.now })) !== 'idle');
}

/** Every entry of every wallet, explained. */
async function explained() {
  const staff = await world.user({ role: 'admin' });
  const rows = await queryRows<{ walletId: string; version: bigint }>(
    world.db,
    'select account_id as "walletId", version from entries where version is not null',
  );
  return Promise.all(
    rows.map(({ walletId, version }) =>
      world.services.wallets.entry(staff, walletId, String(version), 'en'),
    ),
  );
}

describe('every entry', () => {
  it('every kind of entry is explained by its cause', async () => {
    const seen = new Map<string, Set<string>>();
    for (const { kind, cause } of await explained()) {
      seen.set(kind, (seen.get(kind) ?? new Set()).add(cause.type));
    }
    const found = Object.fromEntries(
      [...seen].map(([kind, types]) => [kind, [...types].toSorted()]),
    );
    const wanted = Object.fromEntries(
      ledgerKinds.map((kind) => [kind, [...expected[kind]].toSorted()]),
    );
    expect(found).toEqual(wanted);
  });

  it('the entry of a deposit is its amount plus unique code minus fee', async () => {
    const deposits = (await explained()).filter(({ kind }) => kind === 'deposit');
    const sums = deposits.map(({ cause }) => {
      if (cause.type !== 'transaction') throw new Error('A deposit is a transaction.');
      const { amount, fee } = cause.transaction;
      return BigInt(amount) + BigInt(cause.uniqueCode ?? 0) - BigInt(fee);
    });
    expect(sums).toEqual(deposits.map(({ amount }) => BigInt(amount)));
    expect(deposits.some(({ cause }) => cause.type === 'transaction' && cause.uniqueCode)).toBe(
      true,
    );
  });

  it('an entry references exactly its source', async () => {
    for (const { cause, corrects, reference, walletId } of await explained().then((entries) =>
      entries.map((entry) => ({ ...entry, walletId: entry.id.split('.')[0] })),
    )) {
      if (cause.type === 'bet' || cause.type === 'play') {
        expect(cause.bet).toMatchObject({ id: reference, walletId });
      }
      if (cause.type === 'provider' && cause.bet) expect(cause.bet.walletId).toBe(walletId);
      if (cause.type === 'transaction' && !corrects) expect(cause.transaction.id).toBe(reference);
      if (cause.type === 'earning') expect(cause.count).toBeGreaterThan(0);
    }
  });

  it('a correction entry names both results, and a claim entry its earnings', async () => {
    const entries = await explained();
    const corrected = entries.filter(
      ({ kind, cause }) => kind === 'correction' && cause.type === 'bet',
    );
    expect(corrected.map(({ correction }) => correction)).toEqual(
      corrected.map(() => ({ from: 'meron', to: 'draw' })),
    );
    for (const { amount, cause, kind } of entries) {
      if (kind !== 'earning' || cause.type !== 'earning') continue;
      const sum = cause.earnings.reduce((total, each) => total + Number(each.amount), 0);
      expect(String(sum)).toBe(amount);
    }
  });

  it('an entry has the hash of its wallet’s chain', async () => {
    const entries = await explained();
    expect(new Set(entries.map(({ hash }) => hash)).size).toBe(entries.length);
    for (const { hash } of entries) expect(hash).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('the export of entries', () => {
  it('exported entries come oldest first, without repeats or gaps while entries are added', async () => {
    const player = await world.user({ funds: 1_000_000n });
    const stake = (amount: bigint) =>
      move(wallet(player.walletId), house('bank'), amount, {
        kind: 'correction',
        currency: 'IDR',
        reference: randomUUID(),
        params: { game: '=HYPERLINK("x")', fight: 1 },
      });
    const transfers = Array.from({ length: 4_100 }, (_, index) => stake(BigInt(index % 7) + 1n));
    // Money that belongs to no play and is moved back before the audit.
    await world.db.transaction((tx) => postTransfers(tx, transfers));
    const read = (after?: number) =>
      world.services.wallets.export(player, player.walletId, { after }, 'en');
    const first = await read();
    expect(first.meta).toEqual({ total: 4_101, next: 2_000 });
    await world.db.transaction((tx) => postTransfers(tx, [stake(5n)]));
    const second = await read(2_000);
    const third = await read(4_000);
    expect([second.meta.next, third.meta.next]).toEqual([4_000, null]);
    const all = [first, second, third].flatMap(({ data }) => data);
    expect(all.map(({ version }) => version)).toEqual(all.map((_, index) => index + 1));
    expect(all).toHaveLength(4_102);
    const spent = transfers.reduce((sum, { postings }) => sum + (postings[1]?.amount ?? 0n), 5n);
    await world.db.transaction((tx) =>
      postTransfers(tx, [
        move(house('bank'), wallet(player.walletId), spent, {
          kind: 'correction',
          currency: 'IDR',
          reference: randomUUID(),
        }),
      ]),
    );
  });

  it('an export contains entries of one kind on request', async () => {
    const { data, meta } = await world.services.wallets.export(
      lived.player,
      lived.player.walletId,
      { kind: 'bet' },
      'en',
    );
    expect(new Set(data.map(({ kind }) => kind))).toEqual(new Set(['bet']));
    expect(meta).toEqual({ total: data.length, next: null });
  });

  it('an export is denied to users who may not see the wallet', async () => {
    const stranger = await world.user();
    await expect(
      world.services.wallets.export(stranger, lived.player.walletId, {}, 'en'),
    ).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('one entry', () => {
  it.each(['0', '999', 'x', '-1', '1e3', randomUUID(), '9'.repeat(64)])(
    'an entry is not found as %s where no such version exists',
    async (version) => {
      const entry = world.services.wallets.entry(
        lived.player,
        lived.player.walletId,
        version,
        'en',
      );
      await expect(entry).rejects.toMatchObject({ code: 'not_found' });
    },
  );

  it('an entry is not found for a version that a hold created', async () => {
    const hold = await queryRow<{ walletId: string; version: bigint }>(
      world.db,
      'select wallet_id as "walletId", version from hold_steps limit 1',
    );
    const staff = await world.user({ role: 'admin' });
    const entry = world.services.wallets.entry(
      staff,
      hold?.walletId ?? '',
      String(hold?.version),
      'en',
    );
    await expect(entry).rejects.toMatchObject({ code: 'not_found' });
  });

  it('an entry is not found by users who may not see the wallet', async () => {
    const stranger = await world.user({ funds: 100n });
    const entry = world.services.wallets.entry(stranger, lived.player.walletId, '1', 'en');
    await expect(entry).rejects.toMatchObject({ code: 'not_found' });
  });
});
