import { describe, expect, it } from 'vitest';
import { apiTable, type TransactionDetail } from '@lobi/core/contract';
import { depositExpiresMs } from '@lobi/core/rules';
import { outcomeOf } from './outcome-of.ts';
import {
  rw,
  activityOf,
  openSeparateWorld,
  advanceClock,
  balance,
  held,
  codeOf,
  notificationsOf,
  queueOf,
  setUpRequests,
} from './set-up-requests.ts';
import { ownFunds, type Person, type Step } from './request-world.ts';
import { once } from './world.ts';

setUpRequests();

describe('a deposit', () => {
  // id: deposit-completes
  it('a deposit moves nothing until it is completed, and then credits its exact amount minus the fee', async () => {
    await openSeparateWorld();
    const detail = await rw.deposit('player', '200000');
    apiTable['transaction.create'].answer.parse({ data: detail });
    const code = codeOf(detail);
    expect(code).toBeGreaterThan(0n);
    expect(detail).toMatchObject({
      type: 'deposit',
      status: 'pending',
      amount: '200000',
      fee: '3000',
      net: String(197_000n + code),
      from: null,
      to: { username: rw.people.player.username },
      channel: { id: rw.bank.id, name: 'Bank Uji' },
      expiresAt: new Date(rw.world.clock.now.getTime() + depositExpiresMs).toISOString(),
      payment: {
        kind: 'bank',
        account: '0987654321',
        holder: 'PT Lentera',
        exact: String(200_000n + code),
        qr: null,
        steps: ['Open your bank', 'Transfer'],
      },
      review: null,
      actions: ['pay', 'cancel'],
      version: 1,
    });
    expect(detail.payment?.order).toMatch(/^DP-[0-9A-F]{8}$/);
    expect(await balance('player')).toBe(ownFunds);
    const done = await rw.step('admin', 'complete', detail.id);
    expect(done).toMatchObject({ status: 'completed', payment: null, actions: [] });
    expect(done.events.map(({ status }) => status)).toEqual(['pending', 'completed']);
    expect(await balance('player')).toBe(ownFunds + 197_000n + code);
    expect(await rw.world.houseSum('clearing')).toBe(-200_000n - code);
    expect(await rw.world.houseSum('fee')).toBe(3_000n);
  });

  it('a deposit whose fee the house pays is credited in full', async () => {
    await openSeparateWorld();
    const detail = await rw.deposit('player', '200000', rw.wallet);
    const code = codeOf(detail);
    expect(detail).toMatchObject({ fee: '0', net: String(200_000n + code) });
    await rw.step('admin', 'complete', detail.id);
    expect(await balance('player')).toBe(ownFunds + 200_000n + code);
    expect(await rw.world.houseSum('fee')).toBe(-4_000n);
    expect(await rw.world.houseSum('clearing')).toBe(4_000n - 200_000n - code);
  });

  it('a deposit by QR code shows code and steps, in Indonesian without a translation', async () => {
    const { id, payment } = await rw.deposit('player', '50000', rw.qris);
    expect(payment?.qr).toBe(`lobi:${payment?.order}:${payment?.exact}`);
    const { transactions } = rw.world.services;
    const spanish = await transactions.show(rw.people.player, id, 'es');
    expect(spanish.payment?.steps).toEqual(['Buka aplikasi bank', 'Transfer']);
  });

  it('a deposit has an amount that no open deposit of its channel has', async () => {
    const makers: readonly Person[] = ['player', 'sibling', 'stranger', 'agent', 'subagent'];
    const details: TransactionDetail[] = [];
    for (const maker of makers) {
      for (let count = 0; count < 5; count += 1) {
        details.push(await rw.deposit(maker, '100000'));
      }
    }
    expect(new Set(details.map(({ payment }) => payment?.exact)).size).toBe(25);
  });

  it('a deposit at an agent has no unique code, since the agent knows the payer', async () => {
    const channel = await rw.channel({ kind: 'agent' });
    const { payment, net } = await rw.deposit('player', '100000', channel);
    expect([payment?.uniqueCode, payment?.exact, net]).toEqual([null, '100000', '100000']);
  });

  it('a player may have five unpaid deposits', async () => {
    for (let count = 0; count < 5; count += 1) await rw.deposit('player', '100000');
    const [first] = (await queueOf('subagent')).data;
    expect(await outcomeOf(rw.deposit('player', '100000'))).toBe('open_request');
    await rw.world.services.transactions.paid(rw.people.player, first!.id, 'en');
    expect(await outcomeOf(rw.deposit('player', '100000'))).toBe('ok');
  });

  it('an unpaid deposit expires, and its amount can be used again', async () => {
    await openSeparateWorld();
    const { id } = await rw.deposit('player', '200000');
    const paid = await rw.deposit('player', '300000');
    await rw.world.services.transactions.paid(rw.people.player, paid.id, 'en');
    const inWork = await rw.deposit('player', '400000');
    await rw.step('admin', 'process', inWork.id);
    advanceClock(depositExpiresMs - 1);
    expect(await rw.world.services.transactions.expire()).toBe(0);
    advanceClock(1);
    expect(await rw.world.services.transactions.expire()).toBe(1);
    expect(await rw.show('player', id)).toMatchObject({
      status: 'rejected',
      reason: 'expired',
      actions: [],
      events: [{ status: 'pending' }, { status: 'rejected', actor: null, reason: 'expired' }],
    });
    expect(await outcomeOf(rw.step('admin', 'complete', id))).toBe('conflict');
    expect((await rw.show('player', paid.id)).status).toBe('pending');
    expect((await rw.show('player', inWork.id)).status).toBe('processing');
    expect(
      (await notificationsOf('player')).map(({ kind, params }) => [kind, params['reason']]),
    ).toEqual([
      ['transaction-processing', undefined],
      ['transaction-rejected', 'expired'],
    ]);
    expect(await activityOf('player')).toEqual(['transaction-by-platform']);
  });

  it('a deposit stays within the player’s own limit', async () => {
    await rw.world.db.run(
      `insert into player_limits (user_id, kind, period, amount) values ($1, 'deposit', '24h', 250000)`,
      [rw.people.player.id],
    );
    await rw.deposit('player', '200000');
    await expect(rw.deposit('player', '60000')).rejects.toMatchObject({
      code: 'limit_reached',
      params: { left: '50000', currency: 'IDR' },
    });
    expect(await outcomeOf(rw.deposit('player', '50000'))).toBe('ok');
  });
});

