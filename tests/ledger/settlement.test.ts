import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { settleAll, settleBatch } from '../../packages/server/src/games/arena/settle-round.ts';
import { setUpWorlds } from './set-up-worlds.ts';
import { once, type World } from './world.ts';
import { queryRow } from '../query-rows.ts';

const freshWorld = setUpWorlds();
let world: World;

const inOwnWorld = () =>
  beforeEach(async () => {
    world = await freshWorld();
  });
const inSharedWorld = () =>
  beforeAll(async () => {
    world = await freshWorld({ lasts: true });
  });

/** Advances the clock past the undo period. */
const passConfirmation = () => (world.clock.now = new Date(world.clock.now.getTime() + 3_000));
const settle = () => settleAll(world.db, { at: world.clock.now });

describe('a declared round', () => {
  inOwnWorld();

  it('a declared round pays the winners by the pool, the house its commission, agents their difference', async () => {
    const agent = await world.user({ role: 'agent', commissionBp: 200 });
    const subagent = await world.user({ role: 'agent', commissionBp: 100, parent: agent });
    const player = await world.user({ parent: subagent, funds: 1_000_000n });
    const player2 = await world.user({ parent: agent, funds: 1_000_000n });
    const { roundId, declarator } = await world.openRound();
    await world.bet(player, roundId, 'meron', '60000');
    await world.bet(player2, roundId, 'wala', '40000');
    await world.services.rounds.step(declarator, roundId, 'last-call', undefined);
    const closed = await world.services.rounds.step(declarator, roundId, 'close', undefined);
    expect(closed.selections.map((side) => [side.pool, side.odds])).toEqual([
      ['60000', 156],
      ['40000', 235],
    ]);
    await world.services.rounds.step(declarator, roundId, 'declare', { result: 'meron' });
    expect(await settle()).toBe(0);
    passConfirmation();
    await settle();

    expect(await world.balanceOf(player)).toBe(1_033_600n);
    expect(await world.balanceOf(player2)).toBe(960_000n);
    expect(await world.houseSum('pool')).toBe(0n);
    expect(await world.houseSum('takeout')).toBe(6_000n - 2_000n);
    expect(await world.houseSum('breakage')).toBe(400n);
    expect(await world.houseSum('earnings')).toBe(2_000n);
    const admin = await world.user({ role: 'admin' });
    const earnings = await world.services.wallets.earnings(admin, agent.walletId, {});
    expect(earnings.data.map(({ amount, status }) => [amount, status])).toEqual([
      ['1400', 'claimable'],
    ]);
    const subEarnings = await world.services.wallets.earnings(admin, subagent.walletId, {});
    expect(subEarnings.data.map(({ amount }) => amount)).toEqual(['600']);
    const bets = await world.services.wallets.bets(player, player.walletId, {});
    expect(bets.data.map(({ status, odds, payout }) => [status, odds, payout])).toEqual([
      ['won', 156, '93600'],
    ]);
    const ledger = await world.services.wallets.ledger(player, player.walletId, {}, 'en');
    expect(ledger.data.map(({ details, amount }) => [details, amount])).toEqual([
      ['Meron won, Arena Uji fight 1', '93600'],
      ['Meron bet, Arena Uji fight 1', '-60000'],
      ['Opening balance', '1000000'],
    ]);
    const round = await world.services.rounds.show(roundId);
    expect(round).toMatchObject({ status: 'settled', result: 'meron', betCount: 2 });
  });

  it('a draw refunds every stake without commission', async () => {
    const agent = await world.user({ role: 'agent', commissionBp: 200 });
    const player = await world.user({ parent: agent, funds: 500_000n });
    const { roundId, declarator } = await world.openRound();
    await world.bet(player, roundId, 'meron', '60000');
    await world.bet(player, roundId, 'wala', '50000');
    await world.services.rounds.step(declarator, roundId, 'close', undefined);
    await world.services.rounds.step(declarator, roundId, 'declare', { result: 'draw' });
    passConfirmation();
    await settle();

    expect(await world.balanceOf(player)).toBe(500_000n);
    expect(await world.houseSum('takeout')).toBe(0n);
    expect(await world.houseSum('earnings')).toBe(0n);
    const { data } = await world.services.wallets.bets(player, player.walletId, {});
    expect(data.map(({ status, payout }) => [status, payout])).toEqual([
      ['refunded', '50000'],
      ['refunded', '60000'],
    ]);
  });

  it('a round is not settled after its result was undone', async () => {
    const player = await world.user({ funds: 500_000n });
    const { roundId, declarator } = await world.openRound();
    await world.bet(player, roundId, 'meron', '60000');
    await world.bet(player, roundId, 'wala', '50000');
    await world.services.rounds.step(declarator, roundId, 'close', undefined);
    await world.services.rounds.step(declarator, roundId, 'declare', { result: 'wala' });
    await world.services.rounds.step(declarator, roundId, 'undo', undefined);
    passConfirmation();
    expect(await settle()).toBe(0);
    expect(await world.balanceOf(player)).toBe(390_000n);
  });

  it('a result cannot be undone after the undo period', async () => {
    const { roundId, declarator } = await world.openRound();
    await world.services.rounds.step(declarator, roundId, 'close', undefined);
    await world.services.rounds.step(declarator, roundId, 'declare', { result: 'wala' });
    passConfirmation();
    await expect(
      world.services.rounds.step(declarator, roundId, 'undo', undefined),
    ).rejects.toMatchObject({ code: 'round_state' });
  });
});

