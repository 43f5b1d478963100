import { describe, expect, it } from 'vitest';
import type { WalletAnswer } from '@lobi/core/contract';
import { endStaleRounds, staleDays } from '../../packages/server/src/providers/stale-rounds.ts';
import type { Actor } from '../../packages/server/src/services/access/actor.ts';
import { setUpWorlds } from '../ledger/set-up-worlds.ts';
import { silentLog } from '../ledger/world.ts';
import { createProviderWorld, type ProviderWorld, type Visit } from './provider-world.ts';

const freshWorld = setUpWorlds();

interface Scene extends ProviderWorld {
  readonly player: Actor;
  readonly visit1: Visit;
  readonly call1: Visit['call'];
}

/** A player with 1,000 at the table of provider `alpha`. */
async function scene(funds = 1_000n): Promise<Scene> {
  const providers = await createProviderWorld(await freshWorld());
  const player = await providers.world.user({ funds });
  const visit1 = await providers.visit(player);
  return { ...providers, player, visit1, call1: visit1.call };
}

const bet = (id: string, amount = '100', roundId = 'r') => ({ transactionId: id, roundId, amount });
const win = bet;
const back = (id: string, target: string | null, roundId = 'r') => ({
  transactionId: id,
  roundId,
  targetTransactionId: target,
});
const answerOf = ({ code, balance, replay }: WalletAnswer) => [code, balance, replay];

const minutesLater = (minutes: number, now: Date) => new Date(now.getTime() + minutes * 60_000);

