import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { house, move, wallet, type Transfer } from '../../packages/server/src/domain/postings.ts';
import { appendOnlyTables } from '../../packages/server/src/store/audit-queries.ts';
import { holdFunds, resolveHold } from '../../packages/server/src/store/holds.ts';
import { postTransfers } from '../../packages/server/src/store/post-transfers.ts';
import type { Actor } from '../../packages/server/src/services/access/actor.ts';
import { slowRuns } from '../property-runs.ts';
import { setUpWorlds } from './set-up-worlds.ts';
import type { World } from './world.ts';
import { queryRow } from '../query-rows.ts';

const freshWorld = setUpWorlds();

const about = () => ({ kind: 'correction', currency: 'IDR', reference: randomUUID() }) as const;

const post = (world: World, ...transfers: Transfer[]) =>
  world.db.transaction((tx) => postTransfers(tx, transfers));

async function walletRow(world: World, actor: Actor) {
  const row = await queryRow<{ balance: bigint; held: bigint; version: bigint }>(
    world.db,
    'select balance, held, version from wallets where id = $1',
    [actor.walletId],
  );
  return row!;
}

describe('posting', () => {
  // id: posting-chains-entries
  it('one call can post several entries to one wallet', async () => {
    const world = await freshWorld();
    const [one, two] = [await world.user({ funds: 1_000n }), await world.user()];
    const there = move(wallet(one.walletId), wallet(two.walletId), 300n, about());
    const back = move(wallet(two.walletId), wallet(one.walletId), 100n, about());
    const again = { ...there, ...about() };
    const states = await post(world, there, back, again);
    expect(states.get(one.walletId)).toMatchObject({ balance: 500n, version: 4n });
    const { data } = await world.services.wallets.ledger(one, one.walletId, {}, 'en');
    expect(data.map((e) => [e.balanceBefore, e.amount, e.balanceAfter, e.version])).toEqual([
      ['800', '-300', '500', 4],
      ['700', '100', '800', 3],
      ['1000', '-300', '700', 2],
      ['0', '1000', '1000', 1],
    ]);
  });

  // id: posting-dips-below-floor
  it('a posting that falls below the floor in between is rejected, even if it ends above', async () => {
    const world = await freshWorld();
    const [one, two] = [await world.user({ funds: 100n }), await world.user()];
    const there = move(wallet(one.walletId), wallet(two.walletId), 150n, about());
    const back = move(wallet(two.walletId), wallet(one.walletId), 150n, about());
    await expect(post(world, there, back)).rejects.toMatchObject({ code: 'insufficient_funds' });
    expect(await walletRow(world, one)).toMatchObject({ balance: 100n, version: 1n });
  });

  // id: posting-unbalanced
  it('a transfer that does not balance is rejected', async () => {
    const world = await freshWorld();
    const one = await world.user();
    const postings = [
      { account: house('genesis'), amount: -100n },
      { account: wallet(one.walletId), amount: 101n },
    ];
    await expect(post(world, { ...about(), postings })).rejects.toThrow('does not balance');
  });

  // id: posting-wrong-wallet
  it('a transfer to a wallet that does not exist, or has another currency, is rejected', async () => {
    const world = await freshWorld({ currency: 'IDR' });
    const one = await world.user({ funds: 100n });
    const toUnknown = move(wallet(one.walletId), wallet(randomUUID()), 10n, about());
    await expect(post(world, toUnknown)).rejects.toThrow('does not exist');
    const foreign = { ...about(), currency: 'PHP' } as const;
    const crossed = move(house('genesis'), wallet(one.walletId), 10n, foreign);
    await expect(post(world, crossed)).rejects.toThrow('another currency');
    expect(await walletRow(world, one)).toMatchObject({ balance: 100n, version: 1n });
  });

  // id: posting-exact-amounts
  it('a posting stores amounts beyond float precision exactly', async () => {
    const world = await freshWorld();
    const [one, two] = [await world.user(), await world.user()];
    const large = 2n ** 61n + 1n;
    await post(world, move(house('genesis'), wallet(one.walletId), large, about()));
    await post(world, move(wallet(one.walletId), wallet(two.walletId), 2n ** 53n + 1n, about()));
    expect(await walletRow(world, one)).toMatchObject({ balance: large - 2n ** 53n - 1n });
    expect(await walletRow(world, two)).toMatchObject({ balance: 2n ** 53n + 1n });
  });

  // id: entries-immutable
  it('entries cannot be changed, not even by the owner of the database', async () => {
    const world = await freshWorld();
    await world.user({ funds: 100n });
    for (const table of appendOnlyTables) {
      const { column } = (await queryRow<{ column: string }>(
        world.db,
        `select column_name as "column" from information_schema.columns
         where table_name = $1 and is_identity = 'NO' limit 1`,
        [table],
      ))!;
      for (const rewrite of [`update ${table} set ${column} = ${column}`, `delete from ${table}`]) {
        await expect(world.db.run(rewrite)).rejects.toMatchObject({ code: '42501' });
      }
      await expect(world.db.run(`truncate ${table} cascade`)).rejects.toMatchObject({
        code: '42501',
      });
    }
  });

  // id: posting-any-sequence
  it('any sequence of transfers and holds keeps every invariant', async () => {
    const world = await freshWorld();
    const people = await Promise.all(
      Array.from({ length: 3 }, () => world.user({ funds: 1_000n })),
    );
    const person = fc.integer({ min: 0, max: 2 });
    const amount = fc.bigInt({ min: 1n, max: 900n });
    const transfer = fc.record({ from: person, to: person, amount });
    const act = fc.oneof(
      fc.record({
        kind: fc.constant('post' as const),
        transfers: fc.array(
          transfer.filter(({ from, to }) => from !== to),
          {
            minLength: 1,
            maxLength: 4,
          },
        ),
      }),
      fc.record({
        kind: fc.constant('hold' as const),
        owner: person,
        amount,
        end: fc.constantFrom('capture' as const, 'release' as const, undefined),
      }),
    );
    const perform = async (step: typeof act extends fc.Arbitrary<infer Act> ? Act : never) => {
      if (step.kind === 'post') {
        const transfers = step.transfers.map((item) =>
          move(
            wallet(people[item.from]!.walletId),
            wallet(people[item.to]!.walletId),
            item.amount,
            about(),
          ),
        );
        return post(world, ...transfers);
      }
      const { walletId } = people[step.owner]!;
      return world.db.transaction(async (tx) => {
        const { holdId } = await holdFunds(tx, {
          walletId,
          amount: step.amount,
          reference: randomUUID(),
        });
        if (step.end) await resolveHold(tx, holdId, step.end);
      });
    };
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 6 }), async (acts) => {
        const outcomes = await Promise.allSettled(acts.map(perform));
        for (const outcome of outcomes) {
          if (outcome.status === 'rejected') {
            expect(outcome.reason).toMatchObject({ code: 'insufficient_funds' });
          }
        }
        const { checks } = await world.services.audit.run();
        expect(checks.filter((check) => check.faults > 0)).toEqual([]);
        const sum = await queryRow<{ sum: bigint }>(
          world.db,
          'select sum(balance)::bigint as sum from wallets',
        );
        expect(sum?.sum).toBe(3_000n);
      }),
      { numRuns: slowRuns(40) },
    );
  });
});

