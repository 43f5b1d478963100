import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closeFault, outcomeOf } from '@lobi/core/games';
import type { CorrectedResult } from '@lobi/core/contract';
import { correctBatch } from '../../packages/server/src/games/arena/correct-round.ts';
import { settleAll } from '../../packages/server/src/games/arena/settle-round.ts';
import type { Actor } from '../../packages/server/src/services/access/actor.ts';
import { slowRuns } from '../property-runs.ts';
import { setUpWorlds } from './set-up-worlds.ts';
import { once, type World } from './world.ts';

const freshWorld = setUpWorlds();
let world: World;

const correctAll = async (): Promise<void> => {
  while ((await correctBatch(world.db, { at: world.clock.now })) !== 'idle');
};

/** A settled round of 60,000 on meron and 40,000 on wala, of two players. */
async function settledRound(result: CorrectedResult, parent?: Actor) {
  const above = parent ? { parent } : {};
  const onMeron = await world.user({ ...above, funds: 60_000n });
  const onWala = await world.user({ ...above, funds: 40_000n });
  const { roundId, declarator } = await world.openRound();
  await world.bet(onMeron, roundId, 'meron', '60000');
  await world.bet(onWala, roundId, 'wala', '40000');
  await settle(roundId, declarator, result);
  return { roundId, declarator, onMeron, onWala };
}

async function settle(roundId: string, declarator: Actor, result: CorrectedResult): Promise<void> {
  await world.services.rounds.step(declarator, roundId, 'close', undefined);
  await world.services.rounds.step(declarator, roundId, 'declare', { result });
  world.clock.now = new Date(world.clock.now.getTime() + 3_000);
  await settleAll(world.db, { at: world.clock.now });
}

async function correct(roundId: string, declarator: Actor, result: CorrectedResult) {
  const reason = 'The referee looked again';
  await world.services.corrections.request(declarator, roundId, { result, reason });
  const admin = await world.user({ role: 'admin' });
  await world.services.corrections.decide(admin, roundId, { approve: true });
  await correctAll();
  return admin;
}

const spend = async (actor: Actor, amount: string): Promise<void> => {
  const { roundId, declarator } = await world.openRound();
  await world.bet(actor, roundId, 'meron', amount);
  await world.services.rounds.step(declarator, roundId, 'close', undefined);
};

