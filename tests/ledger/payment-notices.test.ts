import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PaymentNotice, PaymentNoticeAnswer, TransactionDetail } from '@lobi/core/contract';
import { depositExpiresMs } from '@lobi/core/rules';
import { slowRuns } from '../property-runs.ts';
import { outcomeOf } from './outcome-of.ts';
import {
  activityOf,
  openSeparateWorld,
  balance,
  notificationsOf,
  advanceClock,
  rw,
  setUpRequests,
} from './set-up-requests.ts';
import { ownFunds } from './request-world.ts';
import { queryRow } from '../query-rows.ts';

setUpRequests();

const orderOf = (id: string): string => `DP-${id.replaceAll('-', '').slice(-8).toUpperCase()}`;

const noticeOf = (
  { id, payment }: Pick<TransactionDetail, 'id' | 'payment'>,
  changes: Partial<PaymentNotice> = {},
): PaymentNotice => ({
  status: 'paid',
  amount: payment?.exact ?? '0',
  currency: 'IDR',
  order: orderOf(id),
  reference: 'PG-1',
  ...changes,
});

const deliver = (
  notice: PaymentNotice,
  noticeId: string = randomUUID(),
  bodyHash = JSON.stringify(notice),
): Promise<PaymentNoticeAnswer> => {
  const { gatewayId, world } = rw;
  return world.services.paymentNotices.receive({ gatewayId, noticeId, bodyHash, notice });
};

const exactOf = ({ payment }: TransactionDetail): bigint => BigInt(payment?.exact ?? 0);

