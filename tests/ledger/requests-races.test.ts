import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TransactionDetail } from '@lobi/core/contract';
import { depositExpiresMs } from '@lobi/core/rules';
import type { Database, Transaction } from '../../packages/server/src/store/database.ts';
import { slowRuns } from '../property-runs.ts';
import { callWhileLocked } from '../waiting-for-locks.ts';
import { outcomeOf, outcomesOf } from './outcome-of.ts';
import { setUpWorlds } from './set-up-worlds.ts';
import {
  createRequestWorld,
  destination,
  ownFunds,
  type Person,
  type RequestWorld,
  type Step,
} from './request-world.ts';
import { createWorld, once, type World } from './world.ts';
import { queryRow } from '../query-rows.ts';

const freshWorld = setUpWorlds();
let shared: World;
beforeAll(async () => {
  shared = await freshWorld({ lasts: true });
});

/** People, gateway and channels of one test. */
const requestWorld = () => createRequestWorld(shared);

/** For tests in which all requests expire. */
const loneWorld = async () => createRequestWorld(await freshWorld());

const many = <Item>(count: number, item: Item): Item[] => Array.from({ length: count }, () => item);

/** Each race is run several times, since it may pass by chance. */
const rounds = 8;

describe('concurrent decisions', () => {
  // id: two-reviewers
  it.each<[Step, Step]>([
    ['complete', 'complete'],
    ['complete', 'reject'],
    ['process', 'complete'],
    ['process', 'process'],
    ['reject', 'reject'],
  ])('concurrent %s and %s by two reviewers: one is rejected', async (one, other) => {
    const rw = await requestWorld();
    for (let round = 0; round < rounds; round += 1) {
      const make = round % 2 ? rw.deposit : rw.withdraw;
      const { id, version } = await make('player', '10000');
      const lock = (tx: Transaction) =>
        tx.run('select from transactions where id = $1 for update', [id]);
      const outcomes = await callWhileLocked(rw.world.db, lock, [
        () => outcomeOf(rw.step('admin', one, id, version)),
        () => outcomeOf(rw.step('admin2', other, id, version)),
      ]);
      expect(outcomes.sort()).toEqual(['conflict', 'ok']);
      const { status, events } = await rw.show('superadmin', id);
      expect(events).toHaveLength(2);
      if (status === 'processing') {
        const taker = events.at(-1)?.actor?.id === rw.people.admin.id ? 'admin' : 'admin2';
        await rw.step(taker, 'reject', id);
      }
    }
    expect(await rw.held(rw.people.player)).toBe(0n);
  });

  // id: deposit-completes-or-expires
  it('a deposit that completes and expires concurrently is either paid or expired', async () => {
    const rw = await loneWorld();
    const { clock, services } = rw.world;
    let arrived = 0n;
    for (let round = 0; round < rounds; round += 1) {
      const detail = await rw.deposit('player', '100000', rw.qris);
      clock.now = new Date(clock.now.getTime() + depositExpiresMs);
      const [decision, lapsed] = await Promise.all([
        outcomeOf(rw.step('admin', 'complete', detail.id, 1)),
        services.transactions.expire(),
      ]);
      const { status } = await rw.show('admin', detail.id);
      if (decision === 'ok') {
        expect(status).toBe('completed');
        arrived += BigInt(detail.net);
      } else {
        expect([decision, status, lapsed]).toEqual(['conflict', 'rejected', 1]);
      }
    }
    expect(await rw.world.balanceOf(rw.people.player)).toBe(ownFunds + arrived);
  });

  it('expired deposits are shared between nodes, each handled once', async () => {
    const rw = await loneWorld();
    for (const person of ['player', 'sibling', 'stranger'] as const) {
      for (let count = 0; count < 5; count += 1) await rw.deposit(person, '100000');
    }
    const { clock, services } = rw.world;
    clock.now = new Date(clock.now.getTime() + depositExpiresMs);
    const counts = await Promise.all(many(4, null).map(() => services.transactions.expire()));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(15);
  });

  it('50 concurrent withdrawals of one wallet: one is created', async () => {
    const rw = await requestWorld();
    const calls = many(50, '100000').map((amount) => rw.withdraw('player', amount));
    expect(await outcomesOf(calls)).toEqual(['ok', ...many(49, 'open_request')].sort());
    expect(await rw.held(rw.people.player)).toBe(100_000n);
  });

  it('50 concurrent cash-outs hold at most the balance', async () => {
    const rw = await requestWorld();
    const calls = many(50, '1000000').map((amount) =>
      rw.create('player', 'player', { type: 'cash-out', amount }),
    );
    expect(await outcomesOf(calls)).toEqual([...many(40, 'insufficient_funds'), ...many(10, 'ok')]);
    expect(await rw.held(rw.people.player)).toBe(ownFunds);
  });

  it('concurrent deposits of many players have different amounts', async () => {
    const rw = await requestWorld();
    const makers = many(5, ['player', 'sibling', 'stranger', 'agent', 'subagent'] as const).flat();
    const details = await Promise.all(makers.map((maker) => rw.deposit(maker, '100000')));
    expect(new Set(details.map(({ payment }) => payment?.exact)).size).toBe(25);
  });

  it('concurrent deposits respect the maximum of unpaid ones and the daily amount', async () => {
    const rw = await requestWorld();
    const deposits = (person: Person) => many(12, '100000').map((sum) => rw.deposit(person, sum));
    expect(await outcomesOf(deposits('player'))).toEqual([
      ...many(5, 'ok'),
      ...many(7, 'open_request'),
    ]);
    await rw.world.services.gateways.update(rw.people.admin, rw.gatewayId, {
      version: 1,
      daily: '800000',
    });
    const more = await outcomesOf([...deposits('sibling'), ...deposits('stranger')]);
    expect(more.filter((outcome) => outcome === 'ok')).toHaveLength(3);
  });

  it('a request sent 30 times with one key is created once, with one response', async () => {
    const rw = await requestWorld();
    const { player, admin } = rw.people;
    const { transactions } = rw.world.services;
    const withdrawal = {
      type: 'withdraw',
      amount: '100000',
      channelId: rw.bank.id,
      ...destination,
    } as const;
    const key = once();
    const created = await Promise.all(
      many(30, key).map((same) =>
        transactions.create(player, player.walletId, withdrawal, same, 'en'),
      ),
    );
    expect(new Set(created.map(({ answer }) => JSON.stringify(answer))).size).toBe(1);
    expect(created.filter(({ replayed }) => !replayed)).toHaveLength(1);
    const { id, version } = created[0]!.answer;
    const decision = once();
    const decided = await Promise.all(
      many(30, decision).map((same) =>
        transactions.review(admin, id, 'complete', { version }, same, 'en'),
      ),
    );
    expect(new Set(decided.map(({ answer }) => JSON.stringify(answer))).size).toBe(1);
    expect(decided.filter(({ replayed }) => !replayed)).toHaveLength(1);
    expect(await rw.world.balanceOf(player)).toBe(ownFunds - 100_000n);
  });

  // id: crossing-requests-no-deadlock
  it('crossing cash-outs, cash-ins and bets never deadlock', async () => {
    const { db } = await freshWorld();
    let attempts = 0;
    const transaction: Database['transaction'] = (work) =>
      db.transaction((tx) => {
        attempts += 1;
        return work(tx);
      });
    const rw = await createRequestWorld(createWorld({ ...db, transaction }));
    const { roundId } = await rw.world.openRound();
    const laps = 4;
    for (let lap = 0; lap < laps; lap += 1) {
      const requests = await Promise.all(
        many(12, '10000').map((amount) =>
          rw.create('player', 'player', { type: 'cash-out', amount }),
        ),
      );
      attempts = 0;
      const bets = many(12, '1000').map((stake) =>
        rw.world.bet(rw.people.player, roundId, 'meron', stake),
      );
      const moves = requests.flatMap(({ id }) => [
        rw.step('subagent', 'complete', id, 1),
        rw.create('subagent', 'player', { type: 'cash-in', amount: '10000' }),
      ]);
      expect(new Set(await outcomesOf([...moves, ...bets]))).toEqual(new Set(['ok']));
      // A transaction in a deadlock is retried.
      expect(attempts).toBe(moves.length);
    }
    const staked = BigInt(laps) * 12_000n;
    expect(await rw.world.balanceOf(rw.people.subagent)).toBe(ownFunds);
    expect(await rw.world.balanceOf(rw.people.player)).toBe(ownFunds - staked);
  });
});