describe('a round that cannot pay', () => {
  inSharedWorld();

  it.each([
    ['one-sided', ['meron', 'meron']],
    ['minimum-odds', ['meron', 'meron', 'meron', 'wala']],
  ] as const)(
    'a round that cannot pay is cancelled at close as %s, and refunds every stake',
    async (reason, sides) => {
      const player = await world.user({ funds: 500_000n });
      const { roundId, declarator } = await world.openRound();
      for (const side of sides) await world.bet(player, roundId, side, '25000');
      const round = await world.services.rounds.step(declarator, roundId, 'close', undefined);
      expect(round).toMatchObject({ status: 'cancelled', result: 'cancelled', reason });
      await settle();
      expect(await world.balanceOf(player)).toBe(500_000n);
      expect((await world.services.rounds.show(roundId)).settledAt).not.toBeNull();
    },
  );

  it('a round that the operator cancels refunds every stake', async () => {
    const player = await world.user({ funds: 500_000n });
    const { roundId, declarator } = await world.openRound();
    await world.bet(player, roundId, 'wala', '25000');
    const reason = 'Ayam cedera';
    await world.services.rounds.step(declarator, roundId, 'cancel', { reason });
    await settle();
    expect(await world.balanceOf(player)).toBe(500_000n);
    await expect(world.bet(player, roundId, 'wala', '25000')).rejects.toMatchObject({
      code: 'bet_closed',
    });
  });
});

/** A closed round with many bets of ten players, declared and due. */
async function dueRound(bets: number) {
  const players = await Promise.all(
    Array.from({ length: 10 }, () => world.user({ funds: 10_000_000n })),
  );
  const { roundId, declarator } = await world.openRound();
  await Promise.all(
    Array.from({ length: bets }, (_, index) =>
      world.bet(players[index % 10]!, roundId, index % 3 ? 'meron' : 'wala', String(1_000 + index)),
    ),
  );
  await world.services.rounds.step(declarator, roundId, 'close', undefined);
  await world.services.rounds.step(declarator, roundId, 'declare', { result: 'wala' });
  passConfirmation();
  return { roundId, players };
}

describe('settlement of many bets', () => {
  inOwnWorld();

  it('settlement continues after the last committed batch when a node crashes', async () => {
    const { roundId } = await dueRound(1_200);
    expect(await settleBatch(world.db, { at: world.clock.now })).toBe('batch');
    const crash = settleBatch(
      {
        ...world.db,
        transaction: (work) =>
          world.db.transaction(async (tx) => {
            await work(tx);
            throw new Error('power cut');
          }),
      },
      { at: world.clock.now },
    );
    await expect(crash).rejects.toThrow('power cut');
    const half = await queryRow<{ open: bigint }>(
      world.db,
      `select count(*) as open from bets where status = 'placed'`,
    );
    expect(half?.open).toBe(700n);
    expect(await settle()).toBe(2);
    const round = await world.services.rounds.show(roundId);
    expect(round.status).toBe('settled');
  });

  // id: round-settled-once
  it('each bet is settled once when two nodes settle one round at the same time', async () => {
    const { roundId } = await dueRound(1_200);
    await Promise.all([settle(), settle(), settle()]);
    await settle();
    const round = await world.services.rounds.show(roundId);
    expect(round.status).toBe('settled');
    const paid = await queryRow<{ transfers: bigint; bets: bigint }>(
      world.db,
      `select count(*) as transfers, count(distinct reference) as bets
       from transfers where kind = 'payout'`,
    );
    expect(paid).toEqual({ transfers: 400n, bets: 400n });
  });

  // id: second-payout-refused
  it('the database itself rejects a second payout of a bet', async () => {
    await dueRound(30);
    await settle();
    await world.db.run(
      `update bets set status = 'placed', odds = null, payout = null, settled_at = null
       where status = 'won'`,
    );
    await world.db.run(
      `update rounds set status = 'settling', settled_at = null, settled_through = null`,
    );
    await expect(settle()).rejects.toMatchObject({ constraint: 'transfers_pay_a_bet_once' });
    await world.db.run(`update rounds set status = 'settled', settled_at = now()`);
    await world.db.run(
      `update bets b set status = 'won', settled_at = now(), payout = (
         select e.amount from transfers t join entries e on e.transfer_id = t.id
         where t.reference = b.id and t.kind = 'payout' and e.account_id = b.wallet_id)
       where status = 'placed'`,
    );
  });
});