describe('a payment notice of a gateway', () => {
  it('a payment notice completes its deposit, and the owner is notified', async () => {
    const deposit = await rw.deposit('player', '200000', rw.qris);
    const before = (await notificationsOf('player')).length;
    expect(await deliver(noticeOf(deposit))).toEqual({
      effect: 'completed',
      transactionId: deposit.id,
      status: 'completed',
      replay: false,
    });
    expect(await balance('player')).toBe(ownFunds + exactOf(deposit));
    const { events, reviewer } = await rw.show('admin', deposit.id);
    expect(events.map(({ status, actor }) => [status, actor?.id ?? null])).toEqual([
      ['pending', rw.people.player.id],
      ['completed', null],
    ]);
    expect(reviewer).toBeNull();
    expect((await notificationsOf('player')).slice(before)).toMatchObject([
      { kind: 'transaction-completed' },
    ]);
    expect(await activityOf('player')).toEqual(['transaction-by-platform']);
  });

  it('a payment notice is matched by its unique amount only', async () => {
    const deposit = await rw.deposit('player', '200000', rw.qris);
    const { order: _order, ...notice } = noticeOf(deposit);
    expect(await deliver(notice)).toMatchObject({ effect: 'completed', transactionId: deposit.id });
    expect(await outcomeOf(deliver(notice))).toBe('not_found');
  });

  it('a payment notice with an amount that two channels request is not matched', async () => {
    const free = await rw.channel({ kind: 'agent' });
    await rw.deposit('player', '750000', free);
    await rw.deposit('sibling', '750000', free);
    expect(
      await outcomeOf(
        deliver({ status: 'paid', amount: '750000', currency: 'IDR', reference: 'PG-2' }),
      ),
    ).toBe('not_found');
  });

  it('a payment notice with another amount is left to a reviewer, and the deposit does not expire', async () => {
    const deposit = await rw.deposit('player', '200000', rw.qris);
    expect(await deliver(noticeOf(deposit, { amount: '150000' }))).toMatchObject({
      effect: 'review',
      status: 'processing',
    });
    advanceClock(depositExpiresMs);
    await rw.world.services.transactions.expire();
    const seen = await rw.show('admin', deposit.id);
    expect(seen).toMatchObject({
      status: 'processing',
      actions: expect.arrayContaining(['process', 'complete', 'reject']),
    });
    expect(seen.events.at(-1)).toMatchObject({ actor: null, reason: 'gateway-amount' });
    expect(seen.review?.notices).toMatchObject([
      { status: 'paid', amount: '150000', isExact: false, reference: expect.any(String) },
    ]);
    expect(await balance('player')).toBe(ownFunds);
  });

  it('a payment notice above the approval limit still requires a second person', async () => {
    await openSeparateWorld({ secondApprovalAbove: 100_000n });
    const deposit = await rw.deposit('player', '200000', rw.qris);
    expect(await deliver(noticeOf(deposit))).toMatchObject({ effect: 'review' });
    expect(await rw.step('admin', 'complete', deposit.id)).toMatchObject({ status: 'processing' });
    // Repeated between the two approvals, it changes nothing.
    expect(await deliver(noticeOf(deposit))).toMatchObject({ effect: 'review' });
    expect(await balance('player')).toBe(ownFunds);
    const { review } = await rw.show('admin2', deposit.id);
    expect(review?.notices.map(({ isExact }) => isExact)).toEqual([true, true]);
    expect((await rw.show('player', deposit.id)).review).toBeNull();
    expect(await rw.step('admin2', 'complete', deposit.id)).toMatchObject({ status: 'completed' });
  });

  it('a payment notice for an expired deposit creates a new deposit, once', async () => {
    const deposit = await rw.deposit('player', '200000', rw.qris);
    await rw.step('admin', 'reject', deposit.id);
    const late = await deliver(noticeOf(deposit));
    expect(late).toMatchObject({ effect: 'arrived', status: 'completed' });
    expect(late.transactionId).not.toBe(deposit.id);
    expect(await rw.show('admin', late.transactionId)).toMatchObject({
      relatesTo: deposit.id,
      owner: { id: rw.people.player.id },
    });
    expect(await rw.show('admin', deposit.id)).toMatchObject({
      status: 'rejected',
      followedBy: late.transactionId,
    });
    expect(await deliver(noticeOf(deposit))).toMatchObject({
      effect: 'unchanged',
      transactionId: deposit.id,
    });
    expect(await balance('player')).toBe(ownFunds + exactOf(deposit));
  });

  it('a failed payment that was already accepted is left to a reviewer', async () => {
    const deposit = await rw.deposit('player', '200000', rw.qris);
    expect(await deliver(noticeOf(deposit, { status: 'accepted' }))).toMatchObject({
      effect: 'review',
      status: 'processing',
    });
    // The owner is not asked to pay again meanwhile.
    expect((await rw.show('player', deposit.id)).paidAt).not.toBeNull();
    advanceClock(1_000);
    expect(await deliver(noticeOf(deposit, { status: 'failed' }))).toMatchObject({
      effect: 'review',
      status: 'processing',
    });
    const { events, review } = await rw.show('admin', deposit.id);
    expect(events.at(-1)).toMatchObject({ actor: null, reason: 'gateway-failed' });
    expect(review?.notices.map(({ status }) => status)).toEqual(['accepted', 'failed']);
    expect(await balance('player')).toBe(ownFunds);
  });

  it('a failed payment ends its deposit, unless the owner reported it as paid', async () => {
    const [one, other] = [
      await rw.deposit('player', '200000', rw.qris),
      await rw.deposit('player', '300000', rw.qris),
    ];
    await rw.world.services.transactions.paid(rw.people.player, other.id, 'en');
    expect(await deliver(noticeOf(one, { status: 'failed' }))).toMatchObject({
      effect: 'rejected',
      status: 'rejected',
    });
    expect(await deliver(noticeOf(other, { status: 'failed' }))).toMatchObject({
      effect: 'review',
      status: 'processing',
    });
    const { world, people } = rw;
    const { data } = await world.services.notifications.list(people.player, {}, 'en');
    expect(data.some(({ body }) => body.includes('no money arrived'))).toBe(true);
  });

  it('a payment notice of another gateway, currency or order matches no deposit', async () => {
    const deposit = await rw.deposit('player', '200000', rw.qris);
    const noticeId = randomUUID();
    const notice = noticeOf(deposit);
    const stranger = randomUUID();
    await rw.world.db.run(
      `insert into gateways (id, name, currency, created_at) values ($1, $2, 'IDR', now())`,
      [stranger, `Gateway Lain ${stranger}`],
    );
    const { paymentNotices } = rw.world.services;
    const elsewhere = { gatewayId: stranger, noticeId, bodyHash: '', notice };
    expect(await outcomeOf(paymentNotices.receive(elsewhere))).toBe('not_found');
    expect(await outcomeOf(deliver({ ...notice, currency: 'USD' }))).toBe('not_found');
    expect(await outcomeOf(deliver({ ...notice, order: 'DP-00000000' }))).toBe('not_found');
    expect(await outcomeOf(deliver({ ...notice, amount: '0.5' }))).toBe('validation');
    expect((await rw.show('admin', deposit.id)).status).toBe('pending');
  });

  it('a repeated payment notice gets its first answer again, and its id cannot be reused', async () => {
    const deposit = await rw.deposit('player', '200000', rw.qris);
    const noticeId = randomUUID();
    const first = await deliver(noticeOf(deposit), noticeId);
    expect(await deliver(noticeOf(deposit), noticeId)).toEqual({ ...first, replay: true });
    expect(await outcomeOf(deliver(noticeOf(deposit, { amount: '1' }), noticeId))).toBe(
      'idempotency_conflict',
    );
  });

  it('a payment notice that matched nothing may be sent again when its deposit exists', async () => {
    const noticeId = randomUUID();
    const { order: _order, ...early } = noticeOf(await rw.deposit('player', '200000', rw.qris), {
      amount: '123456',
    });
    expect(await outcomeOf(deliver(early, noticeId))).toBe('not_found');
    expect(await outcomeOf(deliver(early, noticeId))).toBe('not_found');
  });
});