describe('the failure rules of the wallet contract', () => {
  it('1: a repeated id with the same content gets the same response and is posted once', async () => {
    const { call1 } = await scene();
    const first = await call1('bet', bet('b'));
    const again = await call1('bet', bet('b'));
    expect([answerOf(first), answerOf(again)]).toEqual([
      ['OK', '900', false],
      ['OK', '900', true],
    ]);
    expect(again.walletTxId).toBe(first.walletTxId);
    await call1('win', win('w', '30'));
    expect(answerOf(await call1('win', win('w', '30')))).toEqual(['OK', '930', true]);
  });

  it('2: a repeated id with another amount, player or round is a conflict', async () => {
    const { call1, world, visit } = await scene();
    await call1('bet', bet('b'));
    const other = await visit(await world.user({ funds: 1_000n }));
    const answers = [
      await call1('bet', bet('b', '200')),
      await call1('bet', bet('b', '100', 'another')),
      await other.call('bet', bet('b')),
      await call1('win', win('b')),
      await call1('rollback', back('b', 'b')),
      await call1('adjust', { transactionId: 'b', amount: '-100', reason: 'no reason' }),
    ];
    expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 'DUPLICATE_CONFLICT'));
    expect((await call1('balance', {})).balance).toBe('900');
  });

  it('2: a round belongs to one player and one game', async () => {
    const { call1, world, visit } = await scene();
    await call1('bet', bet('b'));
    const other = await visit(await world.user({ funds: 1_000n }));
    expect(answerOf(await other.call('bet', bet('c')))).toEqual([
      'DUPLICATE_CONFLICT',
      '1000',
      false,
    ]);
  });

  it('3: equal ids of two providers are independent', async () => {
    const { call1, visit, player } = await scene();
    const beta = await visit(player, 'beta');
    expect(answerOf(await call1('bet', bet('b')))).toEqual(['OK', '900', false]);
    expect(answerOf(await beta.call('bet', bet('b', '200')))).toEqual(['OK', '700', false]);
    expect(answerOf(await beta.call('rollback', back('x', 'b')))).toEqual(['OK', '900', false]);
    expect(answerOf(await call1('rollback', back('x', 'b')))).toEqual(['OK', '1000', false]);
  });

  // id: provider-rollback-unknown-bet
  it('4: a rollback of an unknown bet is accepted and moves no money', async () => {
    const { call1, world, player } = await scene();
    expect((await call1('rollback', back('x', 'b'))).code).toBe('OK');
    expect((await call1('rollback', back('y', null, 'unknown'))).code).toBe('OK');
    expect(await world.balanceOf(player)).toBe(1_000n);
  });

  // id: provider-bet-after-rollback
  it('5: a bet that arrives after its rollback is rejected', async () => {
    const { call1 } = await scene();
    await call1('rollback', back('x', 'b'));
    await call1('rollback', back('y', null, 'whole'));
    expect(answerOf(await call1('bet', bet('b')))).toEqual(['ALREADY_CANCELLED', '1000', false]);
    expect((await call1('betAndWin', { ...bet('b'), betAmount: '10', winAmount: '20' })).code).toBe(
      'ALREADY_CANCELLED',
    );
    expect((await call1('bet', bet('c', '100', 'whole'))).code).toBe('ALREADY_CANCELLED');
    // Another bet in a round whose only bet was rolled back is accepted.
    expect((await call1('bet', bet('c'))).code).toBe('OK');
  });

  it('6: a repeated rollback gets the same response, and is rejected under another id', async () => {
    const { call1 } = await scene();
    await call1('bet', bet('b'));
    expect(answerOf(await call1('rollback', back('x', 'b')))).toEqual(['OK', '1000', false]);
    expect(answerOf(await call1('rollback', back('x', 'b')))).toEqual(['OK', '1000', true]);
    expect(answerOf(await call1('rollback', back('y', 'b')))).toEqual([
      'ALREADY_CANCELLED',
      '1000',
      false,
    ]);
    expect((await call1('bet', bet('b'))).code).toBe('ALREADY_CANCELLED');
    expect((await call1('win', win('w'))).code).toBe('ALREADY_CANCELLED');
  });

  it.each([
    ['a win', ['win', win('w', '10')]],
    ['a win of nothing', ['win', win('w', '0')]],
    ['the end of the round', ['endRound', { roundId: 'r' }]],
  ] as const)(
    '7: a bet that was settled by %s is not rolled back',
    async (_description, [name, body]) => {
      const { call1, world, player } = await scene();
      await call1('bet', bet('b'));
      await call1(name, body);
      const before = await world.balanceOf(player);
      expect((await call1('rollback', back('x', 'b'))).code).toBe('ALREADY_SETTLED');
      expect((await call1('rollback', back('y', null))).code).toBe('ALREADY_SETTLED');
      expect(await world.balanceOf(player)).toBe(before);
    },
  );

  it('8: a win is not rolled back', async () => {
    const { call1 } = await scene();
    await call1('bet', bet('b'));
    await call1('win', win('w', '50'));
    expect(answerOf(await call1('rollback', back('x', 'w')))).toEqual([
      'INVALID_REQUEST',
      '950',
      false,
    ]);
  });

  it('9: a win that arrives before its bet is answered with a retry', async () => {
    const { call1 } = await scene();
    expect((await call1('win', win('w'))).code).toBe('RETRY');
    await call1('bet', bet('b'));
    expect((await call1('win', { ...win('w'), betTransactionId: 'other' })).code).toBe('RETRY');
    expect(answerOf(await call1('win', win('w')))).toEqual(['OK', '1000', false]);
  });

  // id: provider-late-win
  it('10: a win is accepted after the session, for a locked player, and above a limit', async () => {
    const { call1, world, player } = await scene();
    for (const id of ['1', '2', '3']) await call1('bet', bet(`b${id}`, '100', `r${id}`));
    world.clock.now = minutesLater(31, world.clock.now);
    expect((await call1('win', win('w1', '10', 'r1'))).code).toBe('OK');
    await world.db.run(`update users set status = 'blocked' where id = $1`, [player.id]);
    expect((await call1('win', win('w2', '10', 'r2'))).code).toBe('OK');
    await world.db.run(`update sessions set revoked_at = now()`);
    await world.db.run(`update games set maximum_stake = minimum_stake`);
    expect(answerOf(await call1('win', win('w3', '900', 'r3')))).toEqual(['OK', '1620', false]);
  });

  it('11: a bet in an ended session is rejected', async () => {
    const { call1, world, visit, player } = await scene();
    expect((await call1('bet', { ...bet('b'), sessionId: 'unknown' })).code).toBe(
      'INVALID_SESSION',
    );
    const beta = await visit(player, 'beta');
    expect((await call1('bet', { ...bet('b'), sessionId: beta.sessionId })).code).toBe(
      'INVALID_SESSION',
    );
    world.clock.now = minutesLater(29, world.clock.now);
    expect((await call1('bet', bet('b'))).code).toBe('OK');
    world.clock.now = minutesLater(29, world.clock.now);
    expect((await call1('bet', bet('c'))).code).toBe('OK');
    world.clock.now = minutesLater(30, world.clock.now);
    expect(answerOf(await call1('bet', bet('d')))).toEqual(['INVALID_SESSION', '800', false]);
    const fresh = await visit(player);
    await world.db.run(`update sessions set revoked_at = now()`);
    expect((await fresh.call('bet', bet('d'))).code).toBe('INVALID_SESSION');
  });

  it('12: a second win in an open round is accepted', async () => {
    const { call1 } = await scene();
    await call1('bet', bet('b'));
    expect((await call1('win', win('w1', '10'))).balance).toBe('910');
    const free = await call1('win', { ...win('w2', '25'), kind: 'free' });
    expect(answerOf(free)).toEqual(['OK', '935', false]);
    await call1('win', { ...win('w3', '5'), roundClosed: true });
    expect(answerOf(await call1('win', win('w4', '5')))).toEqual(['ALREADY_SETTLED', '940', false]);
  });

  it('13: a win of zero is accepted and closes the round as lost', async () => {
    const { call1, world } = await scene();
    await call1('bet', bet('b'));
    expect(answerOf(await call1('win', win('w', '0')))).toEqual(['OK', '900', false]);
    const round = await world.db.row('select status, amount, payout from provider_rounds');
    expect(round).toEqual({ status: 'lost', amount: 100n, payout: 0n });
    expect((await call1('bet', bet('c'))).code).toBe('ALREADY_SETTLED');
  });

  it.each([
    ['bet', { ...bet('b'), amount: '-100' }],
    ['bet', { ...bet('b'), amount: '0' }],
    ['win', { ...win('w'), amount: '-1' }],
    ['betAndWin', { ...bet('b'), betAmount: '-10', winAmount: '1' }],
    ['betAndWin', { ...bet('b'), betAmount: '10', winAmount: '-1' }],
    ['adjust', { transactionId: 'a', amount: '0', reason: 'nothing' }],
  ] as const)('14: a %s of %j is rejected', async (name, body) => {
    const { call1 } = await scene();
    await call1('bet', bet('first', '100'));
    expect((await call1(name, body)).code).toBe('INVALID_REQUEST');
    expect((await call1('balance', {})).balance).toBe('900');
  });

  it('15: an amount with more decimals than the currency has is rejected, never rounded', async () => {
    const { call1 } = await scene();
    await call1('bet', bet('b'));
    const answers = [
      await call1('bet', bet('c', '100.5')),
      await call1('bet', bet('c', '100.0')),
      await call1('win', win('w', '0.4')),
      await call1('betAndWin', { ...bet('d'), betAmount: '10', winAmount: '9.99' }),
      await call1('adjust', { transactionId: 'a', amount: '-0.5', reason: 'rounding' }),
    ];
    expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 'INVALID_REQUEST'));
    expect((await call1('balance', {})).balance).toBe('900');
  });

  it('16: two concurrent bets with money for one: exactly one is accepted', async () => {
    const { call1, world, player } = await scene(100n);
    const answers = await Promise.all(
      ['b', 'c'].map((id) => call1('bet', bet(id, '100', `round of ${id}`.replaceAll(' ', '-')))),
    );
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['INSUFFICIENT_FUNDS', 'OK']);
    expect(await world.balanceOf(player)).toBe(0n);
  });

  it('16: concurrent equal bets are posted once, and each is answered OK', async () => {
    const { call1, world, player } = await scene(100n);
    const answers = await Promise.all(Array.from({ length: 8 }, () => call1('bet', bet('b'))));
    expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 'OK'));
    expect(answers.filter(({ replay }) => !replay)).toHaveLength(1);
    expect(await world.balanceOf(player)).toBe(0n);
  });

  it('16: a concurrent bet and rollback leave the balance unchanged', async () => {
    const { call1, world, player } = await scene();
    for (let n = 0; n < 10; n += 1) {
      const [stake, payout] = await Promise.all([
        call1('bet', bet(`b${n}`, '100', `r${n}`)),
        call1('rollback', back(`x${n}`, `b${n}`, `r${n}`)),
      ]);
      expect(['OK', 'ALREADY_CANCELLED']).toContain(stake.code);
      expect(payout.code).toBe('OK');
    }
    expect(await world.balanceOf(player)).toBe(1_000n);
  });

  // id: provider-retry-after-timeout
  it('17: a retry after a timeout is answered OK, even after the session has ended', async () => {
    const { call1, world } = await scene();
    await call1('bet', bet('b'));
    world.clock.now = minutesLater(60, world.clock.now);
    expect(answerOf(await call1('bet', bet('b')))).toEqual(['OK', '900', true]);
  });

  it('18: a bet that is open for two weeks is refunded and reported', async () => {
    const { call1, world, player } = await scene();
    await call1('bet', bet('lost-track', '100', 'r1'));
    await call1('bet', bet('won', '100', 'r2'));
    await call1('win', win('w', '50', 'r2'));
    const reports: object[] = [];
    const log = { ...silentLog, warn: (fields: object) => void reports.push(fields) };
    const sweep = () =>
      endStaleRounds({
        db: world.db,
        log,
        currentTime: () => world.clock.now,
        wakeOutbox: () => undefined,
      });
    expect(await sweep()).toBe(0);
    world.clock.now = minutesLater(staleDays * 1_440 + 1, world.clock.now);
    expect(await sweep()).toBe(2);
    expect(await sweep()).toBe(0);
    expect(reports).toHaveLength(2);
    expect(await world.balanceOf(player)).toBe(950n);
    expect((await call1('win', win('late', '70', 'r1'))).code).toBe('ALREADY_CANCELLED');
    expect((await call1('win', win('late', '70', 'r2'))).code).toBe('ALREADY_SETTLED');
  });

  it('19: a rollback of a round refunds every open bet', async () => {
    const { call1, world } = await scene();
    await call1('bet', bet('b1', '100'));
    await call1('bet', bet('b2', '200'));
    await call1('bet', bet('b3', '300'));
    await call1('win', { ...win('w', '50'), betTransactionId: 'b1' });
    expect(answerOf(await call1('rollback', back('x', null)))).toEqual(['OK', '950', false]);
    expect(answerOf(await call1('rollback', back('x', null)))).toEqual(['OK', '950', true]);
    expect((await call1('bet', bet('b4'))).code).toBe('ALREADY_CANCELLED');
    const round = await world.db.row('select status, amount, payout from provider_rounds');
    expect(round).toEqual({ status: 'won', amount: 600n, payout: 550n });
  });
});

