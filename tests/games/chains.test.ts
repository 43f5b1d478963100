import { describe, expect, it } from 'vitest';
import { apiTable, type TableChain } from '@lobi/core/contract';
import { crashPointBp, isInChain } from '@lobi/core/games';
import { findChain } from '../../packages/server/src/store/hash-chains.ts';
import { outcomeOf } from '../ledger/outcome-of.ts';
import { setUpWorlds } from '../ledger/set-up-worlds.ts';
import type { World } from '../ledger/world.ts';
import {
  anotherNode,
  finishRound,
  goTo,
  builtInGame,
  nextRound,
  advanceClock,
} from './table-world.ts';

const freshWorld = setUpWorlds();

const saltSource = 'The hash of the first block after this chain was published';
const blockHash = '0000000000000000004d6ec16dafe9d8370958664c1dc422f452892264c59526';

/** A crash table whose chains of 20 rounds get their salts from outside. */
async function outsideTable() {
  const world = await freshWorld();
  const crash = await builtInGame(world, 'crash');
  const tables = anotherNode(world, { saltSource });
  return { world, crash, tables };
}

/** Publishes and salts the first chain, so that the table runs. */
async function runningTable() {
  const scene = await outsideTable();
  const { crash, tables } = scene;
  await outcomeOf(tables.show(crash));
  const [chain] = await tables.chains(crash);
  await tables.setSalt(crash, chain!.published, blockHash);
  return { ...scene, chain: chain! };
}

/** Marks the rounds up to this one as ended, without playing each. */
async function skipTo(world: World, gameId: string, number: number): Promise<void> {
  await world.db.run('alter table table_rounds disable trigger table_rounds_end_once');
  await world.db.run('update table_rounds set number = $2 where game_id = $1 and number = 1', [
    gameId,
    number,
  ]);
  await world.db.run('alter table table_rounds enable trigger table_rounds_end_once');
}

describe('a chain whose salt comes from outside', () => {
  it('a chain is published with its salt source, and no round uses it without the salt', async () => {
    const { crash, tables } = await outsideTable();
    expect(await outcomeOf(tables.show(crash))).toBe('not_found');
    const chains = await tables.chains(crash);
    apiTable['table.chains'].answer.parse({ data: chains });
    expect(chains).toMatchObject([
      { firstNumber: 1, games: 20, saltSource, salt: null, saltedAt: null },
    ]);
    await tables.runDueSteps();
    expect(await outcomeOf(tables.show(crash))).toBe('not_found');
    expect(await tables.chains(crash)).toEqual(chains);
  });

  it('a chain is used as soon as it has its salt, and its rounds include the salt', async () => {
    const { world, crash, tables, chain } = await runningTable();
    const opened = await tables.show(crash);
    expect(opened.chain).toMatchObject({ published: chain.published, salt: blockHash });
    const over = await finishRound(world, opened, tables);
    const [first] = over.history;
    expect(await isInChain(first!.hash, 1, chain.published)).toBe(true);
    expect(over.state).toMatchObject({ pointBp: await crashPointBp(first!.hash, blockHash) });
    const [salted] = await tables.chains(crash);
    expect(Date.parse(salted!.saltedAt!)).toBeGreaterThanOrEqual(Date.parse(salted!.publishedAt));
  });

  it('a chain accepts one salt, also of many concurrent ones', async () => {
    const { crash, tables } = await outsideTable();
    await outcomeOf(tables.show(crash));
    const [chain] = await tables.chains(crash);
    const give = (salt: string) => outcomeOf(tables.setSalt(crash, chain!.published, salt));
    const salts = Array.from({ length: 8 }, (_, index) => String(index).repeat(64));
    const answers = await Promise.all(salts.map(give));
    expect(answers.filter((answer) => answer === 'ok')).toHaveLength(1);
    expect(answers.filter((answer) => answer === 'conflict')).toHaveLength(7);
    const [salted] = await tables.chains(crash);
    expect(salted!.salt).toBe(salts[answers.indexOf('ok')]);
    expect(await give(blockHash)).toBe('conflict');
    expect(await outcomeOf(tables.setSalt(crash, 'f'.repeat(64), blockHash))).toBe('not_found');
  });

  it('the database rejects a salt before its chain is published, and a second salt', async () => {
    const { world, crash, tables } = await outsideTable();
    await outcomeOf(tables.show(crash));
    const insert = (salt: string, at: string) =>
      outcomeOf(
        world.db.run(
          `insert into hash_chains (id, game_id, first_number, games, published, secret, salt, salted_at)
           values (gen_random_uuid(), $1, 21, 20, $2, 'sealed', ${salt}, ${at})`,
          [crash, 'e'.repeat(64)],
        ),
      );
    expect(await insert(`'${blockHash}'`, `now() + interval '1 hour'`)).not.toBe('ok');
    expect(await insert('null', 'null')).toBe('ok');
    const salt = (value: string, at: string) =>
      outcomeOf(
        world.db.run(
          `update hash_chains set salt = ${value}, salted_at = ${at} where published = $1`,
          ['e'.repeat(64)],
        ),
      );
    expect(await salt(`'early'`, `published_at - interval '1 second'`)).not.toBe('ok');
    expect(await salt(`'fixed'`, 'clock_timestamp()')).toBe('ok');
    expect(await salt(`'other'`, 'clock_timestamp()')).not.toBe('ok');
    expect(await salt('null', 'null')).not.toBe('ok');
    const moved = world.db.run(`update hash_chains set salt_source = 'Something else'`);
    expect(await outcomeOf(moved)).not.toBe('ok');
  });
});