describe('concurrent notices', () => {
  it('one payment notice sent 30 times moves money once', async () => {
    const deposit = await rw.deposit('player', '200000', rw.qris);
    const noticeId = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => deliver(noticeOf(deposit), noticeId)),
    );
    expect(answers.filter(({ replay }) => !replay)).toHaveLength(1);
    expect(new Set(answers.map(({ effect }) => effect))).toEqual(new Set(['completed']));
    expect(await balance('player')).toBe(ownFunds + exactOf(deposit));
  });

  it('concurrent decisions by gateway, staff and expiry have one outcome, and credit money once', async () => {
    let arrived = 0n;
    for (let round = 0; round < 12; round += 1) {
      const deposit = await rw.deposit('player', '100000', rw.qris);
      advanceClock(depositExpiresMs);
      const [, , byStaff] = await Promise.all([
        deliver(noticeOf(deposit)),
        deliver(noticeOf(deposit)),
        outcomeOf(rw.step('admin', round % 2 ? 'complete' : 'reject', deposit.id, 1)),
        rw.world.services.transactions.expire(),
      ]);
      expect(['ok', 'conflict']).toContain(byStaff);
      arrived += exactOf(deposit);
      expect(await balance('player')).toBe(ownFunds + arrived);
      const { status, followedBy } = await rw.show('admin', deposit.id);
      expect([status, followedBy === null]).toEqual(
        status === 'completed' ? ['completed', true] : ['rejected', false],
      );
    }
  });
});

describe('any notices, decisions and expiries', () => {
  type Action =
    | { readonly kind: 'open'; readonly amount: number }
    | {
        readonly kind: 'deliver';
        readonly status: PaymentNotice['status'];
        readonly pick: number;
        readonly isExact: boolean;
      }
    | { readonly kind: 'decide'; readonly step: 'complete' | 'reject'; readonly pick: number }
    | { readonly kind: 'wait' };
  const pick = fc.nat({ max: 8 });
  const actionArbitrary: fc.Arbitrary<Action> = fc.oneof(
    fc.record({
      kind: fc.constant('open' as const),
      amount: fc.integer({ min: 10_000, max: 900_000 }),
    }),
    fc.record({
      kind: fc.constant('deliver' as const),
      status: fc.constantFrom('accepted' as const, 'paid' as const, 'failed' as const),
      pick,
      isExact: fc.boolean(),
    }),
    fc.record({
      kind: fc.constant('decide' as const),
      step: fc.constantFrom('complete' as const, 'reject' as const),
      pick,
    }),
    fc.record({ kind: fc.constant('wait' as const) }),
  );

  it('a deposit credits its exact amount once or nothing, and the ledger is sound', async () => {
    await openSeparateWorld();
    const created: TransactionDetail[] = [];
    const effects = new Set<string>();

    const perform = async (action: Action): Promise<void> => {
      if (action.kind === 'open') {
        const opening = rw.deposit('player', String(action.amount), rw.qris);
        if ((await outcomeOf(opening)) === 'ok') created.push(await opening);
        return;
      }
      if (action.kind === 'wait') {
        advanceClock(depositExpiresMs);
        await rw.world.services.transactions.expire();
        return;
      }
      const deposit = created.at(-1 - action.pick);
      if (!deposit) return;
      if (action.kind === 'decide') {
        expect(['ok', 'conflict']).toContain(
          await outcomeOf(rw.step('admin', action.step, deposit.id)),
        );
        return;
      }
      const amount = action.isExact ? {} : { amount: '5000' };
      const { effect } = await deliver(noticeOf(deposit, { status: action.status, ...amount }));
      effects.add(effect);
    };

    await fc.assert(
      fc.asyncProperty(
        fc.array(actionArbitrary, { minLength: 15, maxLength: 30 }),
        async (course) => {
          for (const action of course) await perform(action);
          const sums = await queryRow<{ brought: bigint; twice: bigint }>(
            rw.world.db,
            `select coalesce(sum(x.amount + x.unique_code), 0)::bigint as brought,
             (select count(*) from transactions a join transactions b on b.relates_to = a.id
              where a.status = 'completed' and b.status = 'completed') as twice
           from transactions x where x.status = 'completed' and x.type = 'deposit'`,
          );
          expect(await balance('player')).toBe(ownFunds + sums!.brought);
          expect(sums!.twice).toBe(0n);
          const { checks } = await rw.world.services.audit.run();
          expect(checks.filter(({ faults }) => faults > 0)).toEqual([]);
        },
      ),
      { numRuns: slowRuns(20), seed: 7 },
    );
    expect(effects).toEqual(new Set(['completed', 'rejected', 'review', 'arrived', 'unchanged']));
  });
});