describe('a hold', () => {
  it('a hold reduces the available amount, not the balance', async () => {
    const world = await freshWorld();
    const player = await world.user({ funds: 800_000n });
    const { wallet: after } = await world.db.transaction((tx) =>
      holdFunds(tx, { walletId: player.walletId, amount: 500_000n, reference: randomUUID() }),
    );
    expect(after).toMatchObject({ balance: 800_000n, held: 500_000n, version: 2n });
    const { roundId } = await world.openRound();
    await expect(world.bet(player, roundId, 'meron', '300001')).rejects.toMatchObject({
      code: 'insufficient_funds',
    });
    await world.bet(player, roundId, 'meron', '300000');
    expect((await world.services.users.self(player)).wallet).toMatchObject({
      balance: '500000',
      held: '500000',
      available: '0',
      version: 3,
    });
  });

  it('a hold cannot exceed what is available', async () => {
    const world = await freshWorld();
    const player = await world.user({ funds: 100n });
    const hold = world.db.transaction((tx) =>
      holdFunds(tx, { walletId: player.walletId, amount: 101n, reference: randomUUID() }),
    );
    await expect(hold).rejects.toMatchObject({ code: 'insufficient_funds' });
  });

  it('a hold is captured and paid out in one step', async () => {
    const world = await freshWorld();
    const player = await world.user({ funds: 800n });
    await world.db.transaction(async (tx) => {
      const { walletId } = player;
      const { holdId } = await holdFunds(tx, { walletId, amount: 500n, reference: randomUUID() });
      await resolveHold(tx, holdId, 'capture');
      await postTransfers(tx, [move(wallet(walletId), house('clearing'), 500n, about())]);
    });
    expect(await walletRow(world, player)).toEqual({ balance: 300n, held: 0n, version: 4n });
  });

  // id: hold-resolved-once
  it('a hold that many callers resolve at the same time is resolved once', async () => {
    const world = await freshWorld();
    const player = await world.user({ funds: 800n });
    const { holdId } = await world.db.transaction((tx) =>
      holdFunds(tx, { walletId: player.walletId, amount: 500n, reference: randomUUID() }),
    );
    const attempts = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) =>
        world.db.transaction((tx) => resolveHold(tx, holdId, index % 2 ? 'capture' : 'release')),
      ),
    );
    expect(attempts.filter((attempt) => attempt.status === 'fulfilled')).toHaveLength(1);
    expect(await walletRow(world, player)).toEqual({ balance: 800n, held: 0n, version: 3n });
  });
});
