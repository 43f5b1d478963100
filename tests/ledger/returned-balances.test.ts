import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StatusCause, TransactionDetail, UserStatus } from '@lobi/core/contract';
import type { Actor } from '../../packages/server/src/services/access/actor.ts';
import { lockUsersWithWallets } from '../../packages/server/src/store/users.ts';
import { slowRuns } from '../property-runs.ts';
import { outcomeOf } from './outcome-of.ts';
import {
  openSeparateWorld,
  balance,
  held,
  notificationsOf,
  advanceClock,
  queueOf,
  rw,
  setUpRequests,
} from './set-up-requests.ts';
import { destination, ownFunds, type Person } from './request-world.ts';
import { once } from './world.ts';

setUpRequests();

/** A status of an account, and who set it. */
type AccountStatus = readonly [status: UserStatus, cause: StatusCause];

const statuses = {
  activated: ['activated', 'staff'],
  pending: ['pending', 'staff'],
  restricted: ['restricted', 'staff'],
  blocked: ['blocked', 'staff'],
  'on a break': ['restricted', 'self'],
} as const satisfies Record<string, AccountStatus>;
type StatusName = keyof typeof statuses;

/** Changes a status as the platform does: the wallet is locked first. */
const setStatus = (person: Person, name: StatusName) =>
  rw.world.db.transaction(async (tx) => {
    const { id } = rw.people[person];
    await lockUsersWithWallets(tx, [id]);
    await tx.run('update users set status = $2, status_cause = $3 where id = $1', [
      id,
      ...statuses[name],
    ]);
  });

/** Reads the user again, as the next request does. */
const now = async (person: Person): Promise<Actor> => {
  const actor = await rw.world.services.users.findActor(rw.world.db, rw.people[person].id);
  if (!actor) throw new Error(`${person} is gone`);
  return actor;
};

const payOut = async (
  by: Person,
  of: Person,
  amount = '100000',
  channel = rw.bank,
): Promise<TransactionDetail> => {
  const { transactions } = rw.world.services;
  const { walletId } = rw.people[of];
  const body = { type: 'withdraw', amount, channelId: channel.id, ...destination } as const;
  return (await transactions.create(await now(by), walletId, body, once(), 'en')).answer;
};

const day = 86_400_000;

const decide = async (
  by: Person,
  step: 'complete' | 'reject',
  id: string,
): Promise<TransactionDetail> => {
  const { version } = await rw.show('superadmin', id);
  const body = { version, ...(step === 'reject' && { reason: 'wrong account' }) };
  const { transactions } = rw.world.services;
  return (await transactions.review(await now(by), id, step, body, once(), 'en')).answer;
};