describe('the checks of a bet', () => {
  it('a bet of a player who may not play is answered with PLAYER_LOCKED', async () => {
    const { call1, world, player } = await scene();
    await world.db.run(`update users set status = 'restricted' where id = $1`, [player.id]);
    expect(answerOf(await call1('bet', bet('b')))).toEqual(['PLAYER_LOCKED', '1000', false]);
  });

  it('a stake beyond a limit is rejected with the limit in the player’s language', async () => {
    const { call1 } = await scene(100_000n);
    const above = await call1('bet', bet('b', '5001'));
    expect(answerOf(above)).toEqual(['LIMIT_EXCEEDED', '100000', false]);
    expect(above.message).toMatch(/maximum stake is .*5,000/);
    expect((await call1('bet', bet('b', '9'))).code).toBe('LIMIT_EXCEEDED');
  });

  it('a bet in another currency, on an unknown game or on a removed game is rejected', async () => {
    const { call1, world, gameIdOf } = await scene();
    expect((await call1('bet', { ...bet('b'), currency: 'PHP' })).code).toBe('CURRENCY_MISMATCH');
    expect((await call1('bet', { ...bet('b'), currency: 'IDR' })).code).toBe('OK');
    expect((await call1('bet', { ...bet('c'), gameId: 'nothing' })).code).toBe('INVALID_REQUEST');
    await world.db.run('update games set enabled = false where id = $1', [await gameIdOf('alpha')]);
    expect((await call1('bet', bet('c'))).code).toBe('INVALID_REQUEST');
    expect((await call1('win', win('w'))).code).toBe('OK');
  });

  it('a bet above the balance is rejected', async () => {
    const { call1, world } = await scene(50n);
    expect(answerOf(await call1('bet', bet('b')))).toEqual(['INSUFFICIENT_FUNDS', '50', false]);
    const won = await call1('betAndWin', { ...bet('b'), betAmount: '60', winAmount: '500' });
    expect(answerOf(won)).toEqual(['INSUFFICIENT_FUNDS', '50', false]);
    expect(await world.db.rows('select from provider_transactions')).toEqual([]);
  });
});

