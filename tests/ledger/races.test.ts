import { randomUUID } from 'node:crypto';
import { AppError, isAppError } from '@lobi/core/contract';
import { describe, expect, it } from 'vitest';
import { move, wallet } from '../../packages/server/src/domain/postings.ts';
import { postTransfers } from '../../packages/server/src/store/post-transfers.ts';
import { atATime } from '../faults/counts.ts';
import { outcomeOf } from './outcome-of.ts';
import { setUpWorlds } from './set-up-worlds.ts';
import { once } from './world.ts';
import { queryRow } from '../query-rows.ts';

// Each test kills the mutants that its comment names.

const freshWorld = setUpWorlds();

/** Counts outcomes: `ok`, or the code of the failure. */
async function tally(calls: readonly Promise<unknown>[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const result of await Promise.allSettled(calls)) {
    const outcome =
      result.status === 'fulfilled'
        ? 'ok'
        : isAppError(result.reason)
          ? result.reason.code
          : String(result.reason);
    counts[outcome] = (counts[outcome] ?? 0) + 1;
  }
  return counts;
}

describe('a wallet under load', () => {
  // M1: reading, checking and writing separately would accept some 990 of them.
  // id: wallet-100-bets
  it('a wallet funded for 100 bets accepts exactly 100 of 1,000 at once', async () => {
    const world = await freshWorld();
    const player = await world.user({ funds: 100_000n });
    const { roundId } = await world.openRound();
    const outcomes = await tally(
      Array.from({ length: 1_000 }, () => world.bet(player, roundId, 'meron', '1000')),
    );
    expect(outcomes).toEqual({ ok: 100, insufficient_funds: 900 });
    expect(await world.balanceOf(player)).toBe(0n);
    const round = await world.services.rounds.show(roundId);
    expect(round.selections[0]).toMatchObject({ pool: '100000', bets: 100 });
  });

  it('a wallet rejects only bets above its balance, for any batching', async () => {
    const world = await freshWorld();
    const player = await world.user({ funds: 100_000n });
    const { roundId } = await world.openRound();
    const amounts = Array.from({ length: 120 }, (_, index) => 1_000 + ((index * 7_919) % 9_000));
    const results = await Promise.allSettled(
      amounts.map((amount) => world.bet(player, roundId, 'meron', String(amount))),
    );
    const left = await world.balanceOf(player);
    const taken = amounts.filter((_, index) => results[index]?.status === 'fulfilled');
    expect(BigInt(taken.reduce((sum, amount) => sum + amount, 0))).toBe(100_000n - left);
    for (const [index, result] of results.entries()) {
      if (result.status === 'fulfilled') continue;
      expect(result.reason).toMatchObject({ code: 'insufficient_funds' });
      expect(amounts[index]).toBeGreaterThan(Number(left));
    }
  });

  // M5: without a fixed lock order there would be many deadlocks.
  // id: random-transfers-no-deadlock
  it('four wallets survive random transfers between them without a deadlock', async () => {
    const world = await freshWorld();
    const people = await Promise.all(
      Array.from({ length: 4 }, () => world.user({ funds: 50_000n })),
    );
    let retries = 0;
    // As many at a time as there are connections, so that no transfer times out waiting for one.
    const outcomes = await atATime(16, 400, (index) => {
      const from = people[index % 4]!;
      const to = people[(index + 1 + (index % 3)) % 4]!;
      const transfer = world.db.transaction(async (tx) => {
        retries += 1;
        const about = () =>
          ({ kind: 'correction', currency: 'IDR', reference: randomUUID() }) as const;
        const there = move(wallet(from.walletId), wallet(to.walletId), 700n, about());
        const back = move(wallet(to.walletId), wallet(from.walletId), 200n, about());
        await postTransfers(tx, [there, back]);
      });
      return outcomeOf(transfer);
    });
    expect(outcomes.filter((code) => !['ok', 'insufficient_funds'].includes(code))).toEqual([]);
    expect(retries).toBe(400);
  });
});