/** Possible actions, in any order. `pick` chooses among the existing records. */
type Action =
  | { readonly kind: 'open'; readonly type: number; readonly by: number; readonly amount: number }
  | { readonly kind: 'decide'; readonly step: Step; readonly by: number; readonly pick: number }
  | { readonly kind: 'late'; readonly by: number; readonly pick: number }
  | { readonly kind: 'cancel'; readonly by: number; readonly pick: number }
  | { readonly kind: 'wait'; readonly minutes: number };

const owners: readonly Person[] = ['player', 'sibling', 'subagent'];
const deciders: readonly Person[] = ['admin', 'admin2', 'agent', 'subagent', 'player'];

const openers: readonly ((
  rw: RequestWorld,
  owner: Person,
  amount: string,
) => Promise<TransactionDetail>)[] = [
  (rw, owner, amount) => rw.deposit(owner, amount),
  (rw, owner, amount) => rw.deposit(owner, amount, rw.wallet),
  (rw, owner, amount) => rw.withdraw(owner, amount),
  (rw, owner, amount) => rw.withdraw(owner, amount, rw.wallet),
  (rw, owner, amount) => rw.deposit(owner, amount, rw.viaAgent),
  (rw, owner, amount) => rw.withdraw(owner, amount, rw.viaAgent),
  (rw, owner, amount) => rw.create('agent', owner, { type: 'cash-in', amount }),
  (rw, owner, amount) => rw.create(owner, owner, { type: 'cash-out', amount }),
  (rw, owner, amount) => rw.create('agent', owner, { type: 'cash-out', amount }),
];