describe('the balance of a restricted or blocked user', () => {
  it.each<[Person, StatusName]>([
    ['player', 'restricted'],
    ['player', 'blocked'],
    ['subagent', 'blocked'],
  ])('a balance is returned by two staff members: %s, %s', async (owner, status) => {
    await setStatus(owner, status);
    const before = (await notificationsOf(owner)).length;
    const request = await payOut('admin', owner);
    expect(request).toMatchObject({ type: 'withdraw', status: 'pending', fee: '2000' });
    expect(await held(owner)).toBe(100_000n);
    expect((await notificationsOf(owner)).slice(before)).toMatchObject([
      { kind: 'balance-returned', params: { amount: '100000' } },
    ]);

    expect(await outcomeOf(decide('admin', 'complete', request.id))).toBe('own_request');
    expect(await outcomeOf(decide('agent', 'complete', request.id))).toBe('staff_decides');
    expect(await decide('admin2', 'complete', request.id)).toMatchObject({ status: 'completed' });
    expect(await balance(owner)).toBe(ownFunds - 100_000n);
    expect(await held(owner)).toBe(0n);
  });

  it('a balance stays with its owner when the second person rejects the return', async () => {
    await setStatus('player', 'blocked');
    const { id } = await payOut('admin', 'player');
    await decide('superadmin', 'reject', id);
    expect([await balance('player'), await held('player')]).toEqual([ownFunds, 0n]);
  });

  it.each<[Person, StatusName, string]>([
    ['admin', 'activated', 'forbidden'],
    ['superadmin', 'on a break', 'forbidden'],
    ['admin', 'pending', 'forbidden'],
    ['agent', 'blocked', 'forbidden'],
    ['subagent', 'restricted', 'forbidden'],
    ['stranger', 'blocked', 'not_found'],
  ])('%s may not return the balance of a user who is %s: %s', async (by, status, code) => {
    await setStatus('player', status);
    expect(await outcomeOf(payOut(by, 'player'))).toBe(code);
    expect(await held('player')).toBe(0n);
  });

  it('a balance is not returned by a staff member who is restricted', async () => {
    await setStatus('player', 'blocked');
    await setStatus('admin2', 'restricted');
    expect(await outcomeOf(payOut('admin2', 'player'))).toBe('account_restricted');
    await setStatus('admin2', 'activated');
  });

  it('a returned balance uses the channels of its owner, which are shown to staff', async () => {
    const { channels } = rw.world.services;
    const forAgents = await rw.channel({ roles: ['agent'], name: 'Bank Agen' });
    const offered = async (person: Person) =>
      (
        await channels.offered(
          rw.people.admin,
          { direction: 'out', walletId: rw.people[person].walletId },
          'en',
        )
      ).map(({ id }) => id);
    expect(await offered('agent')).toContain(forAgents.id);
    expect(await offered('player')).not.toContain(forAgents.id);
    expect(await offered('player')).toContain(rw.bank.id);
    const query = { walletId: rw.people.stranger.walletId };
    expect(await outcomeOf(channels.offered(rw.people.agent, query, 'en'))).toBe('not_found');
  });

  it('the return of a balance is offered on the owner’s page to staff who may request it', async () => {
    const actionsOf = async (by: Person) =>
      (await rw.world.services.users.show(rw.people[by], rw.people.player.id)).actions;
    await setStatus('player', 'restricted');
    expect(await actionsOf('admin')).toContain('pay-out');
    expect(await actionsOf('subagent')).not.toContain('pay-out');
    await setStatus('player', 'on a break');
    expect(await actionsOf('admin')).not.toContain('pay-out');
    expect(await actionsOf('admin')).toContain('cash-out');
    expect(await actionsOf('admin')).not.toContain('cash-in');
  });
});

describe('a break from play', () => {
  const cashOut = async (by: Person): Promise<TransactionDetail> => {
    const { transactions } = rw.world.services;
    const body = { type: 'cash-out', amount: '100000' } as const;
    const { walletId } = rw.people.player;
    return (await transactions.create(await now(by), walletId, body, once(), 'en')).answer;
  };

  it.each<[Person, Person]>([
    ['player', 'subagent'],
    ['subagent', 'player'],
  ])(
    'a break from play leaves cash-outs through an agent open: requested by %s, confirmed by %s',
    async (by, other) => {
      await setStatus('player', 'on a break');
      const { id } = await cashOut(by);
      expect(await outcomeOf(decide(other, 'complete', id))).toBe('ok');
      expect(await balance('player')).toBe(ownFunds - 100_000n);
      expect(await balance('subagent')).toBe(ownFunds + 100_000n);
    },
  );

  it('the agent above can pay out a withdrawal during a break from play', async () => {
    // Staff decides by default on requests for a new account or destination.
    await openSeparateWorld({ agentReview: 'within-limits' });
    advanceClock(30 * day);
    await setStatus('player', 'on a break');
    const { id } = await payOut('player', 'player', '100000', rw.viaAgent);
    expect(await outcomeOf(decide('subagent', 'complete', id))).toBe('ok');
  });

  it('an agent on a break does not decide about the money of others', async () => {
    const { id } = await payOut('player', 'player');
    await setStatus('subagent', 'on a break');
    expect(await outcomeOf(decide('subagent', 'complete', id))).toBe('account_restricted');
  });
});