describe('a repeated call', () => {
  // M2: a key that is checked first and stored later accepts several calls.
  // id: repeated-bet
  it('20 bets sent 50 times each concurrently have one effect and one response per key', async () => {
    const world = await freshWorld();
    const player = await world.user({ funds: 10_000_000n });
    const { roundId } = await world.openRound();
    const keys = Array.from({ length: 20 }, () => ({ key: randomUUID(), bodyHash: 'same' }));
    const bet = { selection: 'wala', amount: '5000' } as const;
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => keys)
        .flat()
        .map((key) => world.services.bets.place(player, roundId, bet, key)),
    );
    const bodies = new Set(answers.map(({ answer }) => JSON.stringify(answer)));
    expect(bodies.size).toBe(20);
    expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(20);
    expect(await world.balanceOf(player)).toBe(10_000_000n - 20n * 5_000n);
  });

  // id: repeated-cash-in
  it('a repeated cash-in has one effect and one answer', async () => {
    const world = await freshWorld();
    const agent = await world.user({ role: 'agent', funds: 1_000_000n });
    const player = await world.user({ parent: agent });
    const key = once();
    const cashIn = () =>
      world.services.transactions.create(
        agent,
        player.walletId,
        { type: 'cash-in', amount: '250000' },
        key,
        'en',
      );
    const answers = await Promise.all(Array.from({ length: 20 }, cashIn));
    expect(new Set(answers.map(({ answer }) => JSON.stringify(answer))).size).toBe(1);
    expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1);
    expect(await world.balanceOf(player)).toBe(250_000n);
    expect(await world.balanceOf(agent)).toBe(750_000n);
  });

  it('a repeated bet gets its first response even after the money is spent and the round is closed', async () => {
    const world = await freshWorld();
    const player = await world.user({ funds: 5_000n });
    const { roundId, declarator } = await world.openRound();
    const key = once();
    const place = () =>
      world.services.bets.place(player, roundId, { selection: 'meron', amount: '5000' }, key);
    const first = await place();
    expect(await place()).toEqual({ answer: first.answer, replayed: true });
    await world.services.rounds.step(declarator, roundId, 'close', undefined);
    expect(await place()).toEqual({ answer: first.answer, replayed: true });
  });

  // M3: a key without the hash of its body would replay the response of another call.
  // id: key-with-other-content
  it('a repeated key with other content is a conflict and moves nothing', async () => {
    const world = await freshWorld();
    const player = await world.user({ funds: 100_000n });
    const { roundId } = await world.openRound();
    const key = randomUUID();
    const place = (amount: string) =>
      world.services.bets.place(
        player,
        roundId,
        { selection: 'meron', amount },
        { key, bodyHash: amount },
      );
    await place('5000');
    await expect(place('6000')).rejects.toMatchObject({ code: 'idempotency_conflict' });
    expect(await world.balanceOf(player)).toBe(95_000n);
  });

  // M4: a key without its actor would replay the response of another user.
  // id: key-of-other-caller
  it('equal keys of two callers are independent', async () => {
    const world = await freshWorld();
    const [one, two] = [await world.user({ funds: 9_000n }), await world.user({ funds: 9_000n })];
    const { roundId } = await world.openRound();
    const key = once();
    const bet = { selection: 'meron', amount: '5000' } as const;
    expect((await world.services.bets.place(one, roundId, bet, key)).replayed).toBe(false);
    expect((await world.services.bets.place(two, roundId, bet, key)).replayed).toBe(false);
    expect([await world.balanceOf(one), await world.balanceOf(two)]).toEqual([4_000n, 4_000n]);
  });

  it('a rejected bet stores no key, and may succeed when retried', async () => {
    const world = await freshWorld();
    const agent = await world.user({ role: 'agent', funds: 50_000n });
    const player = await world.user({ parent: agent });
    const { roundId } = await world.openRound();
    const key = once();
    const place = () =>
      world.services.bets.place(player, roundId, { selection: 'meron', amount: '5000' }, key);
    await expect(place()).rejects.toMatchObject({ code: 'insufficient_funds' });
    const body = { type: 'cash-in', amount: '5000' } as const;
    await world.services.transactions.create(agent, player.walletId, body, once(), 'en');
    expect((await place()).replayed).toBe(false);
  });
});

describe('a transaction', () => {
  // M11: a retried transaction must not have had an effect before.
  // id: deadlock-retried
  it('a transaction is retried after a deadlock, and commits once', async () => {
    const world = await freshWorld({ circles: true });
    const [one, two] = [await world.user({ funds: 1_000n }), await world.user({ funds: 1_000n })];
    const lock = 'select from wallets where id = $1 for update';
    const crossed = async (first: string, second: string) =>
      world.db.transaction(async (tx) => {
        await tx.run(lock, [first]);
        await tx.row('select pg_sleep(0.05)');
        await tx.run(lock, [second]);
        const about = { kind: 'correction', currency: 'IDR', reference: randomUUID() } as const;
        await postTransfers(tx, [move(wallet(first), wallet(second), 100n, about)]);
      });
    await Promise.all([crossed(one.walletId, two.walletId), crossed(two.walletId, one.walletId)]);
    expect([await world.balanceOf(one), await world.balanceOf(two)]).toEqual([1_000n, 1_000n]);
    const entries = await queryRow<{ count: bigint }>(
      world.db,
      `select count(*) as count from transfers where kind = 'correction'`,
    );
    expect(entries?.count).toBe(2n);
  });

  it('a transaction that fails after the money has moved leaves nothing behind', async () => {
    const world = await freshWorld();
    const [one, two] = [await world.user({ funds: 1_000n }), await world.user()];
    const broken = world.db.transaction(async (tx) => {
      const about = { kind: 'correction', currency: 'IDR', reference: randomUUID() } as const;
      await postTransfers(tx, [move(wallet(one.walletId), wallet(two.walletId), 100n, about)]);
      throw new AppError('server');
    });
    await expect(broken).rejects.toMatchObject({ code: 'server' });
    expect([await world.balanceOf(one), await world.balanceOf(two)]).toEqual([1_000n, 0n]);
  });
});
