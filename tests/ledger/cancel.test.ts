import { describe, expect, it } from 'vitest';
import type { TransactionDetail } from '@lobi/core/contract';
import { outcomeOf, outcomesOf } from './outcome-of.ts';
import { ownFunds, type Person, type Step } from './request-world.ts';
import {
  openSeparateWorld,
  balance,
  held,
  notificationsOf,
  queueOf,
  rw,
  setUpRequests,
} from './set-up-requests.ts';
import { once } from './world.ts';

setUpRequests();

const cashOut = (): Promise<TransactionDetail> =>
  rw.create('player', 'player', { type: 'cash-out', amount: '200000' });

describe('an unpaid deposit', () => {
  it('an unpaid deposit is cancelled by its creator, without a reviewer', async () => {
    const request = await rw.deposit('player', '200000');
    expect(request.actions).toEqual(['pay', 'cancel']);
    const done = await rw.cancel('player', request.id);
    expect(done).toMatchObject({
      status: 'rejected',
      reason: 'cancelled',
      reviewer: null,
      actions: [],
      events: [{ status: 'pending' }, { status: 'rejected', actor: { id: rw.people.player.id } }],
    });
    expect(await balance('player')).toBe(ownFunds);
    const { data: rows } = await queueOf('admin', { status: 'pending' });
    expect(rows.map(({ id }) => id)).not.toContain(request.id);
    expect(await notificationsOf('player')).toEqual([]);
  });

  it('a cancelled deposit no longer counts towards the maximum of open deposits', async () => {
    const created = [];
    for (let count = 0; count < 5; count += 1) created.push(await rw.deposit('player', '100000'));
    expect(await outcomeOf(rw.deposit('player', '100000'))).toBe('open_request');
    await rw.cancel('player', created[0]!.id);
    expect(await outcomeOf(rw.deposit('player', '100000'))).toBe('ok');
  });

  it('a payment for a cancelled deposit is matched', async () => {
    const { id } = await rw.deposit('player', '200000');
    await rw.cancel('player', id);
    const created = await rw.arrived('admin', id);
    expect(created).toMatchObject({ relatesTo: id, status: 'pending' });
    expect(await outcomeOf(rw.cancel('player', created.id))).toBe('conflict');
    await rw.step('admin2', 'complete', created.id);
    expect(await balance('player')).toBe(ownFunds + BigInt(created.net));
  });

  it('a deposit that is reported as paid, under review or decided is not cancelled', async () => {
    const paid = await rw.deposit('player', '100000');
    await rw.world.services.transactions.paid(rw.people.player, paid.id, 'en');
    const begun = await rw.deposit('player', '100000');
    await rw.step('admin', 'process', begun.id);
    const decided = await rw.deposit('player', '100000');
    await rw.step('admin', 'reject', decided.id);
    for (const { id } of [paid, begun, decided]) {
      expect((await rw.show('player', id)).actions).not.toContain('cancel');
      expect(await outcomeOf(rw.cancel('player', id))).toBe('conflict');
    }
  });
});

describe('outgoing requests', () => {
  // id: withdrawal-cancel-needs-operator
  it('a withdrawal stays pending unless the operator allows cancelling', async () => {
    const withdrawal = await rw.withdraw('player', '100000');
    for (const { id, actions } of [withdrawal, await cashOut()]) {
      expect(actions).not.toContain('cancel');
      expect(await outcomeOf(rw.cancel('player', id))).toBe('conflict');
    }
    expect(await held('player')).toBe(300_000n);
  });

  it('a cancelled withdrawal or cash-out releases the held money, and the agent is notified', async () => {
    await openSeparateWorld({ allowWithdrawCancel: true });
    const withdrawal = await rw.withdraw('player', '100000');
    const toAgent = await cashOut();
    expect(await held('player')).toBe(300_000n);
    for (const { id, actions } of [withdrawal, toAgent]) {
      expect(actions).toEqual(['cancel']);
      expect(await rw.cancel('player', id)).toMatchObject({ reason: 'cancelled' });
    }
    expect([await held('player'), await balance('player')]).toEqual([0n, ownFunds]);
    expect((await notificationsOf('subagent')).at(-1)).toMatchObject({
      kind: 'transaction-rejected',
    });
    const { checks } = await rw.world.services.audit.run();
    expect(checks.filter(({ faults }) => faults > 0)).toEqual([]);
  });

  it('cancelling follows the current setting', async () => {
    await openSeparateWorld();
    const { id } = await rw.withdraw('player', '100000');
    await rw.world.services.changes.request(rw.people.superadmin, {
      kind: 'setting.update',
      params: { name: 'allowWithdrawCancel', value: true, version: 0 },
      reason: 'players may change their mind',
    });
    expect((await rw.show('player', id)).actions).toEqual(['cancel']);
    expect(await outcomeOf(rw.cancel('player', id))).toBe('ok');
  });
});

it.each<[Person, string]>([
  ['stranger', 'not_found'],
  ['strangerAgent', 'not_found'],
  ['subagent', 'not_found'],
  ['admin', 'not_found'],
])('%s cancels no request of the owner: %s', async (person, code) => {
  const { id } = await rw.deposit('player', '100000');
  expect(await outcomeOf(rw.cancel(person, id))).toBe(code);
  expect((await rw.show('player', id)).status).toBe('pending');
});

it('a player cannot cancel a request that an agent created', async () => {
  await openSeparateWorld({ allowWithdrawCancel: true });
  const { id } = await rw.create('subagent', 'player', { type: 'cash-out', amount: '100000' });
  expect(await outcomeOf(rw.cancel('player', id))).toBe('conflict');
  expect(await outcomeOf(rw.cancel('subagent', id))).toBe('not_found');
});

describe('concurrent cancellations', () => {
  it.each<Step>(['process', 'complete', 'reject'])(
    'a cancellation concurrent with %s: one of the two is rejected',
    async (step) => {
      await openSeparateWorld({ allowWithdrawCancel: true });
      let moved = 0n;
      for (let round = 0; round < 8; round += 1) {
        const make = round % 2 ? rw.deposit : rw.withdraw;
        const { id, type, net, amount, version } = await make('player', '100000');
        const calls = [rw.cancel('player', id, version), rw.step('admin', step, id, version)];
        expect(await outcomesOf(calls)).toEqual(['conflict', 'ok']);
        const { status, events } = await rw.show('admin', id);
        expect(events).toHaveLength(2);
        if (status === 'processing') await rw.step('admin', 'reject', id);
        if (status === 'completed') moved += type === 'deposit' ? BigInt(net) : -BigInt(amount);
      }
      expect(await held('player')).toBe(0n);
      expect(await balance('player')).toBe(ownFunds + moved);
    },
  );

  it('a cancellation sent 30 times with one key is executed once, with one response', async () => {
    await openSeparateWorld({ allowWithdrawCancel: true });
    const { id, version } = await rw.withdraw('player', '100000');
    const { transactions } = rw.world.services;
    const key = once();
    const results = await Promise.all(
      Array.from({ length: 30 }, () =>
        transactions.cancel(rw.people.player, id, version, key, 'en'),
      ),
    );
    expect(new Set(results.map(({ answer }) => JSON.stringify(answer))).size).toBe(1);
    expect(results.filter(({ replayed }) => !replayed)).toHaveLength(1);
    expect([await held('player'), await balance('player')]).toEqual([0n, ownFunds]);
  });
});
