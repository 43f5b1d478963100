import fc from 'fast-check';
import type { UserStatus } from '@lobi/core/contract';
import { describe, expect, it } from 'vitest';
import type { Actor } from '../../packages/server/src/services/access/actor.ts';
import { createSessionStore } from '../../packages/server/src/services/auth/session-store.ts';
import { updateStatus } from '../../packages/server/src/store/users.ts';
import { times } from '../faults/counts.ts';
import { slowRuns } from '../property-runs.ts';
import { outcomeOf } from './outcome-of.ts';
import { setUpWorlds } from './set-up-worlds.ts';
import { startSession } from './start-session.ts';
import { once, type World } from './world.ts';

const freshWorld = setUpWorlds();
const stake = 1_000n;
const funds = 10_000_000_000n;

/** A player with a session, and an open round. */
async function bettorIn(world: World) {
  const player = await world.user({ funds });
  const { id: sessionId } = await startSession(world, player);
  const { roundId } = await world.openRound();
  const bet = (amount = stake) =>
    outcomeOf(
      world.services.bets.place(
        { ...player, sessionId },
        roundId,
        { selection: 'meron', amount: String(amount) },
        once(),
      ),
    );
  return { player, sessionId, bet };
}

const setStatus = (world: World, { id }: Actor, status: UserStatus) =>
  world.db.transaction((tx) =>
    updateStatus(tx, id, { status, reason: 'test', until: null, verified: null }),
  );

const limitStakes = (world: World, player: Actor, amount: bigint) =>
  world.services.limits.set(player, player.id, {
    kind: 'stake',
    period: '24h',
    amount: String(amount),
  });

/** Events that revoke the right to bet, and the error of a bet after each. */
const ends: readonly {
  readonly what: string;
  readonly refusal: string;
  readonly end: (world: World, player: Actor, sessionId: string) => Promise<unknown>;
}[] = [
  {
    what: 'the end of its session',
    refusal: 'unauthenticated',
    end: (world, _player, sessionId) => createSessionStore(world.db).revoke(sessionId),
  },
  {
    what: 'the end of all sessions',
    refusal: 'unauthenticated',
    end: (world, { id }) => createSessionStore(world.db).revokeAll(id),
  },
  {
    what: 'a restriction',
    refusal: 'account_restricted',
    end: (world, player) => setStatus(world, player, 'restricted'),
  },
  {
    what: 'the withdrawal of an agreement',
    refusal: 'agreement_required',
    end: (world, { id }) =>
      world.db.run('update users set agreed_notice = null, agreed_at = null where id = $1', [id]),
  },
  {
    what: 'a first limit that leaves no room',
    refusal: 'limit_reached',
    end: (world, player) => limitStakes(world, player, 0n),
  },
];

describe.each(ends)('bets at the moment of $what', ({ refusal, end }) => {
  // id: bet-guard-lost-right
  it('a bet concurrent with a block moves money before the block is confirmed, or never', async () => {
    const world = await freshWorld();
    const { player, sessionId, bet } = await bettorIn(world);
    const bets: Promise<string>[] = [];
    // Bets continue while the right is revoked, so that some are at each stage: each bettor bets until the
    // first rejection, or a number of times that takes longer than the rest of the test.
    const betOn = async () => {
      for (let placed = 0; placed < 1_000; placed += 1) {
        const outcome = bet();
        bets.push(outcome);
        if ((await outcome) !== 'ok') return;
      }
    };
    const bettors = Promise.all(times(24, betOn));
    while (bets.length < 100) await bet();
    await end(world, player, sessionId);
    const left = await world.balanceOf(player);
    const after = await bet();
    await bettors;
    const outcomes = await Promise.all(bets);
    expect(after).toBe(refusal);
    expect(new Set(outcomes)).toEqual(new Set(['ok', refusal]));
    expect(await world.balanceOf(player)).toBe(left);
  });
});

describe('a limit that is lowered under load', () => {
  it('a lowered limit applies to later bets, and voids no earlier ones', async () => {
    const world = await freshWorld();
    const { player, bet } = await bettorIn(world);
    await limitStakes(world, player, 40n * stake);
    const outcomes = times(60, () => bet());
    await Promise.race(outcomes);
    await limitStakes(world, player, 20n * stake);
    const staked = funds - (await world.balanceOf(player));
    const answers = await Promise.all(outcomes);
    const inTheEnd = funds - (await world.balanceOf(player));
    expect(BigInt(answers.filter((outcome) => outcome === 'ok').length) * stake).toBe(inTheEnd);
    expect(inTheEnd).toBe(staked > 20n * stake ? staked : 20n * stake);
  });
});

describe('the checks of a bet', () => {
  // id: bet-guard-current-limits
  it('a bet is validated against the current limits and status, not against cached ones', async () => {
    const step = fc.oneof(
      { weight: 6, arbitrary: fc.record({ bet: fc.integer({ min: 1, max: 5 }) }) },
      { weight: 1, arbitrary: fc.constantFrom('restrict', 'activate', 'sign-in', 'sign-out') },
      { weight: 1, arbitrary: fc.record({ limit: fc.integer({ min: 0, max: 30 }) }) },
    );
    const world = await freshWorld();
    const { roundId } = await world.openRound();
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), async (steps) => {
        const player = await world.user({ funds });
        const sessions = createSessionStore(world.db);
        let sessionId = (await startSession(world, player)).id;
        let [staked, limit, isIn, isActive] = [0n, funds, true, true];
        for (const each of steps) {
          if (each === 'restrict' || each === 'activate') {
            isActive = each === 'activate';
            await setStatus(world, player, isActive ? 'activated' : 'restricted');
          } else if (each === 'sign-in') {
            sessionId = (await startSession(world, player)).id;
            isIn = true;
          } else if (each === 'sign-out') {
            await sessions.revoke(sessionId);
            isIn = false;
          } else if ('limit' in each) {
            const expectedTotal = BigInt(each.limit) * stake;
            // An increase waits for a day.
            await limitStakes(world, player, expectedTotal);
            if (expectedTotal < limit) limit = expectedTotal;
          } else {
            const amount = BigInt(each.bet) * stake;
            const outcome = await outcomeOf(
              world.services.bets.place(
                { ...player, sessionId },
                roundId,
                { selection: 'wala', amount: String(amount) },
                once(),
              ),
            );
            const fits = staked + amount <= limit;
            expect(outcome).toBe(
              isIn
                ? isActive
                  ? fits
                    ? 'ok'
                    : 'limit_reached'
                  : 'account_restricted'
                : 'unauthenticated',
            );
            if (outcome === 'ok') staked += amount;
          }
        }
        expect(await world.balanceOf(player)).toBe(funds - staked);
      }),
      { numRuns: slowRuns(25) },
    );
  });

  it('a bet does not wait for changes that do not concern the player', async () => {
    const world = await freshWorld();
    const [one, other] = [await bettorIn(world), await bettorIn(world)];
    expect(await one.bet()).toBe('ok');
    await createSessionStore(world.db).revokeAll(other.player.id);
    expect(await one.bet()).toBe('ok');
    expect(await other.bet()).toBe('unauthenticated');
  });
});