describe('concurrent bets and close', () => {
  inSharedWorld();

  // id: round-closed-to-bets
  it('a round accepts no bet after the close, and the pool at close has every earlier bet', async () => {
    const players = await Promise.all(
      Array.from({ length: 8 }, () => world.user({ funds: 100_000_000n })),
    );
    const { roundId, declarator } = await world.openRound();
    const busy = Promise.withResolvers<void>();
    let isClosed = false;
    let accepted = 0;
    let afterClose = 0;
    const bettor = async (index: number): Promise<void> => {
      for (;;) {
        const startedAfterClose = isClosed;
        try {
          await world.bet(players[index]!, roundId, index % 2 ? 'meron' : 'wala', '1000');
          accepted += 1;
          if (accepted === 100) busy.resolve();
          if (startedAfterClose) afterClose += 1;
        } catch (error) {
          expect(error).toMatchObject({ code: 'bet_closed' });
          return;
        }
      }
    };
    const bettors = players.map((_, index) => bettor(index));
    const closing = (async () => {
      await busy.promise;
      const round = await world.services.rounds.step(declarator, roundId, 'close', undefined);
      isClosed = true;
      return round;
    })();
    const [round] = await Promise.all([closing, ...bettors]);
    expect(afterClose).toBe(0);
    expect(round.betCount).toBe(accepted);
    expect((await world.services.rounds.show(roundId)).betCount).toBe(accepted);
  });
});

describe('bets', () => {
  inSharedWorld();

  it.each([
    ['pending', 'account_pending'],
    ['restricted', 'account_restricted'],
    ['blocked', 'account_blocked'],
  ] as const)('a bet of a player who is %s is rejected with %s', async (status, code) => {
    const player = await world.user({ status, funds: 100_000n });
    const { roundId } = await world.openRound();
    await expect(world.bet(player, roundId, 'meron', '1000')).rejects.toMatchObject({ code });
  });

  it.each([
    ['999', 'stake_below_minimum'],
    ['5000001', 'stake_above_maximum'],
    ['1000.5', 'validation'],
    ['0', 'validation'],
    ['200000', 'insufficient_funds'],
  ])('a bet of %s is rejected with %s', async (amount, code) => {
    const player = await world.user({ funds: 100_000n });
    const { roundId } = await world.openRound();
    await expect(world.bet(player, roundId, 'meron', amount)).rejects.toMatchObject({ code });
    expect(await world.balanceOf(player)).toBe(100_000n);
  });

  // id: bet-limits-current
  it('a bet is validated against the current limits, not against cached ones', async () => {
    const player = await world.user({ funds: 100_000n });
    const { roundId, gameId } = await world.openRound();
    await world.bet(player, roundId, 'meron', '1000');
    await world.db.run('update games set minimum_stake = 2000 where id = $1', [gameId]);
    await expect(world.bet(player, roundId, 'meron', '1999')).rejects.toMatchObject({
      code: 'stake_below_minimum',
      params: { min: '2000' },
    });
    await world.bet(player, roundId, 'meron', '2000');
    expect(await world.balanceOf(player)).toBe(97_000n);
  });

  it('a bet on a side without a market is rejected with bet_closed', async () => {
    const player = await world.user({ funds: 100_000n });
    const { roundId } = await world.openRound();
    await expect(
      world.services.bets.place(player, roundId, { selection: 'draw', amount: '1000' }, once()),
    ).rejects.toMatchObject({ code: 'bet_closed' });
  });

  it('a bet of a user who is no player is rejected with forbidden', async () => {
    const agent = await world.user({ role: 'agent', funds: 100_000n });
    const { roundId } = await world.openRound();
    await expect(world.bet(agent, roundId, 'meron', '1000')).rejects.toMatchObject({
      code: 'forbidden',
    });
  });
});

describe('steps of a round', () => {
  inSharedWorld();

  it('steps of a round are for the declarator of the game', async () => {
    const stranger = await world.user({ role: 'declare' });
    const { roundId, gameId } = await world.openRound();
    await expect(
      world.services.rounds.step(stranger, roundId, 'close', undefined),
    ).rejects.toMatchObject({ code: 'not_found' });
    await expect(world.services.rounds.create(stranger, gameId)).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('no step of a round reopens betting', async () => {
    const { roundId, declarator } = await world.openRound();
    await world.services.rounds.step(declarator, roundId, 'close', undefined);
    await expect(
      world.services.rounds.step(declarator, roundId, 'open', undefined),
    ).rejects.toMatchObject({ code: 'round_state' });
  });

  it('no second round starts while one is running', async () => {
    const { gameId, declarator } = await world.openRound();
    await expect(world.services.rounds.create(declarator, gameId)).rejects.toMatchObject({
      code: 'round_state',
    });
  });
});
