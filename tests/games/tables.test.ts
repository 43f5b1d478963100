import { beforeEach, describe, expect, it } from 'vitest';
import type { Table } from '@lobi/core/contract';
import { isChainLink, isInChain } from '@lobi/core/games';
import { createSealer } from '../../packages/server/src/config/sealer.ts';
import type { Tables } from '../../packages/server/src/games/tables/index.ts';
import { setUpWorlds } from '../ledger/set-up-worlds.ts';
import type { World } from '../ledger/world.ts';
import {
  announced,
  anotherNode,
  crashMomentOf,
  finishRound,
  goTo,
  builtInGame,
  join,
  leave,
  mortalDatabase,
  nextRound,
  advanceClock,
  players,
  roundThat,
  runRound,
  outcomeOfPlay,
  rises,
  manual,
} from './table-world.ts';
import { queryRow, queryRows } from '../query-rows.ts';

const freshWorld = setUpWorlds();
let world: World;
let crash: string;

beforeEach(async () => {
  world = await freshWorld();
  crash = await builtInGame(world, 'crash');
});

describe('nodes and restarts', () => {
  it('a table on two nodes publishes each phase once and pays each play once', async () => {
    world = await freshWorld({ poolSize: 20 });
    crash = await builtInGame(world, 'crash');
    const joined = await players(world, 12);
    const nodes = [world.tables, anotherNode(world), anotherNode(world)];
    const together = () => Promise.all(nodes.map((node) => node.runDueSteps()));
    const table = await world.tables.show(crash);
    await Promise.all(
      joined.map((player) => join(world, player, crash, '10000', { autoCashOutBp: 10_100 })),
    );
    goTo(world, table.closesAt);
    await together();
    // After the lease of the first node has expired, another one takes over.
    goTo(world, await crashMomentOf(world, table));
    advanceClock(world, 6_000);
    await together();
    await together();
    advanceClock(world, 6_000);
    await together();
    const tables = await announced(world, crash);
    expect(tables.map(({ round, phase }) => `${round.number} ${phase}`)).toEqual([
      '1 betting',
      '1 running',
      '1 settled',
      '1 settled',
      '2 betting',
    ]);
    const open = await world.db.rows(`select 1 from plays where status = 'open'`);
    expect(open).toEqual([]);
  });

  it('a table belongs to one node until its lease expires, and is released at a stop', async () => {
    const first = anotherNode(world);
    const second = anotherNode(world);
    const table = await first.show(crash);
    await first.runDueSteps();
    goTo(world, table.closesAt);
    advanceClock(world, -1_000);
    await first.runDueSteps();
    advanceClock(world, 1_000);
    await second.runDueSteps();
    expect((await second.show(crash)).phase).toBe('betting');
    await first.stop();
    await second.runDueSteps();
    expect((await second.show(crash)).phase).toBe('running');
  });

  it.each([0, 1, 2, 3, 4, 5, 6, 7, 8])(
    'a node killed after %i transactions is replaced, and every stake is settled',
    async (lives) => {
      const joined = await players(world, 6);
      const table = await roundThat(world, crash, rises);
      for (const [index, player] of joined.entries()) {
        const autoCashOutBp = index % 2 ? 12_000 : null;
        await join(world, player, crash, '10000', { autoCashOutBp });
      }
      const crashMs = await crashMomentOf(world, table);
      const mortal = anotherNode(world, { db: mortalDatabase(world.db, lives) });
      for (const moment of [table.closesAt, crashMs - 500, crashMs]) {
        goTo(world, moment);
        await mortal.runDueSteps();
      }
      const heir = anotherNode(world);
      advanceClock(world, 6_000);
      for (let looks = 0; looks < 3; looks += 1) await heir.runDueSteps();
      // If the dead node never started it, the round starts now, and is publicly visible.
      advanceClock(world, 3_600_000);
      await heir.runDueSteps();
      const ends = await queryRows<{ status: string }>(world.db, 'select status from plays');
      expect(ends.filter(({ status }) => status === 'open')).toEqual([]);
      const running = await world.db.rows(
        `select 1 from table_rounds where id = $1 and paid_at is null`,
        [table.round.id],
      );
      expect(running).toEqual([]);
    },
  );

  it('an overdue round starts when a node runs it, so that no player misses it', async () => {
    const [player] = await players(world, 1);
    const table = await roundThat(world, crash, rises);
    const play = await join(world, player!, crash, '10000', manual);
    goTo(world, table.closesAt);
    advanceClock(world, 600_000);
    const heir = anotherNode(world);
    await heir.runDueSteps();
    const running = await heir.show(crash);
    expect(running).toMatchObject({
      phase: 'running',
      state: { startsAt: world.clock.now.toISOString() },
    });
    advanceClock(world, 5_000);
    expect((await leave(world, player!, play.id)).data.payout).toBe('13400');
  });

  it('a player who could not act because the table was stalled at the crash is refunded', async () => {
    const [patient, careful] = await players(world, 2);
    const table = await roundThat(world, crash, rises);
    const lost = await join(world, patient!, crash, '10000', manual);
    const safe = await join(world, careful!, crash, '10000', { autoCashOutBp: 12_000 });
    await runRound(world, table);
    goTo(world, (await crashMomentOf(world, table)) + 10_001);
    await anotherNode(world).runDueSteps();
    advanceClock(world, 6_000);
    await anotherNode(world).runDueSteps();
    expect(await outcomeOfPlay(world, lost.id)).toEqual({ status: 'refunded', payout: 10_000n });
    expect(await outcomeOfPlay(world, safe.id)).toEqual({ status: 'won', payout: 12_000n });
  });

  it.each([
    ['killed', async () => undefined],
    ['stopped', (first: Tables) => first.stop()],
  ] as const)(
    'a player who could not act because the only node was %s is refunded, even if it returns soon',
    async (_how, end) => {
      const [patient, careful] = await players(world, 2);
      const table = await roundThat(world, crash, rises);
      const lost = await join(world, patient!, crash, '10000', manual);
      const safe = await join(world, careful!, crash, '10000', { autoCashOutBp: 12_000 });
      const first = anotherNode(world);
      // The lease of the node that ran the table before is over by then.
      advanceClock(world, 6_000);
      await first.runDueSteps();
      goTo(world, (await crashMomentOf(world, table)) - 100);
      await first.runDueSteps();
      await end(first);
      advanceClock(world, 5_200);
      await anotherNode(world).runDueSteps();
      expect(await outcomeOfPlay(world, lost.id)).toEqual({ status: 'refunded', payout: 10_000n });
      expect(await outcomeOfPlay(world, safe.id)).toEqual({ status: 'won', payout: 12_000n });
    },
  );

  it('a player who could act until the crash loses, although another node settles', async () => {
    const [player] = await players(world, 1);
    const table = await roundThat(world, crash, rises);
    const play = await join(world, player!, crash, '10000', manual);
    await runRound(world, table);
    await world.tables.stop();
    const heir = anotherNode(world);
    await heir.runDueSteps();
    goTo(world, await crashMomentOf(world, table));
    await heir.runDueSteps();
    expect(await outcomeOfPlay(world, play.id)).toEqual({ status: 'lost', payout: 0n });
  });

  it('a round whose chain can no longer be decrypted is void: stakes are refunded, and a new chain begins', async () => {
    const [player] = await players(world, 1);
    const before = await world.tables.show(crash);
    const play = await join(world, player!, crash, '10000', manual);
    const stranger = anotherNode(world, { sealer: createSealer('cd'.repeat(32)) });
    goTo(world, before.closesAt);
    await stranger.runDueSteps();
    expect(await outcomeOfPlay(world, play.id)).toEqual({ status: 'refunded', payout: 10_000n });
    const voided = await stranger.show(crash);
    expect(voided).toMatchObject({ phase: 'settled', state: { pointBp: null }, history: [] });
    const after = await nextRound(world, voided, stranger);
    expect(after).toMatchObject({
      phase: 'betting',
      round: { number: 2 },
      chain: { firstNumber: 2 },
    });
    expect(after.chain.published).not.toBe(before.chain.published);
  });
});

