import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { Limit } from '@lobi/core/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '../../packages/server/src/services/access/actor.ts';
import { assertDepositWithinLimits } from '../../packages/server/src/services/limits/deposit-limit.ts';
import { announceDueLimits } from '../../packages/server/src/services/limits/limit-notices.ts';
import { recordStep } from '../../packages/server/src/services/transactions/request-work.ts';
import { lockWallets } from '../../packages/server/src/store/lock-wallets.ts';
import { insertTransaction } from '../../packages/server/src/store/transactions.ts';
import { slowRuns } from '../property-runs.ts';
import { openPaymentChannel } from './open-payment-channel.ts';
import { setUpWorlds } from './set-up-worlds.ts';
import { once, type World } from './world.ts';

const freshWorld = setUpWorlds();

const hour = 3_600_000;
const day = 24 * hour;

let world: World;
let player: Actor;
beforeEach(async () => {
  world = await freshWorld();
  player = await world.user();
});

const wait = (ms: number): void => {
  world.clock.now = new Date(world.clock.now.getTime() + ms);
};

const set = (amount: string | null, period: Limit['period'] = '24h', who = player) =>
  world.services.limits.set(who, who.id, { kind: 'deposit', period, amount });
const confirm = (period: Limit['period'] = '24h') =>
  world.services.limits.confirm(player, player.id, { kind: 'deposit', period });
const inForce = async (period: Limit['period'] = '24h') =>
  (await world.services.limits.list(player, player.id)).find((limit) => limit.period === period);

/** Writes a deposit as its service does: wallet lock, limits and row in one transaction. */
const deposit = (amount: bigint): Promise<boolean> =>
  world.db
    .transaction(async (tx) => {
      const at = world.clock.now;
      await lockWallets(tx, [player.walletId]);
      await assertDepositWithinLimits(tx, { userId: player.id, amount, currency: 'IDR', at });
      const id = randomUUID();
      await insertTransaction(tx, {
        id,
        type: 'deposit',
        status: 'pending',
        currency: 'IDR',
        amount,
        toWalletId: player.walletId,
        ownerId: player.id,
        createdById: player.id,
        createdAt: at,
      });
      const step = { id, status: 'pending', ownerId: player.id } as const;
      await recordStep(tx, step, { actorId: player.id, at });
      return true;
    })
    .catch((error: { code?: string }) => {
      if (error.code === 'limit_reached') return false;
      throw error;
    });