describe('the protection of the player', () => {
  it('stakes at a provider count against the player’s limits, and wins are paid', async () => {
    const { call1, world, player } = await scene();
    await world.db.run(
      `insert into player_limits (user_id, kind, period, amount) values ($1, 'stake', '24h', 150)`,
      [player.id],
    );
    expect((await call1('bet', bet('b'))).code).toBe('OK');
    const response = await call1('bet', bet('c', '100', 's'));
    expect(answerOf(response)).toEqual(['LIMIT_EXCEEDED', '900', false]);
    expect(response.message).not.toMatch(/[{}]/);
    // The response to an accepted bet stays the same, even though the bet used up the limit.
    expect(answerOf(await call1('bet', bet('b')))).toEqual(['OK', '900', true]);
    expect(answerOf(await call1('win', win('w', '40')))).toEqual(['OK', '940', false]);
  });

  it('no stake is accepted while a reality check is due, and the next one is announced', async () => {
    const { call, ticket, call1, world, player } = await scene();
    const { now } = world.clock;
    await world.db.run(
      `insert into play_sessions (id, user_id, started_at, seen_at, checked_at)
       values (gen_random_uuid(), $1, $2, $2, $2)`,
      [player.id, now],
    );
    const token = await ticket('alpha', player);
    const { session } = await call('alpha', 'authenticate', { token });
    const dueAt = Date.parse(session?.rgHints.nextRealityCheckAt ?? '');
    expect(dueAt).toBeGreaterThan(now.getTime());
    await call1('bet', bet('b'));
    // The session at the provider is kept alive until then.
    world.clock.now = new Date(dueAt);
    await world.db.run('update provider_sessions set seen_at = $1', [new Date(dueAt)]);
    expect((await call1('bet', bet('c', '100', 's'))).code).toBe('LIMIT_EXCEEDED');
    expect((await call1('win', win('w', '40'))).code).toBe('OK');
  });
});

