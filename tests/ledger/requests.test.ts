import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { apiTable, type TransactionDetail } from '@lobi/core/contract';
import type { PlatformRules } from '../../packages/server/src/config/platform-rules.ts';
import { depositLapsesMs } from '../../packages/server/src/services/requests/open-deposit.ts';
import { takeOverAfterMs } from '../../packages/server/src/domain/review-rules.ts';
import { outcomeOf } from './outcome-of.ts';
import { provideWorlds } from './provide-worlds.ts';
import {
  createRequestWorld,
  destination,
  ownFunds,
  type Person,
  type RequestWorld,
  type Step,
} from './request-world.ts';
import { once, type World } from './world.ts';

const freshWorld = provideWorlds();
let shared: World;
let rw: RequestWorld;

beforeAll(async () => {
  shared = await freshWorld({ poolSize: 4, lasts: true });
});

/** Every test has people, gateway and channels of its own, at the same time of the same day. */
beforeEach(async () => {
  shared.clock.now = new Date('2026-11-01T00:00:00Z');
  rw = await createRequestWorld(shared);
});

/** For tests that count what everybody does. */
const alone = async (rules: Partial<PlatformRules> = {}): Promise<void> => {
  rw = await createRequestWorld(await freshWorld({ poolSize: 4, rules }));
};

const pass = (ms: number): void => {
  rw.world.clock.now = new Date(rw.world.clock.now.getTime() + ms);
};
const balance = (person: Person) => rw.world.balanceOf(rw.people[person]);
const held = (person: Person) => rw.held(rw.people[person]);
const codeOf = (detail: TransactionDetail) => BigInt(detail.payment?.uniqueCode ?? 0);

const notificationsOf = (person: Person) =>
  rw.world.db.rows<{ kind: string; params: Record<string, string> }>(
    'select kind, params from notifications where user_id = $1 order by id',
    [rw.people[person].id],
  );

