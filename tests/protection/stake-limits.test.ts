import fc from 'fast-check';
import type { LimitKind, LimitPeriod } from '@lobi/core/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { settleAll } from '../../packages/server/src/games/arena/settle-round.ts';
import { assertMayStake } from '../../packages/server/src/services/protection/assert-may-stake.ts';
import { defaultRules } from '../../packages/server/src/config/platform-rules.ts';
import type { Actor } from '../../packages/server/src/services/access/actor.ts';
import { findBetTargets } from '../../packages/server/src/store/bets.ts';
import type { Transaction } from '../../packages/server/src/store/database.ts';
import { placeBets } from '../../packages/server/src/store/place-bets.ts';
import { findStakeGuards } from '../../packages/server/src/store/protection.ts';
import { outcomeOf } from '../ledger/outcome-of.ts';
import { setUpWorlds } from '../ledger/set-up-worlds.ts';
import { once, type OpenRound, type World } from '../ledger/world.ts';
import { slowRuns } from '../property-runs.ts';

const freshWorld = setUpWorlds();

const hour = 3_600_000;
const day = 24 * hour;

let world: World;
let player: Actor;
let round: OpenRound;

beforeEach(async () => {
  world = await freshWorld();
  player = await world.user({ funds: 100_000_000n });
  round = await world.openRound();
});

const wait = (ms: number): void => {
  world.clock.now = new Date(world.clock.now.getTime() + ms);
};
const set = (kind: LimitKind, amount: string | null, period: LimitPeriod = '24h') =>
  world.services.limits.set(player, player.id, { kind, period, amount });
const bet = (amount: string, selection: 'meron' | 'wala' = 'meron') =>
  outcomeOf(world.bet(player, round.roundId, selection, amount));
const usedOf = async (kind: LimitKind) =>
  (await world.services.limits.list(player, player.id)).find((limit) => limit.kind === kind)?.used;

/** Ends the round: with a settled result, or with a refund of every stake. */
const settle = async (result: 'meron' | 'wala' | 'cancelled'): Promise<void> => {
  const { declarator, roundId } = round;
  const { rounds } = world.services;
  if (result === 'cancelled') {
    await rounds.step(declarator, roundId, 'cancel', { reason: 'the birds will not fight' });
  } else {
    await rounds.step(declarator, roundId, 'close', undefined);
    await rounds.step(declarator, roundId, 'declare', { result });
  }
  wait(10_000);
  await settleAll(world.db, { at: world.clock.now });
};

describe('a limit of stakes', () => {
  it('a stake limit accepts stakes up to its amount, and a rejection reports the remaining amount', async () => {
    await set('stake', '10000');
    expect(await bet('6000')).toBe('ok');
    expect(await bet('4001')).toBe('limit_reached');
    await expect(world.bet(player, round.roundId, 'meron', '4001')).rejects.toMatchObject({
      params: {
        kind: 'stake',
        left: '4000',
        currency: 'IDR',
        until: new Date(world.clock.now.getTime() + day).toISOString(),
      },
    });
    expect(await bet('4000')).toBe('ok');
    expect(await bet('1000')).toBe('limit_reached');
    expect(await usedOf('stake')).toBe('10000');
  });

  it('a stake limit is released when stakes leave its period', async () => {
    await set('stake', '10000');
    await bet('10000');
    wait(day - 1);
    expect(await bet('1000')).toBe('limit_reached');
    wait(1);
    expect(await bet('1000')).toBe('ok');
  });

  it('a limit of stakes does not count a stake that was refunded', async () => {
    await set('stake', '10000');
    await bet('10000');
    await settle('cancelled');
    expect(await usedOf('stake')).toBe('0');
  });

  it('a limit of stakes does not block a bet that is repeated under its key', async () => {
    await set('stake', '10000');
    const body = { selection: 'meron', amount: '10000' } as const;
    const key = once();
    const { answer } = await world.services.bets.place(player, round.roundId, body, key);
    const again = await world.services.bets.place(player, round.roundId, body, key);
    expect(again).toEqual({ answer, replayed: true });
    expect(await usedOf('stake')).toBe('10000');
  });

  it('a limit of stakes blocks no other user, and is not reached by deposits', async () => {
    await set('stake', '10000');
    await set('deposit', '0');
    const other = await world.user({ funds: 50_000n });
    expect(await outcomeOf(world.bet(other, round.roundId, 'wala', '50000'))).toBe('ok');
    expect(await bet('10000')).toBe('ok');
  });

  it('20 bets at once: exactly the 5 that fit a limit of stakes are accepted', async () => {
    await set('stake', '50000');
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => bet('10000')));
    expect(outcomes.filter((outcome) => outcome === 'ok')).toHaveLength(5);
    expect(outcomes.filter((outcome) => outcome === 'limit_reached')).toHaveLength(15);
    expect(await usedOf('stake')).toBe('50000');
  });

  it('concurrent stakes in several games do not exceed a limit', async () => {
    await set('stake', '50000');
    const game = { id: round.gameId, category: 'slots', engine: 'slots-lantern' } as const;
    const terms = {
      rules: defaultRules,
      currency: 'IDR',
      currentTime: () => world.clock.now,
    } as const;
    const other = await world.openRound();
    const [target] = await findBetTargets(world.db, [other.roundId]);
    if (!target) throw new Error('there is no other round');
    const guardVersion = async (tx: Transaction) => {
      const [guard] = await findStakeGuards(tx, [{ userId: player.id }]);
      return guard!.version;
    };
    const play = () =>
      outcomeOf(
        world.db.transaction(async (tx) => {
          await assertMayStake(tx, player, game, 10_000n, terms);
          await placeBets(tx, [
            {
              walletId: player.walletId,
              selection: 'wala',
              stake: 10_000n,
              target,
              guardVersion: await guardVersion(tx),
              validUntil: null,
              keyed: { actorId: player.id, call: 'play.create', targetId: game.id, ...once() },
              at: world.clock.now,
            },
          ]);
        }),
      );
    const bets = Promise.all(Array.from({ length: 10 }, () => bet('10000')));
    const plays = Promise.all(Array.from({ length: 10 }, play));
    const outcomes = [...(await bets), ...(await plays)];
    expect(outcomes.filter((outcome) => outcome === 'ok')).toHaveLength(5);
  });
});

