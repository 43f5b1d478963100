import { beforeEach, describe, expect, it } from 'vitest';
import { parseMoney, type Table } from '@lobi/core/contract';
import { createSealer } from '../../packages/server/src/config/sealer.ts';
import { playsAtOnce } from '../../packages/server/src/games/tables/pay-round.ts';
import type { Actor } from '../../packages/server/src/services/access/actor.ts';
import type { Database } from '../../packages/server/src/store/database.ts';
import { setUpWorlds } from '../ledger/set-up-worlds.ts';
import type { World } from '../ledger/world.ts';
import { queryRow, queryRows } from '../query-rows.ts';
import {
  anotherNode,
  builtInGame,
  finishRound,
  goTo,
  join,
  nextRound,
  advanceClock,
  players,
  runRound,
  stepsOfAnotherNode,
} from './table-world.ts';

const freshWorld = setUpWorlds();
let world: World;
let bingo: string;

beforeEach(async () => {
  world = await freshWorld();
  bingo = await builtInGame(world, 'bingo');
});

/** A card costs 1,000. */
const buy = (player: Actor, cards: number) =>
  join(world, player, bingo, String(cards * 1_000), { cards });

/** Players who buy these numbers of cards in the round that opens. */
async function sell(...cards: readonly number[]): Promise<Table> {
  const opened = await world.tables.show(bingo);
  const joined = await players(world, cards.length);
  for (const [index, count] of cards.entries()) await buy(joined[index]!, count);
  return opened;
}

const prizesOf = ({ state }: Table) => {
  if (state.engine !== 'bingo') throw new Error('not bingo');
  return state.prizes.map(({ amount, guaranteed }) => [amount, guaranteed]);
};

/** Payouts of all plays, in minor units. */
const paidOut = async (): Promise<bigint> =>
  (await queryRow<{ paid: bigint }>(
    world.db,
    'select coalesce(sum(payout), 0)::bigint as paid from plays',
  ))!.paid;

/** Rounds that were topped up, once for each time. */
const topUps = async (): Promise<readonly string[]> =>
  (
    await queryRows<{ reference: string }>(
      world.db,
      `select reference from transfers where kind = 'guarantee'`,
    )
  ).map(({ reference }) => reference);

const audited = async () =>
  (await world.services.audit.run()).checks.filter(({ faults }) => faults > 0);

