import { describe, expect, it } from 'vitest';
import type { TransactionDetail } from '@lobi/core/contract';
import { depositExpiresMs } from '@lobi/core/rules';
import { outcomeOf, outcomesOf } from './outcome-of.ts';
import { ownFunds } from './request-world.ts';
import {
  openSeparateWorld,
  balance,
  codeOf,
  notificationsOf,
  advanceClock,
  rw,
  setUpRequests,
} from './set-up-requests.ts';
import { once } from './world.ts';
import { queryRows } from '../query-rows.ts';

setUpRequests();

const rejected = async (amount = '200000'): Promise<TransactionDetail> => {
  const { id } = await rw.deposit('player', amount);
  return rw.step('admin', 'reject', id);
};

const followersOf = (id: string) =>
  queryRows<{ id: string }>(rw.world.db, 'select id from transactions where relates_to = $1', [id]);

describe('money that arrives for a rejected deposit', () => {
  it('money that arrives late creates a new deposit on the old terms, and leaves the old one unchanged', async () => {
    const request = await rw.deposit('player', '200000');
    const old = await rw.step('admin', 'reject', request.id);
    const created = await rw.arrived('admin', old.id);
    expect(created).toMatchObject({
      type: 'deposit',
      status: 'pending',
      amount: old.amount,
      fee: old.fee,
      net: old.net,
      channel: old.channel,
      owner: old.owner,
      createdBy: { id: rw.people.admin.id },
      relatesTo: old.id,
      followedBy: null,
      expiresAt: null,
      events: [{ status: 'pending' }],
      payment: { exact: request.payment?.exact },
    });
    expect(created.paidAt).not.toBeNull();
    const now = await rw.show('admin', old.id);
    expect(now).toEqual({ ...old, followedBy: created.id, actions: [], review: now.review });
    expect(await balance('player')).toBe(ownFunds);

    // Fee 1,000 + 1 %.
    await rw.step('admin2', 'complete', created.id);
    expect(await balance('player')).toBe(ownFunds + 200_000n + codeOf(request) - 3_000n);
    expect((await rw.show('player', old.id)).status).toBe('rejected');
    const { checks } = await rw.world.services.audit.run();
    expect(checks.filter(({ faults }) => faults > 0)).toEqual([]);
  });

  it('a late deposit is not decided by the staff member who reported it, nor by its owner', async () => {
    const created = await rw.arrived('admin', (await rejected()).id);
    expect(created.actions).toEqual([]);
    expect(await outcomeOf(rw.step('admin', 'complete', created.id))).toBe('own_request');
    expect(await outcomeOf(rw.step('player', 'complete', created.id))).toBe('own_request');
    expect(await outcomeOf(rw.step('superadmin', 'complete', created.id))).toBe('ok');
  });

  it('the owner of a late deposit is notified, sees both deposits and has nothing to pay', async () => {
    const old = await rejected();
    const created = await rw.arrived('admin', old.id);
    expect(await rw.show('player', old.id)).toMatchObject({ followedBy: created.id, actions: [] });
    expect(await rw.show('player', created.id)).toMatchObject({ relatesTo: old.id, actions: [] });
    expect((await notificationsOf('player')).at(-1)).toMatchObject({
      kind: 'transaction-arrived',
      params: { amount: '200000' },
    });
    advanceClock(depositExpiresMs * 2);
    await rw.world.services.transactions.expire();
    expect((await rw.show('player', created.id)).status).toBe('pending');
  });

  it('money may arrive for a deposit that has expired, also while its sum is requested again', async () => {
    await openSeparateWorld();
    const { id } = await rw.deposit('player', '200000');
    advanceClock(depositExpiresMs);
    await rw.world.services.transactions.expire();
    // The unique amount is available again, and another player gets the same one.
    const { db } = rw.world;
    const other = await rw.deposit('stranger', '200000');
    await db.run(
      `update transactions set unique_code = (select unique_code from transactions where id = $1)
       where id = $2`,
      [id, other.id],
    );
    const created = await rw.arrived('admin', id);
    expect(created).toMatchObject({ relatesTo: id, status: 'pending' });
  });

  it('money that arrives late is not rejected by a limit or closed channel, and counts towards the limit', async () => {
    const old = await rejected();
    await rw.world.db.run(
      `insert into player_limits (user_id, kind, period, amount) values ($1, 'deposit', '24h', 250000)`,
      [rw.people.player.id],
    );
    await rw.deposit('player', '100000');
    const { channels } = rw.world.services;
    const { version } = await channels.show(rw.bank.id);
    await channels.update(rw.people.admin, rw.bank.id, { version, enabled: false });
    expect(await outcomeOf(rw.arrived('admin', old.id))).toBe('ok');
    expect(await outcomeOf(rw.deposit('player', '10000', rw.qris))).toBe('limit_reached');
  });

  it('money can also arrive late for a rejected follow-up deposit', async () => {
    const old = await rejected();
    const first = await rw.arrived('admin', old.id);
    await rw.step('admin2', 'reject', first.id);
    const second = await rw.arrived('admin2', first.id);
    expect(second).toMatchObject({ relatesTo: first.id });
    expect(await outcomeOf(rw.arrived('admin2', old.id))).toBe('conflict');
  });

  it('money that arrives late is accepted for rejected deposits only, from their possible reviewers', async () => {
    const open = await rw.deposit('player', '100000');
    expect(await outcomeOf(rw.arrived('admin', open.id))).toBe('conflict');
    await rw.step('admin', 'complete', open.id);
    expect(await outcomeOf(rw.arrived('admin', open.id))).toBe('conflict');
    const withdrawal = await rw.withdraw('player', '100000');
    await rw.step('admin', 'reject', withdrawal.id);
    expect(await outcomeOf(rw.arrived('admin', withdrawal.id))).toBe('conflict');
    const { id } = await rejected();
    expect(await outcomeOf(rw.arrived('player', id))).toBe('own_request');
    expect(await outcomeOf(rw.arrived('stranger', id))).toBe('not_found');
    expect(await outcomeOf(rw.arrived('strangerAgent', id))).toBe('not_found');
    expect(await outcomeOf(rw.arrived('subagent', id))).toBe('staff_decides');
    expect(await outcomeOf(rw.arrived('admin', id))).toBe('ok');
  });
});

