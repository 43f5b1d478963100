import { describe, expect, it } from 'vitest';
import { lockWallets } from '../../packages/server/src/store/lock-wallets.ts';
import { findNoticed } from '../../packages/server/src/store/payment-notices.ts';
import { callWhileLocked } from '../waiting-for-locks.ts';
import { outcomeOf } from './outcome-of.ts';
import {
  openSeparateWorld,
  balance,
  held,
  notificationsOf,
  advanceClock,
  rw,
  setUpRequests,
} from './set-up-requests.ts';
import { ownFunds, type Person } from './request-world.ts';
import { queryRow, queryRows } from '../query-rows.ts';

setUpRequests();

const day = 86_400_000;

/** A separate world in which every account is older than a week. */
async function settled(rules: Parameters<typeof openSeparateWorld>[0] = {}): Promise<void> {
  await openSeparateWorld(rules);
  advanceClock(8 * day);
}

const viaAgent = (person: Person, amount: string) => rw.deposit(person, amount, rw.viaAgent);

/** A withdrawal through the agent, to an account that no other user has. */
const payOut = (person: Person, amount: string, account = `${rw.people[person].walletId}`) =>
  rw.create(person, person, {
    type: 'withdraw',
    amount,
    channelId: rw.viaAgent.id,
    account: account.replace(/\D/g, '').slice(0, 12).padEnd(8, '7'),
    holder: 'Budi Santoso',
  });

/** Returns the balances of the house's accounts for channels and fees. */
const platformSums = async () =>
  Promise.all(['clearing', 'fee'].map((code) => rw.world.houseSum(code)));

const kindsOf = (id: string) =>
  queryRows<{ kind: string }>(rw.world.db, 'select kind from transfers where reference = $1', [id]);

describe('a request on a house channel', () => {
  // id: agent-no-house-channel
  it('an agent never decides a request on a house channel, whatever its amount and the settings', async () => {
    await settled({ agentReview: 'within-limits' });
    for (const make of [rw.deposit, rw.withdraw]) {
      const { id } = await make('player', '10000');
      for (const agent of ['subagent', 'agent'] as const) {
        for (const step of ['process', 'complete', 'reject'] as const) {
          expect(await outcomeOf(rw.step(agent, step, id))).toBe('staff_decides');
        }
        expect(await rw.show(agent, id)).toMatchObject({
          actions: [],
          review: null,
          settledBy: null,
          decision: { by: 'staff', reasons: ['house-channel'] },
        });
      }
      expect((await rw.step('admin', 'complete', id)).status).toBe('completed');
    }
    expect(await balance('subagent')).toBe(ownFunds);
  });
});