describe('the guaranteed prizes of a bingo round', () => {
  it('a round of 20 cards pays its guaranteed prizes, of which the house adds 1,000', async () => {
    const opened = await sell(12, 8);
    const guaranteed = [
      ['2000', '2000'],
      ['5000', '5000'],
      ['12000', '12000'],
    ];
    expect(prizesOf(await world.tables.show(bingo))).toEqual(guaranteed);
    const over = await finishRound(world, opened);
    expect(prizesOf(over)).toEqual(guaranteed);
    // The shares are 1,800, 4,500 and 11,700 of the 18,000 after the commission.
    expect(await world.houseSum('guarantee')).toBe(-1_000n);
    expect(await topUps()).toEqual([opened.round.id]);
    expect(await world.houseSum('takeout')).toBe(2_000n);
    expect(await world.houseSum('pool')).toBe(0n);
    expect((await paidOut()) + (await world.houseSum('breakage'))).toBe(19_000n);
  });

  it('a round of 19 cards shows what would be guaranteed, and pays the shares of its pool', async () => {
    const opened = await sell(12, 7);
    const table = await world.tables.show(bingo);
    expect(table.state).toMatchObject({ cardsSold: 19, guaranteedFrom: 20 });
    expect(prizesOf(table)).toEqual([
      ['1710', '2000'],
      ['4275', '5000'],
      ['11115', '12000'],
    ]);
    await finishRound(world, opened);
    expect(await topUps()).toEqual([]);
    expect((await paidOut()) + (await world.houseSum('breakage'))).toBe(17_100n);
  });

  it('a player is paid the guaranteed prize, and sees it in the play', async () => {
    const opened = await sell(12, 8);
    await finishRound(world, opened);
    const plays = await queryRows<{ outcome: { prizes: { pattern: string; amount: string }[] } }>(
      world.db,
      'select outcome from plays',
    );
    const sumOf = (pattern: string) =>
      plays
        .flatMap(({ outcome }) => outcome.prizes)
        .filter((prize) => prize.pattern === pattern)
        .reduce((sum, { amount }) => sum + (parseMoney(amount, 'IDR') ?? 0n), 0n);
    // Winners on one ball share a prize, and lose less than a unit each.
    for (const [pattern, prize] of Object.entries({
      corners: 2_000n,
      line: 5_000n,
      full: 12_000n,
    })) {
      expect(sumOf(pattern)).toBeGreaterThan(prize - 20n);
      expect(sumOf(pattern)).toBeLessThanOrEqual(prize);
    }
  });

  it('each of two rounds is topped up once', async () => {
    const first = await sell(12, 8);
    const over = await finishRound(world, first);
    await nextRound(world, over);
    const second = await sell(12, 9);
    await finishRound(world, second);
    expect((await topUps()).toSorted()).toEqual([first.round.id, second.round.id].toSorted());
    // With 21 cards the shares of the corners and of a line lack 110 and 275.
    expect(await world.houseSum('guarantee')).toBe(-1_385n);
  });

  it('nodes that pay one round at the same time top it up once', async () => {
    const opened = await sell(12, 8);
    await runRound(world, opened);
    goTo(world, Date.parse(opened.closesAt) + 75 * 3_000);
    const nodes = [1, 2, 3, 4].map(() => stepsOfAnotherNode(world));
    // The first step ends the round, the second one pays it.
    for (let step = 0; step < 2; step += 1) {
      await Promise.all(nodes.map((node) => node.step(bingo, new Date(opened.closesAt))));
    }
    expect(await topUps()).toEqual([opened.round.id]);
    expect(await world.houseSum('guarantee')).toBe(-1_000n);
    expect(await world.houseSum('pool')).toBe(0n);
  });

  it('a void round is refunded, and not topped up', async () => {
    const opened = await sell(12, 8);
    const stranger = anotherNode(world, { sealer: createSealer('cd'.repeat(32)) });
    goTo(world, opened.closesAt);
    await stranger.runDueSteps();
    expect(await paidOut()).toBe(20_000n);
    expect(await topUps()).toEqual([]);
    expect(await world.houseSum('pool')).toBe(0n);
  });

  it('a round keeps the guarantee with which it opened', async () => {
    const opened = await world.tables.show(bingo);
    // As a round that opened before prizes were guaranteed.
    await world.db.run(`update table_rounds set terms = terms - 'guarantee' - 'prizesBp'`);
    const [one, other] = await players(world, 2);
    await buy(one!, 12);
    await buy(other!, 8);
    const table = await world.tables.show(bingo);
    expect(table.state).toMatchObject({ guaranteedFrom: null });
    expect(prizesOf(table)).toEqual([
      ['1800', null],
      ['4500', null],
      ['11700', null],
    ]);
    await finishRound(world, opened);
    expect(await topUps()).toEqual([]);
  });
});

/** A database that fails a process from the moment at which it has paid a part of a round. */
function diesBetweenBatches(db: Database): Database {
  let isDead = false;
  return {
    ...db,
    transaction: async (work) => {
      if (isDead) throw new Error('The process was killed.');
      const result = await db.transaction(work);
      const partlyPaid = await db.rows(
        'select 1 from table_rounds where settled_through is not null and paid_at is null',
      );
      isDead = partlyPaid.length > 0;
      return result;
    },
  };
}

describe('a bingo round of more plays than one transaction pays', () => {
  // id: guarantee-between-batches
  it('a node killed between two batches has topped the round up, and its heir does not', async () => {
    const opened = await world.tables.show(bingo);
    // 501 cards, 293 prices for the full card: a guarantee of 400 lacks 106.9.
    await world.db.run(
      `update table_rounds set terms = jsonb_set(terms, '{guarantee,prices,full}', '400')`,
    );
    const joined = await players(world, playsAtOnce + 1, 1_000n);
    for (const player of joined) await buy(player, 1);
    const topUp = 400_000n - 293_085n;

    await runRound(world, opened);
    await world.tables.stop();
    const mortal = anotherNode(world, { db: diesBetweenBatches(world.db) });
    goTo(world, Date.parse(opened.closesAt) + 75 * 3_000);
    await mortal.runDueSteps();
    const open = await world.db.rows(`select 1 from plays where status = 'open'`);
    expect(open).toHaveLength(1);
    expect(await world.houseSum('guarantee')).toBe(-topUp);
    expect(await audited()).toEqual([]);

    advanceClock(world, 60_000);
    await anotherNode(world).runDueSteps();
    expect(await world.db.rows(`select 1 from plays where status = 'open'`)).toEqual([]);
    expect(await world.houseSum('guarantee')).toBe(-topUp);
    expect(await topUps()).toEqual([opened.round.id]);
    expect(await world.houseSum('pool')).toBe(0n);
    expect(await audited()).toEqual([]);
  });
});