describe('a limit', () => {
  // id: first-or-lower-limit-applies
  it('a first or lower limit applies immediately', async () => {
    expect(await set('1000000')).toMatchObject([{ amount: '1000000', used: '0', pending: null }]);
    expect(await set('400000')).toMatchObject([{ amount: '400000', pending: null }]);
    expect(await deposit(400_001n)).toBe(false);
    expect(await deposit(400_000n)).toBe(true);
  });

  // id: raised-limit-waits
  it.each([['2000000'], [null]])(
    'a limit raised to %j waits 24 hours and for a confirmation; the old one holds meanwhile',
    async (amount) => {
      await set('1000000');
      const effectiveAt = new Date(world.clock.now.getTime() + day).toISOString();
      expect(await set(amount)).toMatchObject([
        { amount: '1000000', pending: { amount, effectiveAt } },
      ]);
      await expect(confirm()).rejects.toMatchObject({ code: 'conflict' });
      wait(day - 1);
      await expect(confirm()).rejects.toMatchObject({ code: 'conflict' });
      wait(1);
      expect(await deposit(1_000_001n)).toBe(false);
      const limits = await confirm();
      expect(limits).toMatchObject(amount === null ? [] : [{ amount, pending: null }]);
      expect(await deposit(1_000_001n)).toBe(true);
      await expect(confirm()).rejects.toMatchObject({ code: 'conflict' });
    },
  );

  // id: lower-limit-cancels-increase
  it('lowering a limit cancels a pending increase and applies at once', async () => {
    await set('1000000');
    await set('2000000');
    expect(await set('500000')).toMatchObject([{ amount: '500000', pending: null }]);
    wait(2 * day);
    await expect(confirm()).rejects.toMatchObject({ code: 'conflict' });
  });

  it('a pending increase waits from the start when another increase is requested', async () => {
    await set('1000000');
    await set('2000000');
    wait(day - 1);
    await set('9000000');
    wait(1);
    await expect(confirm()).rejects.toMatchObject({ code: 'conflict' });
  });

  // id: tightest-limit-applies
  it('limits of different periods are independent, and the tightest applies', async () => {
    await set('1000000', '24h');
    await set('300000', '7d');
    await set('9000000', '24h');
    expect(await inForce('7d')).toMatchObject({ amount: '300000', pending: null });
    expect(await inForce('24h')).toMatchObject({ amount: '1000000' });
    await expect(confirm('7d')).rejects.toMatchObject({ code: 'conflict' });
    expect(await deposit(300_001n)).toBe(false);
    expect(await deposit(200_000n)).toBe(true);
    expect(await deposit(100_001n)).toBe(false);
  });

  it('a limit may be zero', async () => {
    await set('0');
    expect(await deposit(1n)).toBe(false);
  });

  it('a limit must be in whole units of the currency', async () => {
    await expect(set('1000.5')).rejects.toMatchObject({
      code: 'validation',
      errors: { amount: ['validation.format'] },
    });
  });

  it('a limit shows its used amount, and when the oldest part expires', async () => {
    await set('1000000');
    await deposit(300_000n);
    const resetsAt = new Date(world.clock.now.getTime() + day).toISOString();
    wait(hour);
    await deposit(200_000n);
    expect(await inForce()).toMatchObject({ used: '500000', resetsAt });
    wait(day - hour);
    expect(await inForce()).toMatchObject({ used: '200000' });
  });

  it('a limit does not count deposits that were rejected', async () => {
    await set('500000');
    expect(await deposit(500_000n)).toBe(true);
    expect(await deposit(1n)).toBe(false);
    const admin = await world.user({ role: 'admin' });
    const { data } = await world.services.transactions.queue(admin, {}, 'en');
    await world.services.transactions.review(
      admin,
      data[0]?.id ?? '',
      'reject',
      { version: 1, reason: 'no money came' },
      once(),
      'en',
    );
    expect(await deposit(500_000n)).toBe(true);
  });

  it('a request above the limit is rejected with the remaining amount', async () => {
    const channelId = await openPaymentChannel(world);
    await set('1000000');
    const requestDeposit = (amount: string) =>
      world.services.transactions.create(
        player,
        player.walletId,
        { type: 'deposit', amount, channelId },
        once(),
        'en',
      );
    await requestDeposit('700000');
    await expect(requestDeposit('400000')).rejects.toMatchObject({
      code: 'limit_reached',
      params: { left: '300000', currency: 'IDR' },
    });
    await requestDeposit('300000');
  });

  describe('a deposit limit', () => {
    /** Cash-in from a user with enough money. */
    async function giver() {
      const agent = await world.user({ role: 'admin', funds: 100_000_000n });
      return (amount: string) =>
        world.services.transactions.create(
          agent,
          player.walletId,
          { type: 'cash-in', amount },
          once(),
          'en',
        );
    }

    // id: deposit-limit-counts-cash-in
    it('a deposit limit counts cash-ins with deposits, and is not revealed to the sender', async () => {
      const give = await giver();
      await set('1000000');
      await give('400000');
      expect(await inForce()).toMatchObject({ used: '400000' });
      expect(await deposit(600_001n)).toBe(false);
      await expect(give('600001')).rejects.toMatchObject({ code: 'receiver_limit', params: {} });
      expect(await deposit(500_000n)).toBe(true);
      await give('100000');
      await expect(give('1')).rejects.toMatchObject({ code: 'receiver_limit' });
      wait(day);
      await give('1000000');
      expect(await world.balanceOf(player)).toBe(1_500_000n);
    });

    it('a user without a limit is not restricted', async () => {
      const give = await giver();
      await give('50000000');
      expect(await world.balanceOf(player)).toBe(50_000_000n);
    });

    it('one of two concurrent cash-ins is accepted if only one fits the limit', async () => {
      const give = await giver();
      await set('1000000');
      const results = await Promise.allSettled([give('600000'), give('600000'), give('600000')]);
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(await world.balanceOf(player)).toBe(600_000n);
    });

    it('no mix of deposits and cash-in exceeds a deposit limit', async () => {
      const give = await giver();
      await set('1000000');
      await fc.assert(
        fc.asyncProperty(
          fc.array(
            fc.record({
              amount: fc.integer({ min: 1, max: 700_000 }),
              isCashIn: fc.boolean(),
              isAtOnce: fc.boolean(),
            }),
            { minLength: 1, maxLength: 6 },
          ),
          async (fundings) => {
            wait(2 * day);
            let funded = 0n;
            const open: Promise<void>[] = [];
            for (const { amount, isCashIn, isAtOnce } of fundings) {
              const done = (
                isCashIn
                  ? give(String(amount)).then(
                      () => true,
                      () => false,
                    )
                  : deposit(BigInt(amount))
              ).then((isDone) => void (funded += isDone ? BigInt(amount) : 0n));
              if (isAtOnce) open.push(done);
              else await done;
            }
            await Promise.all(open);
            expect(funded).toBeLessThanOrEqual(1_000_000n);
            expect(await inForce()).toMatchObject({ used: String(funded) });
          },
        ),
        { numRuns: slowRuns(15) },
      );
    });
  });

  it('a limit is set by its owner alone, and visible to staff', async () => {
    const admin = await world.user({ role: 'admin' });
    const other = await world.user();
    await set('1000000');
    const body = { kind: 'deposit', period: '24h', amount: '1' } as const;
    for (const actor of [admin, other]) {
      await expect(world.services.limits.set(actor, player.id, body)).rejects.toMatchObject({
        code: 'not_found',
      });
    }
    expect(await world.services.limits.list(admin, player.id)).toHaveLength(1);
    await expect(world.services.limits.list(other, player.id)).rejects.toMatchObject({
      code: 'not_found',
    });
    expect(await inForce()).toMatchObject({ amount: '1000000' });
  });
});