describe('a hash chain', () => {
  it('a hash chain verifies every round, and a new one begins when it is exhausted', async () => {
    const short = anotherNode(world, { chainGames: 3 });
    let table = await short.show(crash);
    const seen: Table[] = [];
    for (let round = 0; round < 5; round += 1) {
      const over = await finishRound(world, table, short);
      seen.push(over);
      table = await nextRound(world, over, short);
    }
    expect(seen.map(({ chain }) => chain.firstNumber)).toEqual([1, 1, 1, 4, 4]);
    for (const { history, chain, round, state } of seen) {
      const [newest, previous] = history;
      expect(newest!.number).toBe(round.number);
      const isFirst = round.number === chain.firstNumber;
      expect(await isChainLink(newest!.hash, isFirst ? chain.published : previous!.hash)).toBe(
        true,
      );
      const inChain = round.number - chain.firstNumber + 1;
      expect(await isInChain(newest!.hash, inChain, chain.published)).toBe(true);
      expect(newest!.result).toBe(String(state.engine === 'crash' && state.pointBp));
    }
  });

  it('a hash chain is published before its salt is fixed, and neither ever changes', async () => {
    await world.tables.show(crash);
    const chain = await queryRow<{ ordered: boolean }>(
      world.db,
      'select salted_at > published_at as ordered from hash_chains',
    );
    expect(chain).toEqual({ ordered: true });
    for (const change of [`salt = 'other'`, `published = repeat('0', 64)`, `secret = 'other'`]) {
      const changed = world.db.run(`update hash_chains set ${change}`);
      await expect(changed).rejects.toThrow(/once/);
    }
    await expect(world.db.run('delete from hash_chains')).rejects.toThrow(/written once/);
  });

  it('a hash chain requests its salt only after it is published', async () => {
    const seen: number[] = [];
    const node = anotherNode(world, {
      newSalt: async () => {
        seen.push((await world.db.rows('select 1 from hash_chains where salt is null')).length);
        return 'an unknown block';
      },
    });
    expect((await node.show(crash)).chain.salt).toBe('an unknown block');
    expect(seen).toEqual([1]);
  });

  it('a hash chain leaves the record of a round unchanged', async () => {
    await finishRound(world, await world.tables.show(crash));
    for (const change of [`hash = repeat('0', 64)`, `status = 'voided'`, 'paid_at = null']) {
      const changed = world.db.run(`update table_rounds set ${change} where paid_at is not null`);
      await expect(changed).rejects.toThrow(/not changed/);
    }
  });
});