const actionArbitrary: fc.Arbitrary<Action> = fc.oneof(
  fc.record({
    kind: fc.constant('open' as const),
    type: fc.nat({ max: openers.length - 1 }),
    by: fc.nat({ max: owners.length - 1 }),
    amount: fc.integer({ min: 1, max: 12_000_000 }),
  }),
  fc.record({
    kind: fc.constant('decide' as const),
    step: fc.constantFrom<Step>('process', 'complete', 'reject'),
    by: fc.nat({ max: deciders.length - 1 }),
    pick: fc.nat({ max: 30 }),
  }),
  fc.record({
    kind: fc.constant('late' as const),
    by: fc.nat({ max: deciders.length - 1 }),
    pick: fc.nat({ max: 30 }),
  }),
  fc.record({
    kind: fc.constant('cancel' as const),
    by: fc.nat({ max: owners.length - 1 }),
    pick: fc.nat({ max: 3 }),
  }),
  fc.record({ kind: fc.constant('wait' as const), minutes: fc.constantFrom(1, 20, 61) }),
);

describe('any requests and decisions', () => {
  it('requests and decisions in any order conserve money, and leave no negative balance', async () => {
    const rw = await createRequestWorld(
      await freshWorld({
        rules: {
          secondApprovalAbove: 4_000_000n,
          cashInApprovalAbove: 3_000_000n,
          allowWithdrawCancel: true,
          agentReview: 'within-limits',
        },
      }),
    );
    const { clock, db, services } = rw.world;
    const expected = new Set(['ok', 'conflict', 'forbidden', 'own_request', 'second_person']);
    for (const code of ['not_found', 'insufficient_funds', 'open_request']) expected.add(code);
    for (const code of ['amount_below_minimum', 'amount_above_maximum']) expected.add(code);
    for (const code of ['staff_decides', 'float_insufficient']) expected.add(code);
    // Agents have no agent who settles.
    expected.add('channel_unavailable');
    const ids: string[] = [];
    const seen = new Set<string>();

    const doingOf = (action: Exclude<Action, { kind: 'wait' }>): Promise<TransactionDetail> => {
      if (action.kind === 'open')
        return openers[action.type]!(rw, owners[action.by]!, String(action.amount));
      const id = ids.at(-1 - action.pick) ?? 'nothing';
      if (action.kind === 'cancel') return rw.cancel(owners[action.by]!, id);
      const by = deciders[action.by]!;
      return action.kind === 'late' ? rw.arrived(by, id) : rw.step(by, action.step, id);
    };

    const perform = async (action: Action): Promise<void> => {
      if (action.kind === 'wait') {
        clock.now = new Date(clock.now.getTime() + action.minutes * 60_000);
        await services.transactions.expire();
        return;
      }
      const doing = doingOf(action);
      const code = await outcomeOf(doing);
      const isNew = action.kind === 'open' || action.kind === 'late';
      if (isNew && code === 'ok') ids.push((await doing).id);
      expect(expected).toContain(code);
      seen.add(`${action.kind} ${code}`);
    };

    await fc.assert(
      fc.asyncProperty(
        fc.array(actionArbitrary, { minLength: 20, maxLength: 40 }),
        async (actions) => {
          for (const action of actions) await perform(action);
          const { checks } = await services.audit.run();
          expect(checks.filter(({ faults }) => faults > 0)).toEqual([]);
          const sums = await queryRow<{ minimum: bigint; money: bigint; issued: bigint }>(
            db,
            `select (select min(balance - held) from wallets) as minimum,
             (select sum(balance) from wallets)::bigint as money,
             (select -sum(e.amount) from entries e join house_accounts h on h.id = e.account_id)::bigint
               as issued`,
          );
          expect(sums!.minimum).toBeGreaterThanOrEqual(0n);
          expect(sums!.money).toBe(sums!.issued);
        },
      ),
      { numRuns: slowRuns(25), seed: 4 },
    );
    // Some actions are rejected, and some succeed.
    expect(seen).toContain('open ok');
    expect(seen).toContain('decide ok');
    expect(seen).toContain('decide staff_decides');
    expect(seen).toContain('late ok');
    expect(seen).toContain('cancel ok');
    expect(seen.size).toBeGreaterThan(6);
  });
});