describe('other calls', () => {
  it('betAndWin takes a stake and pays a win in one step', async () => {
    const { call1, world } = await scene();
    const both = { ...bet('b'), betAmount: '100', winAmount: '150' };
    expect(answerOf(await call1('betAndWin', both))).toEqual(['OK', '1050', false]);
    expect(answerOf(await call1('betAndWin', both))).toEqual(['OK', '1050', true]);
    expect((await call1('rollback', back('x', 'b'))).code).toBe('ALREADY_SETTLED');
    expect((await call1('win', win('w'))).code).toBe('ALREADY_SETTLED');
    expect(await world.houseSum('provider')).toBe(-50n);
  });

  it('an adjustment changes a balance, and answers the balance before and after', async () => {
    const { call1, visit1 } = await scene();
    const adjustment = { transactionId: 'a1', amount: '25', reason: 'tournament' };
    const first = await call1('adjust', adjustment);
    expect([first.code, first.balanceBefore, first.balanceAfter]).toEqual(['OK', '1000', '1025']);
    const again = await call1('adjust', { ...adjustment, playerId: visit1.playerId });
    expect([again.replay, again.balanceBefore, again.balanceAfter]).toEqual([true, '1000', '1025']);
    const taken = await call1('adjust', { ...adjustment, transactionId: 'a2', amount: '-1025' });
    expect([taken.code, taken.balance]).toEqual(['OK', '0']);
    expect((await call1('adjust', { ...adjustment, transactionId: 'a3', amount: '-1' })).code).toBe(
      'INSUFFICIENT_FUNDS',
    );
  });

  it('a balance is answered by session or player, and for no other', async () => {
    const { call, visit1, call1 } = await scene();
    const { playerId } = visit1;
    expect((await call('alpha', 'balance', { playerId })).balance).toBe('1000');
    expect((await call('alpha', 'balance', { playerId: 'who' })).code).toBe('PLAYER_NOT_FOUND');
    expect((await call('beta', 'balance', { playerId })).code).toBe('PLAYER_NOT_FOUND');
    expect((await call('alpha', 'balance', {})).code).toBe('INVALID_REQUEST');
    expect((await call1('balance', { playerId: 'who' })).code).toBe('PLAYER_NOT_FOUND');
  });

  it('a round is ended once', async () => {
    const { call1 } = await scene();
    expect((await call1('endRound', { roundId: 'r' })).code).toBe('BET_NOT_FOUND');
    await call1('bet', bet('b'));
    expect(answerOf(await call1('endRound', { roundId: 'r' }))).toEqual(['OK', '900', false]);
    expect(answerOf(await call1('endRound', { roundId: 'r' }))).toEqual(['OK', '900', true]);
    await call1('bet', bet('c', '100', 's'));
    await call1('rollback', back('x', 'c', 's'));
    expect((await call1('endRound', { roundId: 's' })).code).toBe('ALREADY_CANCELLED');
  });
});