describe('a deposit that is paid to the agent', () => {
  it('a deposit paid to the agent is in the report of the player, not in those of the platform and the agent', async () => {
    await settled();
    const { id } = await viaAgent('player', '300000');
    await rw.step('subagent', 'complete', id);
    const { report } = rw.world.services;
    const { player, subagent, admin } = rw.people;
    const of = async (walletId: string) => (await report.ofWallet(admin, walletId)).total.deposits;
    expect(await of(player.walletId)).toBe('300000');
    expect(await of(subagent.walletId)).toBe('0');
    expect((await report.show()).total.deposits).toBe('0');
  });

  it('a deposit paid to the agent moves the agent’s float to the player, and no money of the house', async () => {
    await settled();
    const before = await platformSums();
    const request = await viaAgent('player', '300000');
    expect(request).toMatchObject({
      settledBy: { id: rw.people.subagent.id },
      payment: { kind: 'agent', exact: '300000', uniqueCode: null },
      decision: null,
      review: null,
    });
    const seen = await rw.show('subagent', request.id);
    expect(seen).toMatchObject({
      actions: ['process', 'complete', 'reject'],
      decision: { by: 'agent', reasons: [] },
      review: { floatAvailable: '10000000', risks: [], duplicates: [] },
    });
    await rw.step('subagent', 'complete', request.id);
    expect(await balance('player')).toBe(ownFunds + 300_000n);
    expect(await balance('subagent')).toBe(ownFunds - 300_000n);
    expect(await platformSums()).toEqual(before);
    expect(await kindsOf(request.id)).toEqual([{ kind: 'cash-in' }]);
    const ledger = await rw.world.services.wallets.ledger(
      rw.people.subagent,
      rw.people.subagent.walletId,
      {},
      'en',
    );
    expect(ledger.data[0]).toMatchObject({
      details: `Cash-in to ${rw.people.player.username}`,
      amount: '-300000',
    });
  });

  it('a deposit is rejected with float_insufficient if the float is one minor unit short', async () => {
    await settled({ agentApprovalUpTo: 50_000_000n });
    const { id } = await viaAgent('player', '10000001');
    for (const by of ['subagent', 'admin'] as const) {
      expect(await outcomeOf(rw.step(by, 'complete', id))).toBe('float_insufficient');
    }
    expect((await rw.show('admin', id)).status).toBe('pending');
    await rw.create('admin', 'subagent', { type: 'cash-in', amount: '1' });
    expect(await outcomeOf(rw.step('subagent', 'complete', id))).toBe('ok');
    expect(await balance('subagent')).toBe(0n);
  });

  it('held money of the float covers no deposit', async () => {
    await settled();
    await rw.create('subagent', 'subagent', { type: 'cash-out', amount: '9900000' });
    const { id } = await viaAgent('player', '100001');
    expect((await rw.show('subagent', id)).review?.floatAvailable).toBe('100000');
    expect(await outcomeOf(rw.step('subagent', 'complete', id))).toBe('float_insufficient');
  });

  it('a deposit paid to the agent is not decided by another agent, its owner or its creator', async () => {
    await settled();
    const { id } = await viaAgent('player', '300000');
    expect(await outcomeOf(rw.step('agent', 'complete', id))).toBe('forbidden');
    expect(await outcomeOf(rw.step('strangerAgent', 'complete', id))).toBe('not_found');
    expect(await outcomeOf(rw.step('player', 'complete', id))).toBe('own_request');
    expect((await rw.show('agent', id)).review).toBeNull();
  });

  it('a deposit that staff decides debits the float of the recorded agent and notifies the agent', async () => {
    await settled();
    const { id } = await viaAgent('player', '300000');
    await rw.step('admin', 'complete', id);
    expect(await balance('subagent')).toBe(ownFunds - 300_000n);
    expect((await notificationsOf('subagent')).map(({ kind }) => kind)).toEqual([
      'request-received',
      'transaction-completed',
    ]);
  });

  it('a deposit stays with the recorded agent’s float when the player moves, and staff then decides it', async () => {
    await settled();
    const { id } = await viaAgent('player', '300000');
    const { db } = rw.world;
    const { player, subagent, strangerAgent } = rw.people;
    await db.transaction(async (tx) => {
      await tx.run('update users set parent_id = $2 where id = $1', [player.id, strangerAgent.id]);
      await tx.run('delete from user_ancestors where user_id = $1', [player.id]);
      await tx.run('insert into user_ancestors (user_id, ancestor_id, depth) values ($1, $2, 1)', [
        player.id,
        strangerAgent.id,
      ]);
    });
    expect(await outcomeOf(rw.step('subagent', 'complete', id))).toBe('not_found');
    expect(await outcomeOf(rw.step('strangerAgent', 'complete', id))).toBe('forbidden');
    expect((await rw.show('admin', id)).decision).toEqual({
      by: 'staff',
      reasons: ['agent-changed'],
    });
    await rw.step('admin', 'complete', id);
    expect(await rw.world.balanceOf(subagent)).toBe(ownFunds - 300_000n);
    expect(await rw.world.balanceOf(strangerAgent)).toBe(ownFunds);
  });

  it('the agent channel is offered only to players with an active agent', async () => {
    await settled();
    const { channels } = rw.world.services;
    const offeredTo = async (person: Person) =>
      (await channels.offered(rw.people[person], {}, 'en')).map(({ kind }) => kind);
    expect(await offeredTo('player')).toContain('agent');
    expect(await offeredTo('subagent')).not.toContain('agent');
    expect(await outcomeOf(viaAgent('subagent', '100000'))).toBe('channel_unavailable');
    await rw.world.db.run(`update users set status = 'restricted' where id = $1`, [
      rw.people.subagent.id,
    ]);
    expect(await offeredTo('player')).not.toContain('agent');
    expect(await outcomeOf(viaAgent('player', '100000'))).toBe('channel_unavailable');
  });

  it('a payment notice of a gateway never matches a deposit that is paid to the agent', async () => {
    await settled();
    const { id } = await viaAgent('player', '300000');
    const notice = { gatewayId: rw.gatewayId, exact: 300_000n };
    const order = `DP-${id.replaceAll('-', '').slice(-8)}`;
    const { db } = rw.world;
    for (const named of [undefined, order]) {
      const found = db.transaction((tx) => findNoticed(tx, { ...notice, order: named }));
      expect(await found).toEqual([]);
    }
  });
});