describe('a deposit', () => {
  it('moves nothing until it is completed; then the exact sum less the fee arrives', async () => {
    await alone();
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
      expiresAt: new Date(rw.world.clock.now.getTime() + depositLapsesMs).toISOString(),
      payment: {
        kind: 'bank',
        account: '0987654321',
        holder: 'PT Lentera',
        exact: String(200_000n + code),
        qr: null,
        steps: ['Open your bank', 'Transfer'],
      },
      review: null,
      actions: ['pay'],
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

  it('whose fee the house bears arrives whole, and the house pays', async () => {
    await alone();
    const detail = await rw.deposit('player', '200000', rw.wallet);
    const code = codeOf(detail);
    expect(detail).toMatchObject({ fee: '0', net: String(200_000n + code) });
    await rw.step('admin', 'complete', detail.id);
    expect(await balance('player')).toBe(ownFunds + 200_000n + code);
    expect(await rw.world.houseSum('fee')).toBe(-4_000n);
    expect(await rw.world.houseSum('clearing')).toBe(4_000n - 200_000n - code);
  });

  it('by scanning tells what to scan, in the words of the reader or else in Indonesian', async () => {
    const { id, payment } = await rw.deposit('player', '50000', rw.qris);
    expect(payment?.qr).toBe(`lobi:${payment?.order}:${payment?.exact}`);
    const { transactions } = rw.world.services;
    const spanish = await transactions.show(rw.people.player, id, 'es');
    expect(spanish.payment?.steps).toEqual(['Buka aplikasi bank', 'Transfer']);
  });

  it('asks for a sum that no open deposit of its channel asks for', async () => {
    const makers: readonly Person[] = ['player', 'sibling', 'stranger', 'agent', 'subagent'];
    const details: TransactionDetail[] = [];
    for (const maker of makers) {
      for (let count = 0; count < 5; count += 1) {
        details.push(await rw.deposit(maker, '100000'));
      }
    }
    expect(new Set(details.map(({ payment }) => payment?.exact)).size).toBe(25);
  });

  it('has no code with an agent, who knows the payer', async () => {
    const channel = await rw.channel({ kind: 'agent' });
    const { payment, net } = await rw.deposit('player', '100000', channel);
    expect([payment?.uniqueCode, payment?.exact, net]).toEqual([null, '100000', '100000']);
  });

  it('may be left unpaid five times', async () => {
    for (let count = 0; count < 5; count += 1) await rw.deposit('player', '100000');
    const [first] = (await queueOf('subagent')).data;
    expect(await outcomeOf(rw.deposit('player', '100000'))).toBe('open_request');
    await rw.world.services.transactions.paid(rw.people.player, first!.id, 'en');
    expect(await outcomeOf(rw.deposit('player', '100000'))).toBe('ok');
  });

  it('that is not paid in time lapses, and its sum is free again', async () => {
    await alone();
    const { id } = await rw.deposit('player', '200000');
    const paid = await rw.deposit('player', '300000');
    await rw.world.services.transactions.paid(rw.people.player, paid.id, 'en');
    const inWork = await rw.deposit('player', '400000');
    await rw.step('admin', 'process', inWork.id);
    pass(depositLapsesMs - 1);
    expect(await rw.world.services.transactions.expire()).toBe(0);
    pass(1);
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
  });

  it('stays within what the player has set as a limit', async () => {
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
  it('sets the money aside at once, and sends it when completed', async () => {
    await alone();
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

  it('whose fee the house bears is sent whole', async () => {
    await alone();
    const { id, net } = await rw.withdraw('player', '500000', rw.wallet);
    expect(net).toBe('500000');
    await rw.step('admin', 'complete', id);
    expect(await rw.world.houseSum('clearing')).toBe(510_000n);
    expect(await rw.world.houseSum('fee')).toBe(-10_000n);
  });

  it('that is rejected is free again, with the reason', async () => {
    const { id } = await rw.withdraw('player', '500000');
    const rejected = await rw.step('admin', 'reject', id);
    expect(rejected).toMatchObject({ status: 'rejected', reason: 'nama tidak cocok' });
    expect([await balance('player'), await held('player')]).toEqual([ownFunds, 0n]);
    expect(await notificationsOf('player')).toMatchObject([
      {
        kind: 'transaction-rejected',
        params: { type: 'withdraw', amount: '500000', reason: 'nama tidak cocok' },
      },
    ]);
  });

  it('waits alone: a second one is refused until the first is decided', async () => {
    const { id } = await rw.withdraw('player', '500000');
    expect(await outcomeOf(rw.withdraw('player', '100000'))).toBe('open_request');
    await rw.step('admin', 'process', id);
    expect(await outcomeOf(rw.withdraw('player', '100000'))).toBe('open_request');
    await rw.step('admin', 'reject', id);
    expect(await outcomeOf(rw.withdraw('player', '100000'))).toBe('ok');
  });

  it('cannot spend what is set aside, nor be taken back by its owner', async () => {
    const { id } = await rw.withdraw('player', '9500000');
    const { roundId } = await rw.world.openRound();
    expect(await outcomeOf(rw.world.bet(rw.people.player, roundId, 'meron', '600000'))).toBe(
      'insufficient_funds',
    );
    expect(await outcomeOf(rw.step('player', 'reject', id))).toBe('own_request');
  });

  it('hides the account from all but its owner and those who may decide', async () => {
    const { id } = await rw.withdraw('player', '6000000');
    const accountFor = async (person: Person) => (await rw.show(person, id)).destination?.account;
    expect(await accountFor('player')).toBe('1234567890');
    expect(await accountFor('admin')).toBe('1234567890');
    // Above what an agent may decide.
    expect(await accountFor('subagent')).toBe('••••7890');
  });
});

describe('a cash-in', () => {
  it('is complete at once, and the receiver is told', async () => {
    const detail = await rw.create('subagent', 'player', { type: 'cash-in', amount: '250000' });
    expect(detail).toMatchObject({ status: 'completed', fee: '0', net: '250000', version: 1 });
    expect(detail.events).toMatchObject([{ status: 'completed' }]);
    expect(await balance('player')).toBe(ownFunds + 250_000n);
    expect(await notificationsOf('player')).toMatchObject([{ kind: 'transaction-completed' }]);
  });

  it('above the limit of the platform waits for staff, with the money set aside', async () => {
    await alone({ cashInApprovalAbove: 1_000_000n });
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
    const own = await rw.create('admin', 'player', { type: 'cash-in', amount: '2000000' });
    expect(await outcomeOf(rw.step('admin', 'complete', own.id))).toBe('own_request');
    await rw.step('admin2', 'reject', own.id);
    expect([await balance('admin'), await held('admin')]).toEqual([ownFunds, 0n]);
  });
});

describe('a cash-out', () => {
  const cashOut = (by: Person, of: Person = 'player') =>
    rw.create(by, of, { type: 'cash-out', amount: '400000' });

  it.each<[Person, Person, Person]>([
    ['player', 'subagent', 'subagent'],
    ['subagent', 'player', 'subagent'],
    ['agent', 'player', 'agent'],
  ])('asked for by %s is confirmed by %s, and %s gets the money', async (by, confirms, taker) => {
    const { id } = await cashOut(by);
    expect([await balance('player'), await held('player')]).toEqual([ownFunds, 400_000n]);
    expect(await notificationsOf(confirms)).toMatchObject([
      { kind: 'confirmation-wanted', params: { username: rw.people[by].username } },
    ]);
    expect((await rw.show(confirms, id)).actions).toEqual(['complete', 'reject']);
    await rw.step(confirms, 'complete', id);
    expect(await balance('player')).toBe(ownFunds - 400_000n);
    expect(await balance(taker)).toBe(ownFunds + 400_000n);
    const ledger = await rw.world.services.wallets.ledger(
      rw.people.player,
      rw.people.player.walletId,
      { kind: 'cash-out' },
      'en',
    );
    expect(ledger.data[0]?.details).toBe(`Cash-out to ${rw.people[taker].username}`);
  });

  it.each<[Person, Person]>([
    ['subagent', 'the other side'],
    ['admin', 'staff'],
    ['superadmin', 'staff'],
  ] as [Person, never][])('asked for by the owner may be rejected by %s', async (by) => {
    const { id } = await cashOut('player');
    await rw.step(by, 'reject', id);
    expect([await balance('player'), await held('player')]).toEqual([ownFunds, 0n]);
  });

  it.each<[Person, Step, string]>([
    ['player', 'complete', 'own_request'],
    ['player', 'reject', 'own_request'],
    ['admin', 'complete', 'forbidden'],
    ['subagent', 'process', 'forbidden'],
    // Sees it, as an agent above the owner, but is not a side of it.
    ['agent', 'complete', 'forbidden'],
    ['agent', 'reject', 'forbidden'],
    ['sibling', 'complete', 'not_found'],
    ['strangerAgent', 'complete', 'not_found'],
  ])('asked for by the owner: %s may not %s (%s)', async (by, step, code) => {
    const { id } = await cashOut('player');
    expect(await outcomeOf(rw.step(by, step, id))).toBe(code);
    expect(await held('player')).toBe(400_000n);
  });

  it.each<[Person, Person, string]>([
    ['admin', 'player', 'forbidden'],
    ['strangerAgent', 'player', 'not_found'],
    ['sibling', 'player', 'not_found'],
    // Nobody is above.
    ['agent', 'agent', 'forbidden'],
    ['admin', 'admin', 'forbidden'],
  ])('asked for by %s of %s is refused: %s', async (by, of, code) => {
    expect(await outcomeOf(cashOut(by, of))).toBe(code);
  });

  it('of an agent goes to the agent above', async () => {
    const { id } = await cashOut('subagent', 'subagent');
    await rw.step('agent', 'complete', id);
    expect(await balance('agent')).toBe(ownFunds + 400_000n);
  });
});

const queueOf = (person: Person, query = {}) =>
  rw.world.services.transactions.queue(rw.people[person], query, 'en');

describe('what may be asked for', () => {
  const asks: Readonly<Record<string, () => Promise<unknown>>> = {
    'a deposit into the wallet of another': () =>
      rw.create('agent', 'player', { type: 'deposit', amount: '100000', channelId: rw.bank.id }),
    'a withdrawal from the wallet of another': () =>
      rw.create('agent', 'player', {
        type: 'withdraw',
        amount: '100000',
        channelId: rw.bank.id,
        ...destination,
      }),
    'a deposit of staff': () => rw.deposit('admin', '100000'),
    'a withdrawal of staff': () => rw.withdraw('admin', '100000'),
    'a cash-in by a player': () =>
      rw.create('player', 'player', { type: 'cash-in', amount: '100000' }),
    'a cash-in into the own wallet': () =>
      rw.create('agent', 'agent', { type: 'cash-in', amount: '100000' }),
    'a deposit out of sight': () =>
      rw.create('stranger', 'player', { type: 'deposit', amount: '1', channelId: rw.bank.id }),
    'too little': () => rw.deposit('player', '9999'),
    'too much': () => rw.deposit('player', '50000001'),
    'less than nothing after the fee': async () =>
      rw.deposit(
        'player',
        '15000',
        await rw.channel({ fee: { fixed: '20000', bp: 0, payer: 'player' } }),
      ),
    'half a rupiah': () => rw.deposit('player', '10000.5'),
    'more than there is': () => rw.withdraw('player', '10000001'),
    'an account of blanks': () =>
      rw.create('player', 'player', {
        type: 'withdraw',
        amount: '100000',
        channelId: rw.bank.id,
        account: '- - -',
        holder: 'Budi',
      }),
    'a channel that is switched off': async () =>
      rw.deposit('player', '100000', await rw.channel({ enabled: false })),
    'a channel for agents': async () =>
      rw.deposit('player', '100000', await rw.channel({ roles: ['agent'] })),
    'a deposit through a way out': async () =>
      rw.deposit('player', '100000', await rw.channel({ direction: 'out' })),
    'a withdrawal through a way in': () => rw.withdraw('player', '100000', rw.qris),
    // It is 07:00 in Jakarta.
    'a channel before it opens': async () =>
      rw.deposit('player', '100000', await rw.channel({ hours: { from: '08:00', to: '22:00' } })),
    'a channel at night': async () =>
      rw.deposit('player', '100000', await rw.channel({ hours: { from: '22:00', to: '07:00' } })),
    'a channel that is not there': () =>
      rw.deposit('player', '100000', { ...rw.bank, id: 'nonsense' }),
  };

  it.each([
    ['a deposit into the wallet of another', 'forbidden'],
    ['a withdrawal from the wallet of another', 'forbidden'],
    ['a deposit of staff', 'forbidden'],
    ['a withdrawal of staff', 'forbidden'],
    ['a cash-in by a player', 'forbidden'],
    ['a cash-in into the own wallet', 'forbidden'],
    ['a deposit out of sight', 'not_found'],
    ['too little', 'amount_below_minimum'],
    ['too much', 'amount_above_maximum'],
    ['less than nothing after the fee', 'amount_below_minimum'],
    ['half a rupiah', 'validation'],
    ['more than there is', 'insufficient_funds'],
    ['an account of blanks', 'validation'],
    ['a channel that is switched off', 'channel_unavailable'],
    ['a channel for agents', 'channel_unavailable'],
    ['a deposit through a way out', 'channel_unavailable'],
    ['a withdrawal through a way in', 'channel_unavailable'],
    ['a channel before it opens', 'channel_unavailable'],
    ['a channel at night', 'channel_unavailable'],
    ['a channel that is not there', 'channel_unavailable'],
  ])('%s: %s', async (ask, code) => {
    expect(await outcomeOf(asks[ask]!())).toBe(code);
    expect((await queueOf('agent')).meta.total).toBe(0);
    expect(await held('player')).toBe(0n);
  });

  it('names the bounds, those of the gateway included', async () => {
    const { gateways } = rw.world.services;
    const bounds = { version: 1, min: '20000', max: '1000000' };
    await gateways.update(rw.people.admin, rw.gatewayId, bounds);
    await expect(rw.deposit('player', '15000')).rejects.toMatchObject({
      code: 'amount_below_minimum',
      params: { min: '20000', currency: 'IDR' },
    });
    await expect(rw.deposit('player', '1000001')).rejects.toMatchObject({
      code: 'amount_above_maximum',
      params: { max: '1000000', currency: 'IDR' },
    });
  });

  it.each(['enabled', 'maintenance'] as const)(
    'is nothing through a gateway with %s turned',
    async (field) => {
      const { gateways } = rw.world.services;
      await gateways.update(rw.people.admin, rw.gatewayId, {
        version: 1,
        [field]: field === 'maintenance',
      });
      expect(await outcomeOf(rw.deposit('player', '100000'))).toBe('channel_unavailable');
    },
  );

  it('ends with the daily sum of the gateway, and begins again a day later', async () => {
    const { gateways } = rw.world.services;
    await gateways.update(rw.people.admin, rw.gatewayId, { version: 1, daily: '500000' });
    const { id } = await rw.deposit('player', '300000');
    expect(await outcomeOf(rw.withdraw('player', '200001'))).toBe('channel_unavailable');
    expect(await outcomeOf(rw.withdraw('player', '200000'))).toBe('ok');
    expect(await outcomeOf(rw.deposit('player', '10000'))).toBe('channel_unavailable');
    await rw.step('admin', 'reject', id);
    expect(await outcomeOf(rw.deposit('player', '300000'))).toBe('ok');
    pass(86_400_000);
    expect(await outcomeOf(rw.deposit('player', '100000'))).toBe('ok');
  });

  it.each(['pending', 'restricted', 'blocked'] as const)(
    'is nothing by a player who is %s',
    async (status) => {
      const { player } = rw.people;
      const body = { amount: '100000', channelId: rw.bank.id } as const;
      for (const ask of [
        { type: 'deposit', ...body },
        { type: 'withdraw', ...body, ...destination },
        { type: 'cash-out', amount: '100000' },
      ] as const) {
        await expect(
          rw.world.services.transactions.create(
            { ...player, status },
            player.walletId,
            ask,
            once(),
            'en',
          ),
        ).rejects.toMatchObject({ code: `account_${status}` });
      }
    },
  );
});

describe('a review', () => {
  type Setting = 'pending' | 'processing' | 'completed' | 'rejected';
  const into: Readonly<Record<Setting, readonly Step[]>> = {
    pending: [],
    processing: ['process'],
    completed: ['complete'],
    rejected: ['reject'],
  };

  it.each<[Setting, Step, string]>([
    ['pending', 'process', 'processing'],
    ['pending', 'complete', 'completed'],
    ['pending', 'reject', 'rejected'],
    ['processing', 'process', 'conflict'],
    ['processing', 'complete', 'completed'],
    ['processing', 'reject', 'rejected'],
    ['completed', 'process', 'conflict'],
    ['completed', 'complete', 'conflict'],
    ['completed', 'reject', 'conflict'],
    ['rejected', 'process', 'conflict'],
    ['rejected', 'complete', 'conflict'],
    ['rejected', 'reject', 'conflict'],
  ])('of what is %s by the same person: %s → %s', async (setting, step, expected) => {
    for (const make of [rw.deposit, rw.withdraw]) {
      const { id } = await make('player', '100000');
      for (const earlier of into[setting]) await rw.step('admin', earlier, id);
      const outcome = await rw.step('admin', step, id).then(
        (detail) => detail.status,
        (error: { code: string }) => error.code,
      );
      expect(outcome).toBe(expected);
      const { status, events } = await rw.show('admin', id);
      expect(events.at(-1)?.status).toBe(status);
      if (expected === 'conflict') expect(status).toBe(setting);
    }
  });

  it.each<[Person, Person, string, string]>([
    ['admin', 'player', '9000000', 'ok'],
    ['superadmin', 'player', '9000000', 'ok'],
    ['admin', 'agent', '100000', 'ok'],
    ['subagent', 'player', '5000000', 'ok'],
    ['agent', 'player', '5000000', 'ok'],
    ['agent', 'player', '5000001', 'forbidden'],
    // Agents decide about players only.
    ['agent', 'subagent', '100000', 'forbidden'],
    ['player', 'player', '100000', 'own_request'],
    ['agent', 'agent', '100000', 'own_request'],
    ['strangerAgent', 'player', '100000', 'not_found'],
    ['sibling', 'player', '100000', 'not_found'],
    ['subagent', 'sibling', '100000', 'not_found'],
  ])('by %s of a request of %s over %s: %s', async (by, owner, amount, expected) => {
    for (const make of [rw.deposit, rw.withdraw]) {
      const { id } = await make(owner, amount);
      for (const step of ['process', 'complete'] as const) {
        expect(await outcomeOf(rw.step(by, step, id))).toBe(expected);
      }
      if (expected !== 'not_found') {
        const { actions, review } = await rw.show(
          by,
          (await make(owner, amount).catch(() => ({ id }))).id,
        );
        const mayDecide = actions.some((action) => action !== 'pay');
        expect(mayDecide || review !== null).toBe(expected === 'ok');
      }
    }
  });

  it('of a version that is over is a conflict', async () => {
    const { id, version } = await rw.deposit('player', '100000');
    await rw.world.services.transactions.paid(rw.people.player, id, 'en');
    for (const step of ['process', 'complete', 'reject'] as const) {
      expect(await outcomeOf(rw.step('admin', step, id, version))).toBe('conflict');
    }
    expect(await outcomeOf(rw.step('admin', 'complete', id, version + 1))).toBe('ok');
  });

  it('belongs to whoever took it, until it has been left lying', async () => {
    const { id } = await rw.withdraw('player', '100000');
    const taken = await rw.step('admin', 'process', id);
    expect(taken.reviewer?.username).toBe(rw.people.admin.username);
    expect((await rw.show('admin2', id)).actions).toEqual([]);
    for (const step of ['process', 'complete', 'reject'] as const) {
      expect(await outcomeOf(rw.step('admin2', step, id))).toBe('conflict');
    }
    pass(takeOverAfterMs);
    expect(await outcomeOf(rw.step('admin2', 'complete', id))).toBe('conflict');
    await rw.step('admin2', 'process', id);
    expect(await outcomeOf(rw.step('admin', 'complete', id))).toBe('conflict');
    expect(await outcomeOf(rw.step('admin2', 'complete', id))).toBe('ok');
  });

  it('of much takes two people, one after the other', async () => {
    await alone({ secondApprovalAbove: 1_000_000n });
    const { id } = await rw.withdraw('player', '1000001');
    expect((await rw.show('admin', id)).review?.needsSecond).toBe(true);
    const first = await rw.step('admin', 'complete', id);
    expect(first).toMatchObject({
      status: 'processing',
      reviewer: null,
      firstApproval: { id: rw.people.admin.id },
      // Who has approved may still stop it.
      actions: ['reject'],
    });
    expect(await held('player')).toBe(1_000_001n);
    expect((await queueOf('admin')).counts.second).toBe(1);
    expect(await outcomeOf(rw.step('admin', 'complete', id))).toBe('second_person');
    expect(await outcomeOf(rw.step('admin', 'process', id))).toBe('second_person');
    expect((await rw.show('admin2', id)).actions).toEqual(['process', 'complete', 'reject']);
    await rw.step('admin2', 'process', id);
    await rw.step('admin2', 'complete', id);
    expect(await balance('player')).toBe(ownFunds - 1_000_001n);
    const { events } = await rw.show('admin', id);
    expect(events.map(({ status, actor }) => [status, actor?.id])).toEqual([
      ['pending', rw.people.player.id],
      ['processing', rw.people.admin.id],
      ['processing', rw.people.admin2.id],
      ['completed', rw.people.admin2.id],
    ]);
    const small = await rw.deposit('player', '1000000');
    expect((await rw.step('admin', 'complete', small.id)).status).toBe('completed');
  });

  it.each(['pending', 'restricted', 'blocked'] as const)(
    'is not made by who is %s, and agents complete nothing of an owner who is',
    async (status) => {
      const { id } = await rw.withdraw('player', '100000');
      const { transactions } = rw.world.services;
      await expect(
        transactions.review(
          { ...rw.people.admin, status },
          id,
          'complete',
          { version: 1 },
          once(),
          'en',
        ),
      ).rejects.toMatchObject({ code: `account_${status}` });
      await rw.world.db.run('update users set status = $2 where id = $1', [
        rw.people.player.id,
        status,
      ]);
      expect(await outcomeOf(rw.step('subagent', 'complete', id))).toBe('account_restricted');
      expect(await outcomeOf(rw.step('admin', 'complete', id))).toBe('ok');
    },
  );

  it('is told to the owner at every step, without saying who of the staff', async () => {
    const { id } = await rw.deposit('player', '100000');
    await rw.step('admin', 'process', id);
    await rw.step('admin', 'complete', id);
    expect((await notificationsOf('player')).map(({ kind }) => kind)).toEqual([
      'transaction-processing',
      'transaction-completed',
    ]);
    expect(await notificationsOf('subagent')).toMatchObject([
      { kind: 'request-received', params: { username: rw.people.player.username } },
    ]);
    const { reviewer, events } = await rw.show('player', id);
    expect(reviewer).toBeNull();
    expect(events.map(({ actor }) => actor?.id ?? null)).toEqual([rw.people.player.id, null, null]);
    const news = await rw.world.db.rows<{ topic: string; subject: string }>(
      `select distinct topic, subject_id as subject from outbox where facts ->> 'id' = $1`,
      [id],
    );
    expect(news.map(({ topic }) => topic).sort()).toEqual(['agent', 'agent', 'ops']);
  });
});

describe('a reviewer', () => {
  it('is told the record of the owner, what looks alike, and what is risky', async () => {
    await alone();
    pass(8 * 86_400_000);
    const done = await rw.deposit('player', '300000');
    await rw.step('admin', 'complete', done.id);
    const refused = await rw.deposit('player', '70000');
    await rw.step('admin', 'reject', refused.id);
    const other = await rw.withdraw('stranger', '250000');
    const { id } = await rw.withdraw('player', '5500000');
    const { review } = await rw.show('admin', id);
    expect(review).toMatchObject({
      needsSecond: false,
      history: { deposits: 1, deposited: '300000', withdrawals: 0, withdrawn: '0', rejected: 1 },
      duplicates: [{ id: other.id, alike: 'destination', amount: '250000' }],
      risks: ['new-destination', 'fast-withdraw', 'large-amount'],
    });
    await rw.step('admin', 'complete', id);
    pass(3_600_000);
    const again = await rw.withdraw('player', '100000');
    expect((await rw.show('admin', again.id)).review?.risks).toEqual([]);
  });

  it('sees a second request of the same sum within a day, and the same picture', async () => {
    await alone();
    const first = await rw.deposit('player', '300000');
    const second = await rw.deposit('player', '300000');
    const other = await rw.deposit('stranger', '90000');
    await proof('player', second.id);
    await proof('stranger', other.id);
    const { review } = await rw.show('admin', second.id);
    expect(review?.duplicates.map(({ id, alike }) => [id, alike])).toEqual(
      expect.arrayContaining([
        [first.id, 'amount'],
        [other.id, 'proof'],
      ]),
    );
    // Nobody learns of people beside the own downline.
    const forAgent = await rw.show('subagent', second.id);
    expect(forAgent.review?.duplicates.map(({ id }) => id)).toEqual([first.id]);
    expect(review?.risks).toEqual(['new-account']);
  });
});

const pngOf = (bytes: number) =>
  Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(bytes)]).toString('base64');

const proof = (by: Person, id: string, type = 'image/png', data = pngOf(64)) =>
  rw.world.services.transactions.attachProof(
    rw.people[by],
    id,
    { type: type as 'image/png', data },
    'en',
  );

describe('a proof', () => {
  it('is kept, says that it is paid, and may be replaced until it is decided', async () => {
    const { id } = await rw.deposit('player', '100000');
    const at = rw.world.clock.now.toISOString();
    expect(await proof('player', id)).toMatchObject({
      paidAt: at,
      proof: { uploadedAt: at },
      version: 2,
    });
    pass(60_000);
    const again = await proof(
      'player',
      id,
      'image/jpeg',
      Buffer.from('ffd8ff00ffff', 'hex').toString('base64'),
    );
    expect(again.paidAt).toBe(at);
    const { transactions } = rw.world.services;
    for (const person of ['player', 'subagent', 'agent', 'admin'] as const) {
      expect((await transactions.showProof(rw.people[person], id)).type).toBe('image/jpeg');
    }
    expect(await outcomeOf(transactions.showProof(rw.people.stranger, id))).toBe('not_found');
    await rw.step('admin', 'complete', id);
    expect(await outcomeOf(proof('player', id))).toBe('conflict');
  });

  it.each([
    ['image/png', 'ffd8ff00', 'validation'],
    ['image/jpeg', '89504e470d0a1a0a', 'validation'],
    ['image/webp', '524946460000000041564920', 'validation'],
    ['image/webp', '524946460000000057454250', 'ok'],
  ])('as %s with bytes %s: %s', async (type, bytes, expected) => {
    const { id } = await rw.deposit('player', '100000');
    const data = Buffer.from(bytes, 'hex').toString('base64');
    expect(await outcomeOf(proof('player', id, type, data))).toBe(expected);
  });

  it('is at most 1.5 MB', async () => {
    const { id } = await rw.deposit('player', '100000');
    expect(await outcomeOf(proof('player', id, 'image/png', pngOf(1_500_000)))).toBe('too_large');
    expect(await outcomeOf(proof('player', id, 'image/png', pngOf(1_499_992)))).toBe('ok');
  });

  it('belongs to deposits of the owner', async () => {
    const { id } = await rw.deposit('player', '100000');
    const withdrawal = await rw.withdraw('player', '100000');
    expect(await outcomeOf(proof('subagent', id))).toBe('not_found');
    expect(await outcomeOf(proof('player', withdrawal.id))).toBe('not_found');
    const { transactions } = rw.world.services;
    expect(await outcomeOf(transactions.showProof(rw.people.player, id))).toBe('not_found');
    expect(await outcomeOf(transactions.paid(rw.people.subagent, id, 'en'))).toBe('not_found');
  });
});

describe('the queue', () => {
  it('is the downline of an agent, everything for staff, oldest first, with counts over all', async () => {
    await alone();
    const first = await rw.deposit('player', '100000');
    pass(1_000);
    const second = await rw.withdraw('sibling', '200000');
    pass(1_000);
    const third = await rw.deposit('stranger', '300000', rw.qris);
    pass(1_000);
    await rw.step('admin', 'process', second.id);
    const idsOf = async (person: Person, query = {}) =>
      (await queueOf(person, query)).data.map(({ id }) => id);
    expect(await idsOf('admin')).toEqual([first.id, second.id, third.id]);
    expect(await idsOf('agent')).toEqual([first.id, second.id]);
    expect(await idsOf('subagent')).toEqual([first.id]);
    expect(await idsOf('strangerAgent')).toEqual([third.id]);
    expect(await idsOf('admin', { sort: '-amount' })).toEqual([third.id, second.id, first.id]);
    expect(await idsOf('admin', { type: 'withdraw' })).toEqual([second.id]);
    expect(await idsOf('admin', { status: 'processing' })).toEqual([second.id]);
    expect(await idsOf('admin', { channelId: rw.qris.id })).toEqual([third.id]);
    expect(await idsOf('admin', { channelId: 'nonsense' })).toEqual([]);
    expect(await idsOf('admin', { search: rw.people.sibling.username })).toEqual([second.id]);
    expect(await idsOf('admin', { search: third.payment!.order })).toEqual([third.id]);
    await rw.step('admin', 'reject', first.id);
    expect(await idsOf('admin', { status: 'open' })).toEqual([second.id, third.id]);
    const page = await queueOf('admin', { perPage: 1, status: 'completed' });
    apiTable['transaction.queue'].answer.parse(page);
    expect(page.counts).toEqual({ pending: 1, processing: 1, second: 0, late: 0 });
    pass(11 * 60_000);
    // Nobody has said yet that the deposit is paid; it is not late.
    expect((await queueOf('admin')).counts.late).toBe(1);
    await rw.world.services.transactions.paid(rw.people.stranger, third.id, 'en');
    pass(11 * 60_000);
    expect((await queueOf('admin')).counts.late).toBe(2);
    expect((await queueOf('subagent')).counts).toMatchObject({ pending: 0, processing: 0 });
  });

  it('is not for players', async () => {
    expect(await outcomeOf(queueOf('player'))).toBe('forbidden');
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
  ])('of a player, seen by %s: %s', async (person, expected) => {
    const { id } = await rw.deposit('player', '100000');
    expect(await outcomeOf(rw.show(person, id))).toBe(expected);
  });

  it('is seen by its parties, who are told it from their side', async () => {
    const { id } = await rw.create('admin', 'player', { type: 'cash-in', amount: '100000' });
    expect((await rw.show('player', id)).details).toBe(`Cash-in from ${rw.people.admin.username}`);
    expect((await rw.show('admin', id)).details).toBe(`Cash-in to ${rw.people.player.username}`);
  });

  it.each(['nonsense', '00000000-0000-7000-8000-000000000000'])('%s is not there', async (id) => {
    expect(await outcomeOf(rw.show('admin', id))).toBe('not_found');
  });

  it('made or decided twice with one key has one effect and one answer', async () => {
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