describe('a limit of losses', () => {
  it('a limit of losses counts an open bet as lost, and payouts as won', async () => {
    await set('loss', '10000');
    const other = await world.user({ funds: 50_000n });
    await world.bet(other, round.roundId, 'wala', '10000');
    expect(await bet('10000')).toBe('ok');
    expect(await bet('1000')).toBe('limit_reached');
    await settle('meron');
    expect(await usedOf('loss')).toBe('0');
    round = await world.openRound();
    expect(await bet('10000')).toBe('ok');
  });

  it('a limit of losses is reached by bets that were lost', async () => {
    await set('loss', '10000');
    const other = await world.user({ funds: 50_000n });
    await world.bet(other, round.roundId, 'wala', '10000');
    await bet('9000');
    await settle('wala');
    expect(await usedOf('loss')).toBe('9000');
    round = await world.openRound();
    expect(await bet('1001')).toBe('limit_reached');
    expect(await bet('1000')).toBe('ok');
  });
});

describe('several limits', () => {
  // id: tightest-stake-limit-applies
  it('several limits leave the amount of the tightest, while increases are pending', async () => {
    await set('stake', '10000');
    await set('stake', '5000', '7d');
    await set('loss', '50000', 'month');
    await set('stake', '90000');
    expect(await bet('5001')).toBe('limit_reached');
    expect(await bet('5000')).toBe('ok');
    wait(day);
    expect(await bet('1000')).toBe('limit_reached');
  });

  // id: limits-hold-during-increase
  it('all other limits apply while an increase of one of them is pending', async () => {
    const kinds = ['stake', 'loss', 'deposit'] as const;
    for (const raised of kinds) {
      player = await world.user({ funds: 1_000_000n });
      for (const kind of kinds) await set(kind, '10000');
      await set(raised, '90000');
      const limits = await world.services.limits.list(player, player.id);
      expect(limits.map(({ kind, amount }) => `${kind} ${amount}`).toSorted()).toEqual(
        kinds.map((kind) => `${kind} 10000`).toSorted(),
      );
      expect(limits.filter(({ pending }) => pending !== null).map(({ kind }) => kind)).toEqual([
        raised,
      ]);
      expect(await bet('10001')).toBe('limit_reached');
      expect(await bet('10000')).toBe('ok');
    }
  });

  // id: stakes-within-limit-windows
  it('several limits are never exceeded by the stakes of any window', async () => {
    const step = fc.record({
      hours: fc.integer({ min: 0, max: 30 }),
      amount: fc.integer({ min: 1, max: 6 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 15 }), async (steps) => {
        player = await world.user({ funds: 1_000_000n });
        await set('stake', '10000', '24h');
        await set('loss', '25000', '7d');
        const accepted: { at: number; amount: number }[] = [];
        for (const { hours, amount } of steps) {
          wait(hours * hour);
          const outcome = await bet(`${amount}000`);
          if (outcome === 'ok') accepted.push({ at: world.clock.now.getTime(), amount });
        }
        for (const { at: end } of accepted) {
          const within = (length: number) =>
            accepted
              .filter(({ at }) => at <= end && at > end - length)
              .reduce((sum, { amount }) => sum + amount, 0);
          expect(within(day)).toBeLessThanOrEqual(10);
          expect(within(7 * day)).toBeLessThanOrEqual(25);
        }
      }),
      { numRuns: slowRuns(8) },
    );
  });
});