describe('a withdrawal', () => {
  // id: withdrawal-completes
  it('a withdrawal holds the money immediately, and pays it out when completed', async () => {
    await openSeparateWorld();
    const detail = await rw.withdraw('player', '500000');
    expect(detail).toMatchObject({
      status: 'pending',
      fee: '6000',
      net: '494000',
      to: null,
      destination: { account: '1234567890', holder: 'Budi Santoso' },
      payment: null,
      actions: [],
    });
    expect([await balance('player'), await held('player')]).toEqual([ownFunds, 500_000n]);
    await rw.step('admin', 'process', detail.id);
    await rw.step('admin', 'complete', detail.id);
    expect([await balance('player'), await held('player')]).toEqual([ownFunds - 500_000n, 0n]);
    expect(await rw.world.houseSum('clearing')).toBe(494_000n);
    expect(await rw.world.houseSum('fee')).toBe(6_000n);
  });

  it('a withdrawal whose fee the house pays is paid out in full', async () => {
    await openSeparateWorld();
    const { id, net } = await rw.withdraw('player', '500000', rw.wallet);
    expect(net).toBe('500000');
    await rw.step('admin', 'complete', id);
    expect(await rw.world.houseSum('clearing')).toBe(510_000n);
    expect(await rw.world.houseSum('fee')).toBe(-10_000n);
  });

  // id: withdrawal-rejected
  it('a rejected withdrawal releases the money, and shows reason and remark in the user’s language', async () => {
    const { id } = await rw.withdraw('player', '500000');
    const rejected = await rw.step('admin', 'reject', id);
    expect(rejected).toMatchObject({
      status: 'rejected',
      reason: 'Please contact support with any questions. nama tidak cocok',
    });
    expect([await balance('player'), await held('player')]).toEqual([ownFunds, 0n]);
    expect(await notificationsOf('player')).toMatchObject([
      {
        kind: 'transaction-rejected',
        params: {
          ...{ type: 'withdraw', amount: '500000' },
          ...{ publicReason: 'general', remark: 'nama tidak cocok' },
        },
      },
    ]);
  });

  it('a second withdrawal is rejected until the first is decided', async () => {
    const { id } = await rw.withdraw('player', '500000');
    expect(await outcomeOf(rw.withdraw('player', '100000'))).toBe('open_request');
    await rw.step('admin', 'process', id);
    expect(await outcomeOf(rw.withdraw('player', '100000'))).toBe('open_request');
    await rw.step('admin', 'reject', id);
    expect(await outcomeOf(rw.withdraw('player', '100000'))).toBe('ok');
  });

  it('a withdrawal cannot use held money, nor be cancelled by its owner', async () => {
    const { id } = await rw.withdraw('player', '9500000');
    const { roundId } = await rw.world.openRound();
    expect(await outcomeOf(rw.world.bet(rw.people.player, roundId, 'meron', '600000'))).toBe(
      'insufficient_funds',
    );
    expect(await outcomeOf(rw.step('player', 'reject', id))).toBe('own_request');
  });

  it('the bank account of a withdrawal is visible to its owner and its reviewers only', async () => {
    const { id } = await rw.withdraw('player', '6000000');
    const accountFor = async (person: Person) => (await rw.show(person, id)).destination?.account;
    expect(await accountFor('player')).toBe('1234567890');
    expect(await accountFor('admin')).toBe('1234567890');
    // Above the limit of agents.
    expect(await accountFor('subagent')).toBe('••••7890');
  });
});

