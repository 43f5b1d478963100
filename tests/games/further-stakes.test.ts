import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { Play, PlayStep } from '@lobi/core/contract';
import type { BlackjackRun } from '@lobi/core/games';
import { policyFor } from '@lobi/core/policy';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '../../packages/server/src/services/access/actor.ts';
import { outcomeOf, outcomesOf } from '../ledger/outcome-of.ts';
import { setUpWorlds } from '../ledger/set-up-worlds.ts';
import { once } from '../ledger/world.ts';
import { slowRuns } from '../property-runs.ts';
import { queryRow, queryRows } from '../query-rows.ts';
import { dealHand, dealHands, payoutAfter, resultOf, seenOf, staysOpen } from './hands.ts';
import { withBuiltInGames, type PlayWorld } from './play-world.ts';

const freshWorld = setUpWorlds();
const createPlayWorld = async (options?: Parameters<typeof freshWorld>[0]): Promise<PlayWorld> => {
  const playWorld = await withBuiltInGames(await freshWorld({ poolSize: 8, ...options }));
  playWorld.advanceClockOnRead();
  return playWorld;
};

let playWorld: PlayWorld;
beforeAll(async () => {
  playWorld = await createPlayWorld({ lasts: true });
});

const stake = 1_000n;
const move = (step: 'hit' | 'stand' | 'double' | 'split', turn = 0): PlayStep => ({ step, turn });

const withdrawAgreement = 'update users set agreed_notice = null, agreed_at = null where id = $1';
const playForDays = `insert into play_sessions (id, user_id, started_at, checked_at)
  values (gen_random_uuid(), $1, '2000-01-01', '2000-01-01')`;

/** Ledger entries of a play: its stakes and payouts, in order. */
const entriesOf = async (playId: string) =>
  queryRows<{ kind: string; amount: bigint }>(
    playWorld.world.db,
    `select t.kind, e.amount from transfers t join entries e on e.transfer_id = t.id
     where t.reference = $1 and e.version is not null order by e.version`,
    [playId],
  );

/** Steps of one player, alternating between two nodes, each with its own key. */
const atOnce = (player: Actor, playId: string, steps: readonly PlayStep[]) =>
  outcomesOf(
    steps.map((step, index) => {
      const { plays } = index % 2 ? playWorld.world.otherServices : playWorld.world.services;
      return plays.step(player, playId, step, once());
    }),
  );