describe('a withdrawal that the agent pays out', () => {
  it('a withdrawal paid out by the agent moves the held money to the agent’s float', async () => {
    await settled({ agentReview: 'within-limits' });
    const before = await platformSums();
    const { id } = await payOut('player', '400000');
    expect(await held('player')).toBe(400_000n);
    await rw.step('subagent', 'complete', id);
    expect([await balance('player'), await held('player')]).toEqual([ownFunds - 400_000n, 0n]);
    expect(await balance('subagent')).toBe(ownFunds + 400_000n);
    expect(await platformSums()).toEqual(before);
    expect(await kindsOf(id)).toEqual([{ kind: 'cash-out' }]);
  });

  it('a withdrawal rejected by the agent releases the held money', async () => {
    await settled({ agentReview: 'within-limits' });
    const { id } = await payOut('player', '400000');
    await rw.step('subagent', 'reject', id);
    expect([await balance('player'), await held('player')]).toEqual([ownFunds, 0n]);
    expect(await balance('subagent')).toBe(ownFunds);
  });

  it('a withdrawal paid by the agent costs the player the channel’s fee and the house nothing', async () => {
    await settled({ agentReview: 'within-limits' });
    const fee = { fixed: '1000', bp: 100, payer: 'player' } as const;
    expect(await outcomeOf(rw.channel({ kind: 'agent', fee: { ...fee, payer: 'house' } }))).toBe(
      'validation',
    );
    const channel = await rw.channel({ kind: 'agent', fee });
    const before = await rw.world.houseSum('fee');
    const deposit = await rw.deposit('player', '100000', channel);
    await rw.step('subagent', 'complete', deposit.id);
    expect(await balance('player')).toBe(ownFunds + 98_000n);
    expect(await balance('subagent')).toBe(ownFunds - 100_000n);
    expect(await rw.world.houseSum('fee')).toBe(before + 2_000n);
    // A channel from before the rule.
    await rw.world.db.run(`update payment_channels set fee_payer = 'house' where id = $1`, [
      channel.id,
    ]);
    const free = await rw.deposit('player', '200000', channel);
    await rw.step('subagent', 'complete', free.id);
    expect(await rw.world.houseSum('fee')).toBe(before + 2_000n);
    expect(await balance('subagent')).toBe(ownFunds - 300_000n);
  });
});

describe('requests on an agent’s float that are routed to staff', () => {
  const reasonsOf = async (id: string) => (await rw.show('subagent', id)).decision?.reasons;

  it('a deposit of a new account is flagged, and the agent may not approve it', async () => {
    await openSeparateWorld();
    const { id } = await viaAgent('player', '100000');
    expect(await rw.show('subagent', id)).toMatchObject({
      actions: [],
      decision: { by: 'staff', reasons: ['flagged'] },
      review: { risks: ['new-account'] },
    });
    expect(await outcomeOf(rw.step('subagent', 'complete', id))).toBe('staff_decides');
    expect(await outcomeOf(rw.step('admin', 'complete', id))).toBe('ok');
  });

  it('a duplicate goes to staff; the agent is not shown one outside the agent’s downline', async () => {
    await settled();
    const known = await payOut('player', '50000', '111122223333');
    await rw.step('admin', 'complete', known.id);
    const other = await payOut('stranger', '60000', '111122223333');
    const { id } = await payOut('player', '70000', '111122223333');
    const seen = await rw.show('subagent', id);
    expect(seen.review).toMatchObject({ duplicates: [], risks: [] });
    expect(seen.decision).toEqual({ by: 'staff', reasons: ['flagged'] });
    expect((await rw.show('admin', id)).review?.duplicates.map((row) => row.id)).toEqual([
      other.id,
    ]);
  });

  it('requests of a player above the daily limit go to staff, at once or in parts', async () => {
    await settled({ agentApprovalUpTo: 500_000n });
    const first = await viaAgent('player', '300000');
    advanceClock(1);
    const second = await viaAgent('player', '200001');
    expect(await reasonsOf(first.id)).toEqual([]);
    expect(await reasonsOf(second.id)).toEqual(['player-limit']);
    expect(await outcomeOf(rw.step('subagent', 'complete', second.id))).toBe('staff_decides');
    advanceClock(day - 1);
    const third = await viaAgent('player', '299000');
    expect(await reasonsOf(third.id)).toEqual([]);
  });

  it('requests go to staff once the agent’s approvals of a day exceed the limit, both directions together', async () => {
    await settled({ agentReview: 'within-limits', agentDailyUpTo: 500_000n });
    const { subagent } = rw.people;
    const other = await rw.world.user({ parent: subagent, funds: ownFunds });
    Object.assign(rw.people, { sibling: other });
    const first = await viaAgent('player', '300000');
    const second = await payOut('sibling', '200001');
    expect(await reasonsOf(second.id)).toEqual([]);
    await rw.step('subagent', 'complete', first.id);
    expect(await reasonsOf(second.id)).toEqual(['agent-limit']);
    expect(await outcomeOf(rw.step('subagent', 'complete', second.id))).toBe('staff_decides');
    // Decisions of staff do not count against the agent, and a day later the limit has room again.
    const third = await viaAgent('sibling', '200000');
    await rw.step('admin', 'complete', second.id);
    expect(await reasonsOf(third.id)).toEqual([]);
    advanceClock(day);
    const fourth = await viaAgent('sibling', '450000');
    expect(await outcomeOf(rw.step('subagent', 'complete', fourth.id))).toBe('ok');
  });

  it('every request goes to staff if agents may not decide', async () => {
    await settled({ agentReview: 'never' });
    const { id } = await viaAgent('player', '10000');
    expect(await reasonsOf(id)).toEqual(['agents-off']);
    expect(await outcomeOf(rw.step('subagent', 'complete', id))).toBe('staff_decides');
  });

  it('the next step follows a changed setting of agent review', async () => {
    await settled();
    const { id } = await viaAgent('player', '100000');
    const { changes } = rw.world.services;
    await changes.request(rw.people.superadmin, {
      kind: 'setting.update',
      params: { name: 'agentApprovalUpTo', value: '99999', version: 0 },
      reason: 'a smaller limit',
    });
    expect(await outcomeOf(rw.step('subagent', 'complete', id))).toBe('staff_decides');
  });
});