describe('concurrent requests', () => {
  it('two staff members who return one balance concurrently open one withdrawal', async () => {
    await setStatus('player', 'blocked');
    for (let round = 0; round < 8; round += 1) {
      const requests = [payOut('admin', 'player'), payOut('admin2', 'player')];
      expect((await Promise.all(requests.map(outcomeOf))).toSorted()).toEqual([
        'ok',
        'open_request',
      ]);
      expect(await held('player')).toBe(100_000n);
      const created = (await Promise.allSettled(requests)).find(
        ({ status }) => status === 'fulfilled',
      );
      if (created?.status !== 'fulfilled') throw new Error('none was made');
      await decide('superadmin', 'reject', created.value.id);
    }
  });

  it('a user who is reactivated while the balance is returned withdraws it once', async () => {
    for (let round = 0; round < 8; round += 1) {
      await setStatus('player', 'restricted');
      const rest = String(await balance('player'));
      const [byStaff, , byOwner] = await Promise.all([
        outcomeOf(payOut('admin', 'player', rest)),
        setStatus('player', 'activated'),
        outcomeOf(payOut('player', 'player', rest)),
      ]);
      const rejectionCodes = [
        'open_request',
        'account_restricted',
        'forbidden',
        'insufficient_funds',
      ];
      expect([byStaff, byOwner].filter((code) => code === 'ok').length).toBeLessThanOrEqual(1);
      for (const code of [byStaff, byOwner]) expect(['ok', ...rejectionCodes]).toContain(code);
      const { data } = await queueOf('admin', { status: 'open', type: 'withdraw' });
      const open = data.filter(({ owner }) => owner.id === rw.people.player.id);
      expect(await held('player')).toBe(BigInt(open.length) * BigInt(rest));
      for (const { id } of open) await decide('superadmin', 'reject', id);
    }
  });
});

describe('any account status', () => {
  type Action =
    | { readonly kind: 'setStatus'; readonly as: StatusName }
    | { readonly kind: 'ask'; readonly by: 'player' | 'admin'; readonly amount: number }
    | { readonly kind: 'decide'; readonly by: 'admin' | 'admin2'; readonly isPaid: boolean };
  const actionArbitrary: fc.Arbitrary<Action> = fc.oneof(
    fc.record({
      kind: fc.constant('setStatus' as const),
      as: fc.constantFrom(...(Object.keys(statuses) as StatusName[])),
    }),
    fc.record({
      kind: fc.constant('ask' as const),
      by: fc.constantFrom('player' as const, 'admin' as const),
      amount: fc.integer({ min: 10_000, max: 6_000_000 }),
    }),
    fc.record({
      kind: fc.constant('decide' as const),
      by: fc.constantFrom('admin' as const, 'admin2' as const),
      isPaid: fc.boolean(),
    }),
  );
  /** User who may withdraw from the player's wallet. */
  const takers: Readonly<Record<StatusName, 'player' | 'admin' | undefined>> = {
    activated: 'player',
    'on a break': 'player',
    restricted: 'admin',
    blocked: 'admin',
    pending: undefined,
  };

  it('player and staff cannot both withdraw a balance, and no money is lost', async () => {
    await openSeparateWorld();
    let status: StatusName = 'activated';
    let left = ownFunds;
    let open: { id: string; amount: bigint; by: string } | undefined;
    const seen = new Set<string>();

    const requestWithdrawal = async ({
      by,
      amount,
    }: Extract<Action, { kind: 'ask' }>): Promise<void> => {
      const asking = payOut(by, 'player', String(amount));
      const code = await outcomeOf(asking);
      seen.add(`${status} ${by} ${code}`);
      if (takers[status] !== by) expect(code).toMatch(/^(forbidden|account_\w+)$/);
      else if (open) expect(code).toBe('open_request');
      else expect(code).toBe(BigInt(amount) > left ? 'insufficient_funds' : 'ok');
      if (code === 'ok') open = { id: (await asking).id, amount: BigInt(amount), by };
    };
    const close = async ({ by, isPaid }: Extract<Action, { kind: 'decide' }>): Promise<void> => {
      if (!open) return;
      const code = await outcomeOf(decide(by, isPaid ? 'complete' : 'reject', open.id));
      expect(code).toBe(open.by === by ? 'own_request' : 'ok');
      if (code !== 'ok') return;
      if (isPaid) left -= open.amount;
      open = undefined;
    };

    await fc.assert(
      fc.asyncProperty(
        fc.array(actionArbitrary, { minLength: 15, maxLength: 30 }),
        async (course) => {
          for (const action of course) {
            if (action.kind === 'ask') await requestWithdrawal(action);
            else if (action.kind === 'decide') await close(action);
            else {
              status = action.as;
              await setStatus('player', status);
            }
          }
          expect([await balance('player'), await held('player')]).toEqual([
            left,
            open?.amount ?? 0n,
          ]);
          const { checks } = await rw.world.services.audit.run();
          expect(checks.filter(({ faults }) => faults > 0)).toEqual([]);
        },
      ),
      { numRuns: slowRuns(20), seed: 22 },
    );
    for (const way of ['restricted admin ok', 'blocked admin ok', 'on a break player ok']) {
      expect(seen).toContain(way);
    }
  });
});