describe('a further stake', () => {
  // id: double-takes-second-stake
  it('doubling takes a second stake, and the play has one payout for both', async () => {
    const { player, play, run } = await dealHand(playWorld, 5_000n);
    const { answer } = await playWorld.step(player, play.id, move('double'));
    const paid = payoutAfter(run, 'double') ?? -1n;
    expect(answer.data).toMatchObject({
      amount: '2000',
      stakes: { count: 2, each: '1000' },
      payout: String(paid),
    });
    expect(answer.wallet.balance).toBe(String(3_000n + paid));
    expect(await entriesOf(play.id)).toEqual([
      { kind: 'bet', amount: -stake },
      { kind: 'bet', amount: -stake },
      ...(paid > 0n ? [{ kind: 'payout', amount: paid }] : []),
    ]);
    const [listed] = (await playWorld.world.services.wallets.bets(player, player.walletId, {}))
      .data;
    expect(listed).toMatchObject({ id: play.id, amount: '2000', payout: String(paid) });
  });

  it('a split and two doubled hands are four stakes of one play', async () => {
    const { player, play, run } = await dealHand(playWorld, 4_000n, staysOpen('split', 'double'));
    await playWorld.step(player, play.id, move('split'));
    await playWorld.step(player, play.id, move('double', 1));
    const { answer } = await playWorld.step(player, play.id, move('double', 2));
    const paid = payoutAfter(run, 'split', 'double', 'double') ?? -1n;
    expect(answer.data).toMatchObject({ amount: '4000', payout: String(paid) });
    expect(await playWorld.world.balanceOf(player)).toBe(paid);
  });

  it.each([
    ['blackjack', '2500'],
    ['lost', '0'],
  ])('a hand that is %s when it is dealt is paid %s at once', async (result, payout) => {
    const isDealt = (run: BlackjackRun) => resultOf(run) === result;
    const { player, play } = await dealHand(playWorld, stake, isDealt);
    expect(play).toMatchObject({ status: payout === '0' ? 'lost' : 'won', payout });
    expect(await playWorld.world.balanceOf(player)).toBe(BigInt(payout));
  });

  it('a further stake above the balance is rejected, and the hand continues without it', async () => {
    const { player, play } = await dealHand(playWorld, 1_999n);
    expect(await outcomeOf(playWorld.step(player, play.id, move('double')))).toBe(
      'insufficient_funds',
    );
    expect(await playWorld.world.balanceOf(player)).toBe(999n);
    const { answer } = await playWorld.step(player, play.id, move('stand'));
    expect(answer.data).toMatchObject({ amount: '1000', stakes: { count: 1, each: '1000' } });
  });

  it('a stake limit counts further stakes, and never rejects a move without one', async () => {
    const { player, play } = await dealHand(playWorld, 10_000n);
    const limit = { kind: 'stake', period: '24h', amount: '1999' } as const;
    await playWorld.world.services.limits.set(player, player.id, limit);
    expect(await outcomeOf(playWorld.step(player, play.id, move('double')))).toBe('limit_reached');
    expect(await outcomeOf(playWorld.step(player, play.id, move('stand')))).toBe('ok');
  });

  // id: cap-counts-all-stakes
  it('the stake cap of a jurisdiction applies to the sum of the stakes of a play', async () => {
    const cap = { IDR: '2000', PHP: '1', USD: '1', VND: '1', THB: '1', MYR: '1' };
    const policy = { ...policyFor('play-money'), stakeCaps: { casino: cap } };
    const capped = await createPlayWorld({ rules: { policy } });
    const { player, play } = await dealHand(capped, 9_000n, staysOpen('split'));
    expect(await outcomeOf(capped.step(player, play.id, move('split')))).toBe('ok');
    const double = capped.step(player, play.id, move('double', 1));
    expect(await outcomeOf(double)).toBe('stake_above_maximum');
    expect(await capped.world.balanceOf(player)).toBe(7_000n);
  });

  // id: further-stake-checks
  it('a further stake passes all checks of a first one, and a hand may be finished without', async () => {
    const { db } = playWorld.world;
    const setGame = (set: string) => db.run(`update games set ${set} where key = 'blackjack'`);
    const changes: readonly (readonly [string, (userId: string) => Promise<unknown>])[] = [
      [
        'account_restricted',
        (id) => db.run("update users set status = 'restricted' where id = $1", [id]),
      ],
      ['agreement_required', (id) => db.run(withdrawAgreement, [id])],
      ['reality_check_due', (id) => db.run(playForDays, [id])],
      ['bet_closed', () => setGame('enabled = false')],
      ['stake_below_minimum', () => setGame('enabled = true, minimum_stake = 1001')],
      ['stake_above_maximum', () => setGame('minimum_stake = 1, maximum_stake = 999')],
    ];
    const [deals, outcomes] = [[], []] as [Awaited<ReturnType<typeof dealHand>>[], string[]];
    for (const _ of changes) deals.push(await dealHand(playWorld, 5_000n));
    for (const [position, [, change]] of changes.entries()) {
      const { player, play } = deals[position]!;
      await change(player.id);
      outcomes.push(await outcomeOf(playWorld.step(player, play.id, move('double'))));
      expect(await playWorld.world.balanceOf(player)).toBe(4_000n);
      expect(await outcomeOf(playWorld.step(player, play.id, move('stand')))).toBe('ok');
    }
    await setGame('minimum_stake = 1000, maximum_stake = 1000000');
    expect(outcomes).toEqual(changes.map(([code]) => code));
  });

  it('a further stake that the rules forbid moves nothing', async () => {
    const { player, play } = await dealHand(playWorld, 5_000n, staysOpen('hit'));
    await playWorld.step(player, play.id, move('hit'));
    expect(await outcomeOf(playWorld.step(player, play.id, move('double', 1)))).toBe('round_state');
    expect(await playWorld.world.balanceOf(player)).toBe(4_000n);
    expect(await entriesOf(play.id)).toHaveLength(1);
  });

  it('the database rejects unequal further stakes, and any after the end of a play', async () => {
    const { player, play } = await dealHand(playWorld, 5_000n);
    const change = (set: string) =>
      outcomeOf(playWorld.world.db.run(`update plays set ${set} where id = $1`, [play.id]));
    expect(await change('amount = amount + 1')).toContain('A play that is over');
    expect(await change('stakes = 2')).toContain('A play that is over');
    expect(await change('amount = 3000, stakes = 2')).toContain('A play that is over');
    await playWorld.step(player, play.id, move('stand'));
    expect(await change('amount = 2000, stakes = 2')).toContain('A play that is over');
  });
});