describe('many approvals of one agent at once', () => {
  /** Decisions on two nodes, all of which wait for the lock of the float before one spends it. */
  const approveAtOnce = async (ids: readonly string[]): Promise<string[]> => {
    const { subagent } = rw.people;
    const outcomes = await callWhileLocked(
      rw.world.db,
      (tx) => lockWallets(tx, [subagent.walletId]),
      ids.map((id) => () => outcomeOf(rw.step('subagent', 'complete', id, 1))),
      2,
    );
    return outcomes.sort();
  };

  it('many approvals of one agent at once spend the float once', async () => {
    await settled({ agentReview: 'within-limits', agentApprovalUpTo: 50_000_000n });
    const { subagent } = rw.people;
    const players = await Promise.all(
      Array.from({ length: 6 }, () => rw.world.user({ parent: subagent })),
    );
    const ids: string[] = [];
    for (const player of players) {
      Object.assign(rw.people, { sibling: player });
      ids.push((await viaAgent('sibling', '4000000')).id);
    }
    expect(await approveAtOnce(ids)).toEqual([
      ...Array<string>(4).fill('float_insufficient'),
      ...['ok', 'ok'],
    ]);
    expect(await balance('subagent')).toBe(ownFunds - 8_000_000n);
  });

  // id: agent-daily-limit
  it('many approvals of one agent at once stay within the daily limit', async () => {
    await settled({ agentReview: 'within-limits', agentDailyUpTo: 150_000n });
    const { subagent } = rw.people;
    const ids: string[] = [];
    for (let count = 0; count < 6; count += 1) {
      Object.assign(rw.people, { sibling: await rw.world.user({ parent: subagent }) });
      ids.push((await viaAgent('sibling', '100000')).id);
    }
    expect(await approveAtOnce(ids)).toEqual(['ok', ...Array<string>(5).fill('staff_decides')]);
    expect(await balance('subagent')).toBe(ownFunds - 100_000n);
  });
});

describe('a settled request', () => {
  it('a reversed settlement moves back in full between player and float, and is in no figure of the house', async () => {
    await settled();
    const { id } = await viaAgent('player', '300000');
    await rw.step('subagent', 'complete', id);
    const report = await rw.world.services.report.show({ group: 'day' });
    expect(report.total).toMatchObject({ deposits: '0', withdrawals: '0' });
    const { walletId } = rw.people.player;
    const entry = await queryRow<{ version: bigint }>(
      rw.world.db,
      `select e.version from entries e join transfers t on t.id = e.transfer_id
       where e.account_id = $1 and t.reference = $2`,
      [walletId, id],
    );
    await rw.world.services.changes.request(rw.people.admin, {
      kind: 'transfer.reverse',
      params: { walletId, version: Number(entry!.version) },
      reason: 'was never paid',
    });
    expect([await balance('player'), await balance('subagent')]).toEqual([ownFunds, ownFunds]);
    const next = await viaAgent('player', '10000');
    expect((await rw.show('admin', next.id)).review?.history).toMatchObject({ deposits: 0 });
  });

  it('money that arrives late makes a deposit on the same float, which another person decides', async () => {
    await settled();
    const old = await viaAgent('player', '300000');
    await rw.step('subagent', 'reject', old.id);
    const created = await rw.arrived('subagent', old.id);
    expect(created).toMatchObject({ settledBy: { id: rw.people.subagent.id } });
    expect(await outcomeOf(rw.step('subagent', 'complete', created.id))).toBe('own_request');
    await rw.step('admin', 'complete', created.id);
    expect(await balance('subagent')).toBe(ownFunds - 300_000n);
    expect(await balance('player')).toBe(ownFunds + 300_000n);
  });
});