describe('a due limit increase', () => {
  // id: due-limit-announced-once
  it('a due limit increase is announced once', async () => {
    await set('1000000');
    await set('2000000');
    await set('3000000', '7d');
    wait(day - 1);
    expect(await announceDueLimits(world.db, world.clock.now)).toBe(0);
    wait(1);
    const announced = await Promise.all(
      [1, 2, 3].map(() => announceDueLimits(world.db, world.clock.now)),
    );
    expect(announced.reduce((sum, count) => sum + count, 0)).toBe(1);
    const { data } = await world.services.notifications.list(player, {}, 'en');
    expect(data.map(({ kind }) => kind)).toEqual(['limit-raised']);
    await confirm();
    await set('4000000');
    wait(day);
    expect(await announceDueLimits(world.db, world.clock.now)).toBe(1);
  });
});

describe('deposits under a limit', () => {
  it('20 deposits at once: exactly the 5 that fit the limit are accepted', async () => {
    await set('500000');
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => deposit(100_000n)));
    expect(outcomes.filter(Boolean)).toHaveLength(5);
    expect(await inForce()).toMatchObject({ used: '500000' });
  });

  // id: deposits-within-limit-windows
  it('deposits never add up to more than the limit in any of its windows', async () => {
    const step = fc.record({
      hours: fc.integer({ min: 0, max: 30 }),
      amount: fc.bigInt({ min: 1n, max: 600n }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
        player = await world.user();
        await set('1000', '24h');
        await set('2500', '7d');
        const accepted: { at: number; amount: bigint }[] = [];
        for (const { hours, amount } of steps) {
          wait(hours * hour);
          if (await deposit(amount)) accepted.push({ at: world.clock.now.getTime(), amount });
        }
        for (const { at: end } of accepted) {
          const within = (length: number) =>
            accepted
              .filter(({ at }) => at <= end && at > end - length)
              .reduce((sum, { amount }) => sum + amount, 0n);
          expect(within(day)).toBeLessThanOrEqual(1_000n);
          expect(within(7 * day)).toBeLessThanOrEqual(2_500n);
        }
      }),
      { numRuns: slowRuns(25) },
    );
  });
});
