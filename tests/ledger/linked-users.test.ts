import { beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '../../packages/server/src/services/access/actor.ts';
import { unknownPlace } from '../../packages/server/src/services/people/unknown-place.ts';
import { insertActivity } from '../../packages/server/src/store/activity.ts';
import { openSeparateWorld, advanceClock, queueOf, rw, setUpRequests } from './set-up-requests.ts';
import { destination, type Person } from './request-world.ts';

setUpRequests();

const day = 86_400_000;
beforeEach(async () => {
  await openSeparateWorld();
  // No account is new any more, so that the risks of a first withdrawal do not apply.
  advanceClock(8 * day);
});

const phone = { ip: '203.0.113.7', browser: 'Chrome', device: 'Android' } as const;
const signIn = ({ id: userId }: Actor, place: Partial<Record<keyof typeof phone, string>>) =>
  insertActivity(rw.world.db, {
    ...unknownPlace,
    ...place,
    ...{ userId, action: 'login' },
  });

/** Requests a withdrawal to an account, by default a separate one for each user. */
const withdraw = (by: Person, account: string = by) =>
  rw.create(by, by, {
    ...{ type: 'withdraw', amount: '100000', channelId: rw.wallet.id },
    ...{ ...destination, account: `account of ${account}` },
  });

const linked = ['opposite-bets', 'linked-agent', 'linked-declarer'];
/** Risks that a reviewer sees on a request, and in the queue. */
async function reasonsShownTo(reviewer: Person, id: string): Promise<readonly string[]> {
  const { review } = await rw.show(reviewer, id);
  const risks = (review?.risks ?? []).filter((risk) => linked.includes(risk));
  const row = (await queueOf(reviewer)).data.find((queued) => queued.id === id);
  expect(row?.risks.filter((risk) => linked.includes(risk))).toEqual(risks);
  return risks;
}

describe('bets on both sides of a fight', () => {
  const bothSides = async (one: Person, other: Person): Promise<void> => {
    const { roundId } = await rw.world.openRound();
    await rw.world.bet(rw.people[one], roundId, 'meron', '50000');
    await rw.world.bet(rw.people[other], roundId, 'wala', '50000');
  };

  // id: linked-opposite-bets
  it('bets on both sides of a fight are flagged when the money of both goes to one account', async () => {
    await bothSides('player', 'stranger');
    const first = await withdraw('stranger', 'both');
    expect(await reasonsShownTo('admin', first.id)).toEqual([]);
    const second = await withdraw('player', 'both');
    expect(await reasonsShownTo('admin', second.id)).toEqual(['opposite-bets']);
    expect(await reasonsShownTo('superadmin', first.id)).toEqual(['opposite-bets']);
  });

  it('bets of two players with different accounts, on one side, or in different fights are not flagged', async () => {
    await bothSides('player', 'stranger');
    const unlinked = await withdraw('player');
    await withdraw('stranger');
    expect(await reasonsShownTo('admin', unlinked.id)).toEqual([]);

    const [one, other] = [await rw.world.openRound(), await rw.world.openRound()];
    await rw.world.bet(rw.people.sibling, one.roundId, 'meron', '50000');
    await rw.world.bet(rw.people.stranger, one.roundId, 'meron', '50000');
    await rw.world.bet(rw.people.stranger, other.roundId, 'wala', '50000');
    const sameSide = await withdraw('sibling', 'stranger');
    expect(await reasonsShownTo('admin', sameSide.id)).toEqual([]);
  });

  it('bets on both sides of a fight are not flagged after thirty days', async () => {
    await bothSides('player', 'stranger');
    await rw.world.db.run(`update bets set created_at = created_at - interval '60 days'`);
    await withdraw('stranger', 'both');
    const { id } = await withdraw('player', 'both');
    expect(await reasonsShownTo('admin', id)).toEqual([]);
  });
});

describe('an agent and a member below', () => {
  it('an agent and a member who are paid to one account are flagged for staff, and the agent is not warned', async () => {
    await withdraw('agent', 'both');
    const { id } = await withdraw('player', 'both');
    expect(await reasonsShownTo('admin', id)).toEqual(['linked-agent']);
    expect(await reasonsShownTo('subagent', id)).toEqual([]);
  });

  it('an agent and a member who share device and address are flagged, for cash-outs too', async () => {
    await signIn(rw.people.subagent, phone);
    await signIn(rw.people.player, phone);
    const out = await withdraw('player');
    expect(await reasonsShownTo('admin', out.id)).toEqual(['linked-agent']);
    const cash = await rw.create('sibling', 'sibling', { type: 'cash-out', amount: '50000' });
    expect(await reasonsShownTo('admin', cash.id)).toEqual([]);
    await signIn(rw.people.agent, { ...phone, ip: '203.0.113.8' });
    await signIn(rw.people.sibling, { ...phone, ip: '203.0.113.8' });
    expect(await reasonsShownTo('admin', cash.id)).toEqual(['linked-agent']);
  });

  it('an agent and a member who share only an address are not flagged; nor are strangers', async () => {
    await signIn(rw.people.subagent, phone);
    await signIn(rw.people.player, { ...phone, device: 'Windows' });
    await signIn(rw.people.strangerAgent, phone);
    await signIn(rw.people.sibling, { ip: phone.ip });
    expect(await reasonsShownTo('admin', (await withdraw('player')).id)).toEqual([]);
    expect(await reasonsShownTo('admin', (await withdraw('sibling')).id)).toEqual([]);
  });
});

describe('the declarator of a fight', () => {
  it('withdrawals of a bettor who shares a device with the fight’s declarator are flagged', async () => {
    const { roundId, declarator } = await rw.world.openRound();
    await rw.world.bet(rw.people.player, roundId, 'meron', '50000');
    await signIn(declarator, phone);
    await signIn(rw.people.player, phone);
    await signIn(rw.people.sibling, phone);
    expect(await reasonsShownTo('admin', (await withdraw('player')).id)).toEqual([
      'linked-declarer',
    ]);
    // A player without a bet on the fight is not linked to its declarator.
    expect(await reasonsShownTo('admin', (await withdraw('sibling')).id)).toEqual([]);
  });
});
