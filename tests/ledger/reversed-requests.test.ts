import { describe, expect, it } from 'vitest';
import { outcomeOf } from './outcome-of.ts';
import { openSeparateWorld, codeOf, rw, setUpRequests } from './set-up-requests.ts';
import type { Person } from './request-world.ts';
import { queryRow } from '../query-rows.ts';

setUpRequests();

/** Reverses what a request moved on the wallet of a user. */
async function reverse(person: Person, reference: string): Promise<void> {
  const { walletId } = rw.people[person];
  const entry = await queryRow<{ version: bigint }>(
    rw.world.db,
    `select e.version from entries e join transfers t on t.id = e.transfer_id
     where e.account_id = $1 and t.reference = $2`,
    [walletId, reference],
  );
  await rw.world.services.changes.request(rw.people.admin, {
    kind: 'transfer.reverse',
    params: { walletId, version: Number(entry!.version) },
    reason: 'booked for another player',
  });
}

const done = async (make: typeof rw.deposit, amount: string) => {
  const request = await make('player', amount);
  await rw.step('admin', 'complete', request.id);
  return request;
};

const total = async (group: 'day' | 'agent') =>
  (await rw.world.services.report.show({ group })).total;

describe('a reversed request', () => {
  it('a reversed request is in no figure of a report or a dashboard, nor in the owner’s record', async () => {
    await openSeparateWorld();
    const correct = await done(rw.deposit, '300000');
    const wrong = await done(rw.deposit, '200000');
    const sent = await done(rw.withdraw, '50000');
    const [first, second] = [300_000n + codeOf(correct), 200_000n + codeOf(wrong)];
    expect(await total('day')).toMatchObject({
      deposits: String(first + second),
      withdrawals: '50000',
    });

    await reverse('player', wrong.id);
    await reverse('player', sent.id);
    for (const group of ['day', 'agent'] as const) {
      expect(await total(group)).toMatchObject({ deposits: String(first), withdrawals: '0' });
    }
    const dashboard = await rw.world.services.dashboard.show(rw.people.admin, 'en');
    expect(dashboard).toMatchObject({ today: { deposits: String(first), withdrawals: '0' } });
    const { id } = await rw.deposit('player', '10000');
    expect((await rw.show('admin', id)).review?.history).toMatchObject({
      deposits: 1,
      deposited: '300000',
      withdrawals: 0,
      withdrawn: '0',
    });
  });

  it('a reversed request releases its part of a deposit limit, and no more', async () => {
    await rw.world.db.run(
      `insert into player_limits (user_id, kind, period, amount) values ($1, 'deposit', '24h', 250000)`,
      [rw.people.player.id],
    );
    await done(rw.deposit, '100000');
    const wrong = await done(rw.deposit, '150000');
    expect(await outcomeOf(rw.deposit('player', '10000'))).toBe('limit_reached');
    await reverse('player', wrong.id);
    await expect(rw.deposit('player', '150001')).rejects.toMatchObject({
      code: 'limit_reached',
      params: { left: '150000' },
    });
    expect(await outcomeOf(rw.deposit('player', '150000'))).toBe('ok');
  });
});