describe('concurrent reports', () => {
  it('two concurrent reports of the same money create one deposit, paid once', async () => {
    for (let round = 0; round < 8; round += 1) {
      const before = await balance('player');
      const old = await rejected('100000');
      const calls = [rw.arrived('admin', old.id), rw.arrived('admin2', old.id)];
      expect(await outcomesOf(calls)).toEqual(['conflict', 'ok']);
      const [created, ...more] = await followersOf(old.id);
      expect(more).toEqual([]);
      const decisions = [1, 2, 3].map(() => rw.step('superadmin', 'complete', created!.id, 1));
      expect(await outcomesOf(decisions)).toEqual(['conflict', 'conflict', 'ok']);
      const { net } = await rw.show('admin', created!.id);
      expect(await balance('player')).toBe(before + BigInt(net));
    }
  });

  it('a late deposit sent 30 times with one key is created once, with one response', async () => {
    const { id, version } = await rejected();
    const { transactions } = rw.world.services;
    const key = once();
    const results = await Promise.all(
      Array.from({ length: 30 }, () =>
        transactions.arrived(rw.people.admin, id, version, key, 'en'),
      ),
    );
    expect(new Set(results.map(({ answer }) => JSON.stringify(answer))).size).toBe(1);
    expect(results.filter(({ replayed }) => !replayed)).toHaveLength(1);
    expect(await followersOf(id)).toHaveLength(1);
  });
});