describe('a cash-in', () => {
  // id: cash-in-completes
  it('a cash-in completes at once, and the receiver is notified', async () => {
    const detail = await rw.create('subagent', 'player', { type: 'cash-in', amount: '250000' });
    expect(detail).toMatchObject({ status: 'completed', fee: '0', net: '250000', version: 1 });
    expect(detail.events).toMatchObject([{ status: 'completed' }]);
    expect(await balance('player')).toBe(ownFunds + 250_000n);
    expect(await notificationsOf('player')).toMatchObject([{ kind: 'transaction-completed' }]);
  });

  it('a cash-in above the platform’s limit waits for staff, with the money held', async () => {
    await openSeparateWorld({ cashInApprovalAbove: 1_000_000n });
    const cashIn = (amount: string) =>
      rw.create('subagent', 'player', { type: 'cash-in', amount, note: 'bonus' });
    expect((await cashIn('1000000')).status).toBe('completed');
    const { id, ...waiting } = await cashIn('1000001');
    expect(waiting).toMatchObject({ status: 'pending', note: 'bonus', actions: [] });
    expect(await held('subagent')).toBe(1_000_001n);
    expect(await outcomeOf(rw.step('subagent', 'complete', id))).toBe('own_request');
    expect(await outcomeOf(rw.step('player', 'complete', id))).toBe('own_request');
    expect(await outcomeOf(rw.step('agent', 'complete', id))).toBe('forbidden');
    await rw.step('admin', 'complete', id);
    expect(await held('subagent')).toBe(0n);
    expect(await balance('player')).toBe(ownFunds + 2_000_001n);
    const ownRequest = await rw.create('admin', 'player', { type: 'cash-in', amount: '2000000' });
    expect(await outcomeOf(rw.step('admin', 'complete', ownRequest.id))).toBe('own_request');
    await rw.step('admin2', 'reject', ownRequest.id);
    expect([await balance('admin'), await held('admin')]).toEqual([ownFunds, 0n]);
  });
});