describe('races of further stakes', () => {
  it('a double sent many times with one key takes one further stake', async () => {
    const { player, play, run } = await dealHand(playWorld, 9_000n);
    const step = move('double');
    const idempotency = { key: randomUUID(), bodyHash: JSON.stringify(step) };
    const { services, otherServices } = playWorld.world;
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 ? otherServices : services).plays.step(player, play.id, step, idempotency),
      ),
    );
    expect(new Set(answers.map(({ answer }) => JSON.stringify(answer))).size).toBe(1);
    expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1);
    const paid = payoutAfter(run, 'double') ?? -1n;
    expect(await playWorld.world.balanceOf(player)).toBe(7_000n + paid);
  });

  // id: one-turn-one-further-stake
  it('a double sent from several tabs to two nodes doubles one hand of a split', async () => {
    const { player, play } = await dealHand(playWorld, 9_000n, staysOpen('split', 'double'));
    await playWorld.step(player, play.id, move('split'));
    const doubles = Array.from({ length: 8 }, () => move('double', 1));
    const outcomes = await atOnce(player, play.id, doubles);
    expect(outcomes).toEqual([...Array<string>(7).fill('conflict'), 'ok']);
    expect(await playWorld.world.balanceOf(player)).toBe(6_000n);
  });

  it('a double and a hit at the same time make one move', async () => {
    const { player, play } = await dealHand(playWorld, 9_000n);
    const outcomes = await atOnce(player, play.id, [move('double'), move('hit')]);
    expect(outcomes.filter((outcome) => outcome === 'ok')).toHaveLength(1);
    const after: Play = await playWorld.world.services.plays.show(player, play.id);
    const stakes = seenOf(after).moves[0] === 'double' ? 2 : 1;
    expect([after.amount, seenOf(after).moves.length]).toEqual([String(1_000 * stakes), 1]);
    const paid = BigInt(after.payout ?? '0');
    expect(await playWorld.world.balanceOf(player)).toBe(9_000n - BigInt(stakes) * stake + paid);
  });

  const twoGames = {
    blackjack: staysOpen('split'),
    // A winning double would pay for the split.
    'blackjack-low': (run: BlackjackRun) => staysOpen()(run) && payoutAfter(run, 'double') === 0n,
  };

  it('a balance for one of two further stakes in two plays accepts one', async () => {
    const { player, hands: deals } = await dealHands(playWorld, 3_000n, twoGames);
    const { services, otherServices } = playWorld.world;
    const outcomes = await outcomesOf([
      services.plays.step(player, deals.blackjack.play.id, move('split'), once()),
      otherServices.plays.step(player, deals['blackjack-low'].play.id, move('double'), once()),
    ]);
    expect(outcomes).toEqual(['insufficient_funds', 'ok']);
    expect(await playWorld.world.balanceOf(player)).toBe(0n);
  });

  it('a limit with room for one of two further stakes in two plays accepts one', async () => {
    const { player, hands: deals } = await dealHands(playWorld, 9_000n, twoGames);
    const limit = { kind: 'stake', period: '24h', amount: '3000' } as const;
    const { services, otherServices } = playWorld.world;
    await services.limits.set(player, player.id, limit);
    const outcomes = await outcomesOf([
      services.plays.step(player, deals.blackjack.play.id, move('split'), once()),
      otherServices.plays.step(player, deals['blackjack-low'].play.id, move('double'), once()),
    ]);
    expect(outcomes).toEqual(['limit_reached', 'ok']);
    expect(await playWorld.world.balanceOf(player)).toBe(6_000n);
  });
});

it('any moves change the balance by exactly the stakes and payouts, and never below zero', async () => {
  const { world } = playWorld;
  await fc.assert(
    fc.asyncProperty(
      fc.bigInt(1_000n, 6_000n),
      fc.array(fc.nat(3), { minLength: 3, maxLength: 3 }),
      async (funds, picks) => {
        const player = await world.user({ funds });
        let { data: play } = (await playWorld.play(player, 'blackjack', {})).answer;
        for (let turn = 0; play.status === 'open';) {
          const { allowed } = seenOf(play);
          const step = allowed[(picks[turn % picks.length] ?? 0) % allowed.length] ?? 'stand';
          const before: Play = play;
          const done = await playWorld.step(player, play.id, move(step, turn)).catch(() => null);
          if (done === null) {
            // Rejected for insufficient funds: nothing has changed, and the hand continues.
            expect(await world.services.plays.show(player, play.id)).toEqual(before);
            play = (await playWorld.step(player, play.id, move('stand', turn))).answer.data;
          } else {
            play = done.answer.data;
          }
          turn += 1;
          const count = play.stakes?.count ?? 0;
          expect(play.amount).toBe(String(BigInt(count) * stake));
          expect(count).toBe(seenOf(play).stakes);
          const left = funds - BigInt(play.amount) + BigInt(play.payout ?? '0');
          expect(await world.balanceOf(player)).toBe(left);
        }
        const row = await queryRow<{ minimum: bigint }>(
          world.db,
          'select min(balance_after)::bigint as minimum from entries where account_id = $1',
          [player.walletId],
        );
        expect(row!.minimum >= 0n).toBe(true);
      },
    ),
    { numRuns: slowRuns(25) },
  );
});