describe('a corrected result', () => {
  beforeEach(async () => {
    world = await freshWorld();
  });

  it('a corrected result pays the winners in full and debits the wrong winners', async () => {
    const { roundId, declarator, onMeron, onWala } = await settledRound('meron');
    expect(await world.balanceOf(onMeron)).toBe(93_600n);
    await correct(roundId, declarator, 'wala');

    expect(await world.balanceOf(onMeron)).toBe(0n);
    expect(await world.balanceOf(onWala)).toBe(94_000n);
    expect(await world.houseSum('pool')).toBe(0n);
    expect(await world.houseSum('takeout')).toBe(6_000n);
    expect(await world.houseSum('breakage')).toBe(0n);
    expect(await world.houseSum('shortfall')).toBe(0n);
    const { data } = await world.services.wallets.bets(onWala, onWala.walletId, {});
    expect(data.map(({ status, payout }) => [status, payout])).toEqual([['won', '94000']]);
    const ledger = await world.services.wallets.ledger(onWala, onWala.walletId, {}, 'en');
    expect(ledger.data.map(({ kind, details, amount }) => [kind, details, amount])[0]).toEqual([
      'correction',
      'Correction, Arena Uji fight 1',
      '94000',
    ]);
    const round = await world.services.rounds.show(roundId);
    expect(round).toMatchObject({
      status: 'settled',
      result: 'wala',
      correction: { status: 'done', from: 'meron', to: 'wala' },
    });
    const { checks } = await world.services.audit.run();
    expect(checks.filter(({ faults }) => faults > 0)).toEqual([]);
  });

  it('a corrected result debits at most the balance of a wallet: the rest is a debt to the house', async () => {
    const { roundId, declarator, onMeron, onWala } = await settledRound('meron');
    await spend(onMeron, '90000');
    await correct(roundId, declarator, 'wala');
    expect(await world.balanceOf(onMeron)).toBe(0n);
    expect(await world.houseSum('shortfall')).toBe(-90_000n);
    expect(await world.balanceOf(onWala)).toBe(94_000n);
  });

  it('a result corrected to a draw refunds the stakes, and agents earn nothing though they were paid', async () => {
    const agent = await world.user({ role: 'agent', commissionBp: 200 });
    const { roundId, declarator, onMeron, onWala } = await settledRound('meron', agent);
    const admin = await world.user({ role: 'admin' });
    const listed = async () => {
      const { data } = await world.services.users.list(admin, { search: agent.username });
      const shown = await world.services.users.show(admin, agent.id);
      return [data.map(({ earnings }) => earnings), shown.earnings];
    };
    expect(await listed()).toEqual([['2000'], '2000']);
    await world.services.earnings.claimAll(agent, agent.walletId, once());
    expect(await world.balanceOf(agent)).toBe(2_000n);
    // A claimed commission is still earned.
    expect(await listed()).toEqual([['2000'], '2000']);
    await correct(roundId, declarator, 'draw');
    expect(await listed()).toEqual([['0'], '0']);
    expect((await world.services.users.show(admin, onMeron.id)).earnings).toBeNull();
    expect(await world.balanceOf(onMeron)).toBe(60_000n);
    expect(await world.balanceOf(onWala)).toBe(40_000n);
    expect(await world.balanceOf(agent)).toBe(0n);
    expect(await world.houseSum('takeout')).toBe(0n);
    expect(await world.houseSum('earnings')).toBe(0n);
  });

  it('a result corrected from a draw takes the commission, and agents earn', async () => {
    const agent = await world.user({ role: 'agent', commissionBp: 200 });
    const { roundId, declarator, onMeron, onWala } = await settledRound('draw', agent);
    await correct(roundId, declarator, 'meron');
    expect(await world.balanceOf(onMeron)).toBe(93_600n);
    expect(await world.balanceOf(onWala)).toBe(0n);
    expect(await world.houseSum('takeout')).toBe(4_000n);
    expect(await world.houseSum('earnings')).toBe(2_000n);
  });

  // id: correction-once
  it('a correction that several nodes execute concurrently is executed once', async () => {
    const { roundId, declarator, onWala } = await settledRound('meron');
    const reason = 'The referee looked again';
    await world.services.corrections.request(declarator, roundId, { result: 'wala', reason });
    const admin = await world.user({ role: 'admin' });
    await world.services.corrections.decide(admin, roundId, { approve: true });
    await Promise.all([correctAll(), correctAll(), correctAll()]);
    expect(await world.balanceOf(onWala)).toBe(94_000n);
  });
});

describe('any correction of any bets', () => {
  beforeAll(async () => {
    world = await freshWorld({ lasts: true });
  });

  it('a corrected round has the balances of the right result, except for debts', async () => {
    const results = fc.constantFrom<CorrectedResult>('meron', 'wala', 'draw');
    const stakes = fc.array(
      fc.record({
        selection: fc.constantFrom<'meron' | 'wala'>('meron', 'wala'),
        stake: fc.bigInt({ min: 1_000n, max: 50_000n }),
      }),
      { minLength: 1, maxLength: 6 },
    );
    await fc.assert(
      fc.asyncProperty(results, results, stakes, async (from, to, bets) => {
        fc.pre(from !== to);
        const all = [
          { selection: 'meron' as const, stake: 40_000n },
          { selection: 'wala' as const, stake: 40_000n },
          ...bets,
        ];
        const pools = { meron: 0n, wala: 0n };
        for (const { selection, stake } of all) pools[selection] += stake;
        fc.pre(closeFault(pools, { takeoutBp: 600, minimumOdds: 130 }) === undefined);
        const owedBefore = await world.houseSum('shortfall');
        const { roundId, declarator } = await world.openRound();
        const players: Actor[] = [];
        for (const { selection, stake } of all) {
          const player = await world.user({ funds: stake });
          players.push(player);
          await world.bet(player, roundId, selection, String(stake));
        }
        await settle(roundId, declarator, from);
        await correct(roundId, declarator, to);
        for (const [index, { selection, stake }] of all.entries()) {
          const right = outcomeOf({ selection, amount: stake }, to, pools, {
            takeoutBp: 600,
            drawOdds: null,
          });
          expect(await world.balanceOf(players[index]!)).toBe(right.payout);
        }
        expect(await world.houseSum('shortfall')).toBe(owedBefore);
        expect(await world.houseSum('pool')).toBe(0n);
      }),
      { numRuns: slowRuns(15) },
    );
  });
});