describe('the next chain', () => {
  it('the next chain is published before the one in use ends, and waits for its own salt', async () => {
    const { world, crash, tables, chain } = await runningTable();
    let table = await finishRound(world, await tables.show(crash), tables);
    expect(await tables.chains(crash)).toHaveLength(1);
    await skipTo(world, crash, 17);
    table = await nextRound(world, table, tables);
    expect(table.round.number).toBe(18);
    expect(await tables.chains(crash)).toHaveLength(1);
    table = await nextRound(world, await finishRound(world, table, tables), tables);
    expect(table.round.number).toBe(19);
    const [next] = await tables.chains(crash);
    expect(next).toMatchObject({ firstNumber: 21, games: 20, saltSource, salt: null });
    expect(next!.published).not.toBe(chain.published);

    table = await nextRound(world, await finishRound(world, table, tables), tables);
    expect(table).toMatchObject({ round: { number: 20 }, chain: { published: chain.published } });
    const over = await finishRound(world, table, tables);
    expect(over.nextAt).toBeNull();
    advanceClock(world, 20_000);
    await tables.runDueSteps();
    expect((await tables.show(crash)).round.number).toBe(20);

    await tables.setSalt(crash, next!.published, 'ab'.repeat(32));
    await tables.runDueSteps();
    table = await tables.show(crash);
    expect(table).toMatchObject({
      round: { number: 21 },
      chain: { published: next!.published, salt: 'ab'.repeat(32), firstNumber: 21 },
    });
    expect(await tables.chains(crash)).toHaveLength(2);
  });

  it('a chain with a salt drawn by the platform is ready in time, also with two nodes', async () => {
    const world = await freshWorld();
    const crash = await builtInGame(world, 'crash');
    const nodes = [world.tables, anotherNode(world)];
    const first = await finishRound(world, await world.tables.show(crash));
    await skipTo(world, crash, 18);
    goTo(world, first.nextAt!);
    await Promise.all(nodes.map((node) => node.runDueSteps()));
    let table = await world.tables.show(crash);
    expect(table.round.number).toBe(19);
    const [next, used, ...more] = await world.tables.chains(crash);
    expect(more).toEqual([]);
    expect(used).toMatchObject({ firstNumber: 1, saltSource: null });
    expect(next).toMatchObject({ firstNumber: 21, saltSource: null, salt: expect.any(String) });
    const isAfter = ({ publishedAt, saltedAt }: TableChain): boolean =>
      Date.parse(saltedAt!) >= Date.parse(publishedAt);
    expect([next!, used!].every(isAfter)).toBe(true);
    expect(await outcomeOf(world.tables.setSalt(crash, next!.published, blockHash))).toBe(
      'conflict',
    );
    for (const number of [20, 21]) {
      table = await nextRound(world, await finishRound(world, table));
      expect(table.round.number).toBe(number);
    }
    expect(table.chain.published).toBe(next!.published);
    expect((await findChain(world.db, crash, 21))?.published).toBe(next!.published);
  });
});

it('only games with tables have chains', async () => {
  const world = await freshWorld();
  const dice = await builtInGame(world, 'dice');
  expect(await outcomeOf(world.tables.chains(dice))).toBe('not_found');
  expect(await outcomeOf(world.tables.setSalt(dice, 'a'.repeat(64), blockHash))).toBe('not_found');
});