describe('a ticket', () => {
  it('a ticket is exchanged once; only its own request may be repeated', async () => {
    const { call, ticket, player } = await scene();
    const token = await ticket('alpha', player);
    const requestId = '0190f5e2-0000-7000-8000-000000000001';
    const first = await call('alpha', 'authenticate', { token }, requestId);
    expect(first).toMatchObject({
      code: 'OK',
      balance: '1000',
      currency: 'IDR',
      session: { language: 'en', country: null },
    });
    const again = await call('alpha', 'authenticate', { token }, requestId);
    expect([again.session, again.replay]).toEqual([first.session, true]);
    expect((await call('alpha', 'authenticate', { token })).code).toBe('INVALID_SESSION');
  });

  it('a ticket is valid for a minute, and for the provider of its game only', async () => {
    const { call, ticket, player, world } = await scene();
    const token = await ticket('alpha', player);
    expect((await call('beta', 'authenticate', { token })).code).toBe('INVALID_SESSION');
    world.clock.now = minutesLater(1, world.clock.now);
    expect((await call('alpha', 'authenticate', { token })).code).toBe('INVALID_SESSION');
  });

  it('a ticket leads to the same player each time, and to another id for another provider', async () => {
    const { visit1, visit, player } = await scene();
    expect((await visit(player)).playerId).toBe(visit1.playerId);
    const beta = await visit(player, 'beta');
    expect(beta.playerId).not.toBe(visit1.playerId);
    expect(beta.playerId).not.toBe(player.id);
  });
});