describe('a table without viewers', () => {
  it('a table pauses after a round without viewers, and resumes when it is read', async () => {
    const table = await world.tables.show(crash);
    await runRound(world, table);
    // No user had viewed or played for five minutes when the round ended.
    advanceClock(world, 300_000);
    await world.tables.runDueSteps();
    const last = (await announced(world, crash)).at(-1);
    expect(last).toMatchObject({ phase: 'settled', nextAt: null });
    advanceClock(world, 60_000);
    await world.tables.runDueSteps();
    expect((await announced(world, crash)).at(-1)?.round.number).toBe(1);
    expect(await world.tables.show(crash)).toMatchObject({
      phase: 'settled',
      round: { number: 1 },
    });
    await world.tables.runDueSteps();
    expect(await world.tables.show(crash)).toMatchObject({
      phase: 'betting',
      round: { number: 2 },
    });
  });

  it('a table pauses while its game is disabled, once the current round is paid', async () => {
    const [player] = await players(world, 1);
    const table = await world.tables.show(crash);
    await join(world, player!, crash, '10000', manual);
    await world.db.run('update games set enabled = false where id = $1', [crash]);
    const over = await finishRound(world, table);
    expect(over.nextAt).toBeNull();
    advanceClock(world, 60_000);
    await world.tables.runDueSteps();
    expect((await world.tables.show(crash)).round.number).toBe(1);
    await world.db.run('update games set enabled = true where id = $1', [crash]);
    await world.tables.runDueSteps();
    expect((await world.tables.show(crash)).round.number).toBe(2);
  });

  it('a game without a table answers not_found', async () => {
    const dice = await builtInGame(world, 'dice');
    await expect(world.tables.show(dice)).rejects.toMatchObject({ code: 'not_found' });
  });
});