describe('a cash-out', () => {
  const cashOut = (by: Person, of: Person = 'player') =>
    rw.create(by, of, { type: 'cash-out', amount: '400000' });

  // id: cash-out-confirmed
  it.each<[Person, Person, Person]>([
    ['player', 'subagent', 'subagent'],
    ['subagent', 'player', 'subagent'],
    ['agent', 'player', 'agent'],
    ['admin', 'player', 'admin'],
    ['superadmin', 'player', 'superadmin'],
  ])(
    'a cash-out requested by %s is confirmed by %s, and %s gets the money',
    async (by, confirms, taker) => {
      const before = await balance(taker);
      const { id } = await cashOut(by);
      expect([await balance('player'), await held('player')]).toEqual([ownFunds, 400_000n]);
      expect(await notificationsOf(confirms)).toMatchObject([
        { kind: 'confirmation-wanted', params: { username: rw.people[by].username } },
      ]);
      expect((await rw.show(confirms, id)).actions).toEqual(['complete', 'reject']);
      await rw.step(confirms, 'complete', id);
      expect(await balance('player')).toBe(ownFunds - 400_000n);
      expect(await balance(taker)).toBe(before + 400_000n);
      const ledger = await rw.world.services.wallets.ledger(
        rw.people.player,
        rw.people.player.walletId,
        { kind: 'cash-out' },
        'en',
      );
      expect(ledger.data[0]?.details).toBe(`Cash-out to ${rw.people[taker].username}`);
    },
  );

  it.each<[Person, Person]>([
    ['subagent', 'the other side'],
    ['admin', 'staff'],
    ['superadmin', 'staff'],
  ] as [Person, never][])('a cash-out requested by the owner may be rejected by %s', async (by) => {
    const { id } = await cashOut('player');
    await rw.step(by, 'reject', id);
    expect([await balance('player'), await held('player')]).toEqual([ownFunds, 0n]);
  });

  it.each<[Person, Step, string]>([
    ['player', 'complete', 'own_request'],
    ['player', 'reject', 'own_request'],
    ['admin', 'complete', 'forbidden'],
    ['subagent', 'process', 'forbidden'],
    // Can see it as an agent above the owner, but is not a party to it.
    ['agent', 'complete', 'forbidden'],
    ['agent', 'reject', 'forbidden'],
    ['sibling', 'complete', 'not_found'],
    ['strangerAgent', 'complete', 'not_found'],
  ])('a cash-out requested by the owner: %s may not %s (%s)', async (by, step, code) => {
    const { id } = await cashOut('player');
    expect(await outcomeOf(rw.step(by, step, id))).toBe(code);
    expect(await held('player')).toBe(400_000n);
  });

  it.each<[Person, Person, string]>([
    ['player', 'agent', 'not_found'],
    ['admin', 'superadmin', 'forbidden'],
    ['strangerAgent', 'player', 'not_found'],
    ['sibling', 'player', 'not_found'],
    // The owner has no agent.
    ['agent', 'agent', 'forbidden'],
    ['admin', 'admin', 'forbidden'],
  ])('a cash-out requested by %s of %s is rejected: %s', async (by, of, code) => {
    expect(await outcomeOf(cashOut(by, of))).toBe(code);
  });

  it('a cash-out of an agent goes to the agent above', async () => {
    const { id } = await cashOut('subagent', 'subagent');
    await rw.step('agent', 'complete', id);
    expect(await balance('agent')).toBe(ownFunds + 400_000n);
  });
});

describe('a transaction', () => {
  it.each<[Person, string]>([
    ['player', 'ok'],
    ['subagent', 'ok'],
    ['agent', 'ok'],
    ['admin', 'ok'],
    ['superadmin', 'ok'],
    ['sibling', 'not_found'],
    ['stranger', 'not_found'],
    ['strangerAgent', 'not_found'],
  ])('a transaction of a player, seen by %s: %s', async (person, expected) => {
    const { id } = await rw.deposit('player', '100000');
    expect(await outcomeOf(rw.show(person, id))).toBe(expected);
  });

  it('a transaction is visible to its parties, each with details from their side', async () => {
    const { id } = await rw.create('admin', 'player', { type: 'cash-in', amount: '100000' });
    expect((await rw.show('player', id)).details).toBe(`Cash-in from ${rw.people.admin.username}`);
    expect((await rw.show('admin', id)).details).toBe(`Cash-in to ${rw.people.player.username}`);
  });

  it.each(['nonsense', '00000000-0000-7000-8000-000000000000'])(
    'the transaction %s is not found',
    async (id) => {
      expect(await outcomeOf(rw.show('admin', id))).toBe('not_found');
    },
  );

  it('a transaction created or decided twice with one key has one effect and one response', async () => {
    const { transactions } = rw.world.services;
    const { player, admin } = rw.people;
    const body = { type: 'deposit', amount: '100000', channelId: rw.bank.id } as const;
    const key = once();
    const first = await transactions.create(player, player.walletId, body, key, 'en');
    const { id, version } = first.answer;
    const decision = once();
    const decide = () => transactions.review(admin, id, 'complete', { version }, decision, 'en');
    const done = await decide();
    expect(await decide()).toEqual({ answer: done.answer, replayed: true });
    expect(await transactions.create(player, player.walletId, body, key, 'en')).toEqual({
      answer: first.answer,
      replayed: true,
    });
    const reject = { version, reason: 'other content' };
    await expect(
      transactions.review(admin, id, 'reject', reject, decision, 'en'),
    ).rejects.toMatchObject({ code: 'idempotency_conflict' });
    expect((await queueOf('agent')).meta.total).toBe(1);
  });
});
