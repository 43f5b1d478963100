import { describe, expect, it } from 'vitest';
import { apiTable } from '@lobi/core/contract';
import { takeOverAfterMs } from '@lobi/core/rules';
import { unknownPlace } from '../../packages/server/src/services/people/unknown-place.ts';
import { insertActivity } from '../../packages/server/src/store/activity.ts';
import { picture, pictures } from '../pictures.ts';
import { outcomeOf } from './outcome-of.ts';
import {
  rw,
  openSeparateWorld,
  advanceClock,
  balance,
  held,
  notificationsOf,
  queueOf,
  setUpRequests,
} from './set-up-requests.ts';
import { ownFunds, type Person, type Step } from './request-world.ts';
import { once } from './world.ts';
import { queryRows } from '../query-rows.ts';

setUpRequests();

const day = 86_400_000;

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
  ])('a request that is %s for the same reviewer: %s → %s', async (setting, step, expected) => {
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
    // Agents never decide about the house's money, whatever the amount.
    ['subagent', 'player', '100000', 'staff_decides'],
    ['agent', 'player', '100000', 'staff_decides'],
    ['agent', 'subagent', '100000', 'staff_decides'],
    ['player', 'player', '100000', 'own_request'],
    ['agent', 'agent', '100000', 'own_request'],
    ['strangerAgent', 'player', '100000', 'not_found'],
    ['sibling', 'player', '100000', 'not_found'],
    ['subagent', 'sibling', '100000', 'not_found'],
  ])('a review by %s of a request of %s over %s: %s', async (by, owner, amount, expected) => {
    for (const make of [rw.deposit, rw.withdraw]) {
      const { id } = await make(owner, amount);
      for (const step of ['process', 'complete'] as const) {
        expect(await outcomeOf(rw.step(by, step, id))).toBe(expected);
      }
      if (expected !== 'not_found') {
        // A request of a day ago no longer counts.
        advanceClock(day);
        const { actions, review } = await rw.show(
          by,
          (await make(owner, amount).catch(() => ({ id }))).id,
        );
        const mayDecide = actions.some((action) => !['pay', 'cancel'].includes(action));
        expect(mayDecide || review !== null).toBe(expected === 'ok');
      }
    }
  });

  // id: review-outdated-version
  it('a review of an outdated version is a conflict', async () => {
    const { id, version } = await rw.deposit('player', '100000');
    await rw.world.services.transactions.paid(rw.people.player, id, 'en');
    for (const step of ['process', 'complete', 'reject'] as const) {
      expect(await outcomeOf(rw.step('admin', step, id, version))).toBe('conflict');
    }
    expect(await outcomeOf(rw.step('admin', 'complete', id, version + 1))).toBe('ok');
  });

  it('a review belongs to the reviewer who claimed it, until it is idle for too long', async () => {
    const { id } = await rw.withdraw('player', '100000');
    const taken = await rw.step('admin', 'process', id);
    expect(taken.reviewer?.username).toBe(rw.people.admin.username);
    expect((await rw.show('admin2', id)).actions).toEqual([]);
    for (const step of ['process', 'complete', 'reject'] as const) {
      expect(await outcomeOf(rw.step('admin2', step, id))).toBe('conflict');
    }
    advanceClock(takeOverAfterMs);
    expect(await outcomeOf(rw.step('admin2', 'complete', id))).toBe('conflict');
    await rw.step('admin2', 'process', id);
    expect(await outcomeOf(rw.step('admin', 'complete', id))).toBe('conflict');
    expect(await outcomeOf(rw.step('admin2', 'complete', id))).toBe('ok');
  });

  // id: large-request-needs-two-reviewers
  it('a request above the limit requires two reviewers in sequence', async () => {
    await openSeparateWorld({ secondApprovalAbove: 1_000_000n });
    const { id } = await rw.withdraw('player', '1000001');
    expect((await rw.show('admin', id)).review?.needsSecond).toBe(true);
    const first = await rw.step('admin', 'complete', id);
    expect(first).toMatchObject({
      status: 'processing',
      reviewer: null,
      firstApproval: { id: rw.people.admin.id },
      // A reviewer who has approved may still reject it.
      actions: ['reject'],
    });
    expect(await held('player')).toBe(1_000_001n);
    const waiting = await queueOf('admin', { status: 'second' });
    expect(waiting.counts.second).toBe(1);
    expect(waiting.data.map((row) => row.id)).toEqual([id]);
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

  // id: daily-requests-need-two-reviewers
  it('requests of one day above the limit in total require two reviewers', async () => {
    await openSeparateWorld({ secondApprovalAbove: 1_000_000n });
    const first = await rw.withdraw('player', '600000');
    expect((await rw.step('admin', 'complete', first.id)).status).toBe('completed');
    const rejected = await rw.withdraw('player', '300000');
    await rw.step('admin', 'reject', rejected.id);
    // Failed requests do not count, and neither do deposits.
    const second = await rw.withdraw('player', '400000');
    const inward = await rw.deposit('player', '900000');
    expect((await rw.show('admin', second.id)).review?.needsSecond).toBe(false);
    expect((await rw.step('admin', 'complete', inward.id)).status).toBe('completed');
    expect((await rw.step('admin', 'complete', second.id)).status).toBe('completed');
    const third = await rw.withdraw('player', '50000');
    expect((await rw.show('admin', third.id)).review?.needsSecond).toBe(true);
    expect((await rw.step('admin', 'complete', third.id)).status).toBe('processing');
    expect(await outcomeOf(rw.step('admin', 'complete', third.id))).toBe('second_person');
    // A day later it counts by itself.
    await rw.world.db.run(
      `update transactions set created_at = created_at - interval '24 hours' where id = any($1)`,
      [[first.id, second.id]],
    );
    expect((await rw.show('admin2', third.id)).review?.needsSecond).toBe(false);
  });

  it.each(['pending', 'restricted', 'blocked'] as const)(
    'a review is not made by a user who is %s, nor completed by an agent for an owner who is',
    async (status) => {
      advanceClock(8 * day);
      const { id } = await rw.deposit('player', '100000', rw.viaAgent);
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

  it('the owner is notified of every step of a review, without the name of the staff member', async () => {
    const { id } = await rw.deposit('player', '100000');
    await rw.step('admin', 'process', id);
    await rw.step('admin', 'complete', id);
    expect((await notificationsOf('player')).map(({ kind }) => kind)).toEqual([
      'transaction-processing',
      'transaction-completed',
    ]);
    // It concerns the house's money, so that no agent is notified.
    expect(await notificationsOf('subagent')).toEqual([]);
    const { reviewer, events } = await rw.show('player', id);
    expect(reviewer).toBeNull();
    expect(events.map(({ actor }) => actor?.id ?? null)).toEqual([rw.people.player.id, null, null]);
    const news = await queryRows<{ topic: string; subject: string }>(
      rw.world.db,
      `select distinct topic, subject_id as subject from outbox where facts ->> 'id' = $1`,
      [id],
    );
    expect(news.map(({ topic }) => topic).sort()).toEqual(['agent', 'agent', 'ops']);
  });
});

const risksInQueue = async (id: string) =>
  (await queueOf('admin')).data.find((row) => row.id === id)?.risks;

describe('a reviewer', () => {
  it('a reviewer sees the record of the owner, similar requests and risks', async () => {
    await openSeparateWorld();
    advanceClock(8 * 86_400_000);
    const done = await rw.deposit('player', '300000');
    await rw.step('admin', 'complete', done.id);
    const rejected = await rw.deposit('player', '70000');
    await rw.step('admin', 'reject', rejected.id);
    const other = await rw.withdraw('stranger', '250000');
    const { id } = await rw.withdraw('player', '5500000');
    const { review } = await rw.show('admin', id);
    expect(await risksInQueue(id)).toEqual(review?.risks);
    expect(review).toMatchObject({
      needsSecond: false,
      history: { deposits: 1, deposited: '300000', withdrawals: 0, withdrawn: '0', rejected: 1 },
      duplicates: [{ id: other.id, alike: 'destination', amount: '250000' }],
      risks: ['new-destination', 'fast-withdraw', 'large-amount'],
    });
    await rw.step('admin', 'complete', id);
    advanceClock(3_600_000);
    const again = await rw.withdraw('player', '100000');
    expect((await rw.show('admin', again.id)).review?.risks).toEqual([]);
    // A decided request has no risks any more.
    expect([await risksInQueue(id), await risksInQueue(again.id)]).toEqual([[], []]);
  });

  it('a reviewer is warned of a withdrawal soon after a password change', async () => {
    await openSeparateWorld();
    const { db, clock } = rw.world;
    await insertActivity(db, {
      userId: rw.people.player.id,
      action: 'password-change',
      ...unknownPlace,
    });
    // The activity is written by the clock of the database.
    clock.now = new Date(Date.now() + 3_600_000);
    const { id } = await rw.withdraw('player', '100000');
    const other = await rw.withdraw('sibling', '100000');
    expect(await risksInQueue(id)).toContain('new-credentials');
    expect(await risksInQueue(other.id)).not.toContain('new-credentials');
    clock.now = new Date(Date.now() + 25 * 3_600_000);
    await rw.step('admin', 'reject', id);
    const later = await rw.withdraw('player', '100000');
    expect(await risksInQueue(later.id)).not.toContain('new-credentials');
  });

  it('a reviewer sees a second request of the same sum within a day, and the same picture', async () => {
    await openSeparateWorld();
    const first = await rw.deposit('player', '300000');
    const second = await rw.deposit('player', '300000');
    const other = await rw.deposit('stranger', '90000');
    await proof('player', second.id);
    // The same picture, with trailing data.
    await proof('stranger', other.id, 'image/png', pngOf(200));
    const { review } = await rw.show('admin', second.id);
    expect(review?.duplicates.map(({ id, alike }) => [id, alike])).toEqual(
      expect.arrayContaining([
        [first.id, 'amount'],
        [other.id, 'proof'],
      ]),
    );
    expect(review?.risks).toEqual(['new-account']);
    expect((await rw.show('subagent', second.id)).review).toBeNull();
  });
});

/** A file of this size that begins with a picture. */
const pngOf = (bytes: number) =>
  Buffer.concat([picture, Buffer.alloc(bytes - picture.length)]).toString('base64');

const proof = (by: Person, id: string, type = 'image/png', data = picture.toString('base64')) =>
  rw.world.services.transactions.attachProof(
    rw.people[by],
    id,
    { type: type as 'image/png', data },
    'en',
  );

describe('a proof', () => {
  it('a proof is stored, marks the deposit as paid, and may be replaced until a decision', async () => {
    const { id } = await rw.deposit('player', '100000');
    const at = rw.world.clock.now.toISOString();
    expect(await proof('player', id)).toMatchObject({
      paidAt: at,
      proof: { uploadedAt: at },
      version: 2,
    });
    advanceClock(60_000);
    const photo = pictures['image/jpeg'].toString('base64');
    const again = await proof('player', id, 'image/jpeg', photo);
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
    ['image/png', pictures['image/jpeg'], 'validation'],
    ['image/jpeg', pictures['image/png'], 'validation'],
    ['image/webp', Buffer.from('RIFF\0\0\0\0AVI LIST', 'latin1'), 'validation'],
    ['image/png', pictures['image/png'].subarray(0, 60), 'validation'],
    ['image/webp', pictures['image/webp'], 'ok'],
  ])('a proof sent as %s with bytes %j: %s', async (type, bytes, expected) => {
    const { id } = await rw.deposit('player', '100000');
    expect(await outcomeOf(proof('player', id, type, bytes.toString('base64')))).toBe(expected);
  });

  it('a proof is at most 1.5 MB', async () => {
    const { id } = await rw.deposit('player', '100000');
    expect(await outcomeOf(proof('player', id, 'image/png', pngOf(1_500_001)))).toBe('too_large');
    expect(await outcomeOf(proof('player', id, 'image/png', pngOf(1_500_000)))).toBe('ok');
  });

  it('a proof is accepted only for deposits of the owner', async () => {
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
  it('the queue has the downline’s requests for an agent and all for staff, oldest first, with counts', async () => {
    await openSeparateWorld();
    const first = await rw.deposit('player', '100000');
    advanceClock(1_000);
    const second = await rw.withdraw('sibling', '200000');
    advanceClock(1_000);
    const third = await rw.deposit('stranger', '300000', rw.qris);
    advanceClock(1_000);
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
    advanceClock(11 * 60_000);
    // The deposit is not reported as paid yet; it is not late.
    expect((await queueOf('admin')).counts.late).toBe(1);
    await rw.world.services.transactions.paid(rw.people.stranger, third.id, 'en');
    advanceClock(11 * 60_000);
    expect((await queueOf('admin')).counts.late).toBe(2);
    expect(await idsOf('admin', { status: 'late' })).toEqual([second.id, third.id]);
    expect(await idsOf('admin', { status: 'second' })).toEqual([]);
    expect((await queueOf('subagent')).counts).toMatchObject({ pending: 0, processing: 0 });
  });

  it('the queue counts every request that the user can decide as waiting', async () => {
    await openSeparateWorld({ agentApprovalUpTo: 500_000n, secondApprovalAbove: 800_000n });
    const { deposit, withdraw, create, step } = rw;
    const cashOut = (by: Person, of: Person) =>
      create(by, of, { type: 'cash-out', amount: '9000' });
    // Accounts that are no longer new.
    advanceClock(8 * day);
    await deposit('player', '100000', rw.viaAgent);
    await deposit('sibling', '500000', rw.viaAgent);
    const left = await deposit('stranger', '120000', rw.viaAgent);
    advanceClock(1);
    // One on a house channel, and one that exceeds the agent's daily limit together with earlier ones.
    await deposit('sibling', '500001', rw.wallet);
    await deposit('sibling', '10000', rw.viaAgent);
    await deposit('stranger', '400000');
    await withdraw('subagent', '100000');
    await cashOut('player', 'player');
    await cashOut('agent', 'sibling');
    await cashOut('admin', 'stranger');
    await cashOut('subagent', 'subagent');
    const early = await deposit('player', '90000', rw.viaAgent);
    await step('subagent', 'process', early.id);
    await step('admin', 'process', left.id);
    const firstOf = await withdraw('stranger', '900000');
    await step('admin', 'process', firstOf.id);
    await step('admin', 'complete', firstOf.id);
    const decided = await deposit('stranger', '50000', rw.wallet);
    await step('admin', 'reject', decided.id);
    const restricted = rw.people.sibling;
    await rw.world.db.run(`update users set status = 'restricted' where id = $1`, [restricted.id]);

    const reviewers = [
      'admin',
      'admin2',
      'superadmin',
      'agent',
      'subagent',
      'strangerAgent',
    ] as const;
    const steps: readonly string[] = ['process', 'complete', 'reject'];
    const sizes: Record<string, number[]> = {};
    for (const minutes of [0, 14, 1]) {
      advanceClock(minutes * 60_000);
      for (const person of reviewers) {
        const open = await queueOf(person, { status: 'open', perPage: 100 });
        const offered: string[] = [];
        for (const { id } of open.data) {
          const { actions } = await rw.show(person, id);
          if (actions.some((action) => steps.includes(action))) offered.push(id);
        }
        const { data, meta } = await queueOf(person, { status: 'mine', perPage: 100 });
        expect(
          data.map(({ id }) => id),
          `${person} after ${minutes} minutes`,
        ).toEqual(offered);
        expect(meta.total).toBe(offered.length);
        sizes[person] = [...(sizes[person] ?? []), offered.length];
      }
    }
    // An idle claim may be taken over by another reviewer after a quarter of an hour.
    expect(sizes).toMatchObject({
      admin2: [11, 11, 13],
      agent: [2, 2, 2],
      subagent: [3, 3, 3],
      strangerAgent: [0, 0, 1],
    });
  });

  it('the queue is denied to players', async () => {
    expect(await outcomeOf(queueOf('player'))).toBe('forbidden');
  });
});