describe('requesting a correction', () => {
  beforeAll(async () => {
    world = await freshWorld({ lasts: true });
  });
  const reason = 'The referee looked again';
  const requestCorrection = (actor: Actor, roundId: string, result: CorrectedResult) =>
    world.services.corrections.request(actor, roundId, { result, reason });

  it('a correction requires the declarator of the game, another result and a settled round', async () => {
    const { roundId, declarator } = await settledRound('meron');
    const stranger = await world.user({ role: 'declare' });
    await expect(requestCorrection(stranger, roundId, 'wala')).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(requestCorrection(declarator, roundId, 'meron')).rejects.toMatchObject({
      code: 'round_state',
    });
    const open = await world.openRound();
    await expect(requestCorrection(open.declarator, open.roundId, 'wala')).rejects.toMatchObject({
      code: 'round_state',
    });
  });

  it('a correction a day after settlement is rejected with round_state', async () => {
    const { roundId, declarator } = await settledRound('meron');
    world.clock.now = new Date(world.clock.now.getTime() + 25 * 3_600_000);
    await expect(requestCorrection(declarator, roundId, 'wala')).rejects.toMatchObject({
      code: 'round_state',
    });
  });

  it('a correction requires a second person; a rejected one may be requested again', async () => {
    const { roundId, onWala } = await settledRound('meron');
    const admin = await world.user({ role: 'admin' });
    await requestCorrection(admin, roundId, 'wala');
    const { decide } = world.services.corrections;
    await expect(decide(admin, roundId, { approve: true })).rejects.toMatchObject({
      code: 'own_request',
    });
    const second = await world.user({ role: 'admin' });
    const rejected = await decide(second, roundId, { approve: false });
    expect(rejected.correction).toMatchObject({ status: 'refused', reason });
    await correctAll();
    expect(await world.balanceOf(onWala)).toBe(0n);
    await requestCorrection(admin, roundId, 'wala');
    await decide(second, roundId, { approve: true });
    await correctAll();
    expect(await world.balanceOf(onWala)).toBe(94_000n);
    await expect(requestCorrection(admin, roundId, 'draw')).rejects.toMatchObject({
      code: 'round_state',
    });
  });
});

describe('one side of a round', () => {
  beforeAll(async () => {
    world = await freshWorld({ lasts: true });
  });

  it('a side accepts no bets while it is closed, and accepts them again after it opens', async () => {
    const player = await world.user({ funds: 100_000n });
    const { roundId, declarator } = await world.openRound();
    const side = { selection: 'meron', open: false } as const;
    const closed = await world.services.rounds.setSide(declarator, roundId, side);
    expect(closed.selections.map(({ key, open }) => [key, open])).toEqual([
      ['meron', false],
      ['wala', true],
    ]);
    await expect(world.bet(player, roundId, 'meron', '10000')).rejects.toMatchObject({
      code: 'bet_closed',
    });
    await world.bet(player, roundId, 'wala', '10000');
    await world.services.rounds.setSide(declarator, roundId, { ...side, open: true });
    await world.bet(player, roundId, 'meron', '10000');
  });

  it('a side is closed only by the declarator of the game, while betting is open', async () => {
    const { roundId, declarator } = await world.openRound();
    const stranger = await world.user({ role: 'declare' });
    const side = { selection: 'wala', open: false } as const;
    const { setSide, step } = world.services.rounds;
    await expect(setSide(stranger, roundId, side)).rejects.toMatchObject({ code: 'not_found' });
    await step(declarator, roundId, 'close', undefined);
    await expect(setSide(declarator, roundId, side)).rejects.toMatchObject({ code: 'round_state' });
  });
});
