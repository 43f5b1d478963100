import { beforeEach, describe, expect, it } from 'vitest';
import { tableSchema, type Table } from '@lobi/core/contract';
import {
  crashesAfterMs,
  isChainLink,
  isInChain,
  multipleAtBp,
  reachedAfterMs,
} from '@lobi/core/games';
import { createSealer } from '../../packages/server/src/config/sealer.ts';
import type { Tables } from '../../packages/server/src/games/tables/index.ts';
import { outcomeOf } from '../ledger/outcome-of.ts';
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
  pass,
  players,
  pointOf,
  roundThat,
  runRound,
  secretOf,
} from './table-world.ts';
import { queryRow, queryRows } from '../query-rows.ts';

const freshWorld = setUpWorlds();
let world: World;
let crash: string;

beforeEach(async () => {
  world = await freshWorld();
  crash = await builtInGame(world, 'crash');
});

const manual = { autoCashOutBp: null };

const statusOf = async (playId: string) =>
  queryRow<{ status: string; payout: bigint | null }>(
    world.db,
    'select status, payout from plays where id = $1',
    [playId],
  );

describe('a crash round', () => {
  it('a crash round takes bets, runs, crashes, pays, and opens the next one automatically', async () => {
    const player = await world.user({ funds: 100_000n });
    const opened = await world.tables.show(crash);
    expect(opened).toMatchObject({ phase: 'betting', round: { number: 1 }, playCount: 0 });
    const play = await join(world, player, crash, '10000', manual);
    expect(play).toMatchObject({
      status: 'open',
      round: opened.round,
      outcome: null,
      payout: null,
    });
    expect(await world.balanceOf(player)).toBe(90_000n);
    expect(await world.houseSum('bank')).toBe(10_000n);

    const running = await runRound(world, opened);
    expect(running).toMatchObject({
      phase: 'running',
      state: { startsAt: opened.closesAt, pointBp: null },
      playCount: 1,
    });
    const crashMs = await crashMomentOf(world, opened);
    goTo(world, crashMs - 1);
    await world.tables.runDueSteps();
    expect(await world.tables.show(crash)).toMatchObject({ phase: 'running' });

    goTo(world, crashMs);
    await world.tables.runDueSteps();
    const over = await world.tables.show(crash);
    const pointBp = await pointOf(world, opened);
    expect(over).toMatchObject({
      phase: 'settled',
      state: { pointBp },
      history: [{ number: 1, result: String(pointBp), hash: await secretOf(world, opened) }],
    });
    expect(await statusOf(play.id)).toEqual({ status: 'lost', payout: 0n });

    pass(world, 2_999);
    await world.tables.runDueSteps();
    expect(await world.tables.show(crash)).toMatchObject({ phase: 'settled' });
    expect((await nextRound(world, over)).round.number).toBe(2);
  });

  it('a crash round follows the contract in every phase, with a version that rises', async () => {
    const [player] = await players(world, 1);
    const opened = await world.tables.show(crash);
    await join(world, player!, crash, '5000', { autoCashOutBp: 20_000 });
    await finishRound(world, opened);
    const tables = await announced(world, crash);
    expect(tables.map(({ phase }) => phase)).toEqual(['betting', 'running', 'settled', 'settled']);
    for (const table of tables) expect(tableSchema.parse(table)).toEqual(table);
    const versions = tables.map(({ version }) => version);
    expect(versions).toEqual([...new Set(versions)].toSorted((a, b) => a - b));
  });

  it('a crash round refuses bets before it opens and after it closes', async () => {
    const [player] = await players(world, 1);
    const early = join(world, player!, crash, '10000', manual);
    await expect(early).rejects.toMatchObject({ code: 'bet_closed' });
    const { closesAt } = await world.tables.show(crash);
    goTo(world, closesAt);
    const late = join(world, player!, crash, '10000', manual);
    await expect(late).rejects.toMatchObject({ code: 'bet_closed' });
    expect(await world.balanceOf(player!)).toBe(1_000_000n);
  });

  it('a crash round accepts one covered stake per slot, with a valid choice', async () => {
    const [player] = await players(world, 1);
    const poor = await world.user({ funds: 1_000n });
    await world.tables.show(crash);
    for (const autoCashOutBp of [10_000, 10_050, 10_000_000_100, '20000']) {
      const wrong = join(world, player!, crash, '10000', { autoCashOutBp });
      await expect(wrong).rejects.toMatchObject({
        code: 'validation',
        issues: [{ field: 'autoCashOutBp' }],
      });
    }
    await join(world, player!, crash, '10000', manual);
    const again = join(world, player!, crash, '10000', manual);
    await expect(again).rejects.toMatchObject({ code: 'play_open' });
    const uncovered = join(world, poor, crash, '10000', manual);
    await expect(uncovered).rejects.toMatchObject({ code: 'insufficient_funds' });
    const restricted = await world.user({ status: 'restricted', funds: 50_000n });
    const guarded = join(world, restricted, crash, '10000', manual);
    await expect(guarded).rejects.toMatchObject({ code: 'account_restricted' });
  });

  it('a crash round shows its players by masked names, the largest stake first', async () => {
    const [first, second] = await players(world, 2);
    await world.tables.show(crash);
    const lower = await join(world, first!, crash, '10000', manual);
    const higher = await join(world, second!, crash, '20000', manual);
    const table = await world.tables.show(crash);
    expect(table.players).toEqual([
      { id: higher.id, name: 'pla***2', amount: '20000', multipleBp: null, payout: null },
      { id: lower.id, name: 'pla***1', amount: '10000', multipleBp: null, payout: null },
    ]);
  });
});

describe('a cash-out', () => {
  const rises = (pointBp: number) => pointBp >= 15_000;

  it('a cash-out pays the multiple of the curve by the clock of the server', async () => {
    const [player] = await players(world, 1);
    const table = await roundThat(world, crash, rises);
    const play = await join(world, player!, crash, '10000', manual);
    await runRound(world, table);
    pass(world, 5_000);
    const { data, wallet } = await leave(world, player!, play.id);
    expect(multipleAtBp(5_000)).toBe(13_400);
    expect(data).toMatchObject({
      status: 'won',
      payout: '13400',
      outcome: { cashedOutBp: 13_400, pointBp: null },
    });
    expect(wallet.balance).toBe('1003400');
    const [shown] = (await world.tables.show(crash)).players;
    expect(shown).toMatchObject({ multipleBp: 13_400, payout: '13400' });
  });

  it('a cash-out is rejected before the start, at 1.00, at the crash, and when the play is over', async () => {
    const [player, other] = await players(world, 2);
    const table = await roundThat(world, crash, rises);
    const play = await join(world, player!, crash, '10000', manual);
    const foreign = await join(world, other!, crash, '10000', manual);
    const refused = () =>
      expect(leave(world, player!, play.id)).rejects.toMatchObject({ code: 'round_state' });
    await refused();
    await runRound(world, table);
    pass(world, 100);
    await refused();
    await expect(leave(world, player!, foreign.id)).rejects.toMatchObject({ code: 'not_found' });
    goTo(world, await crashMomentOf(world, table));
    await refused();
    await world.tables.runDueSteps();
    await refused();
    expect(await statusOf(play.id)).toEqual({ status: 'lost', payout: 0n });
  });

  it('a cash-out is paid once, however often it is requested', async () => {
    const [player] = await players(world, 1);
    const table = await roundThat(world, crash, rises);
    const play = await join(world, player!, crash, '10000', manual);
    await runRound(world, table);
    pass(world, 5_000);
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, () => outcomeOf(leave(world, player!, play.id))),
    );
    expect(outcomes.filter((outcome) => outcome === 'ok')).toHaveLength(1);
    expect(await world.balanceOf(player!)).toBe(1_003_400n);
  });

  it('an automatic cash-out comes at the multiple chosen, while the round still runs', async () => {
    const [low, high] = await players(world, 2);
    const table = await roundThat(world, crash, rises);
    const lower = await join(world, low!, crash, '10000', { autoCashOutBp: 12_000 });
    const higher = await join(world, high!, crash, '10000', { autoCashOutBp: 10_000_000_000 });
    await runRound(world, table);
    pass(world, reachedAfterMs(12_000) - 1);
    await world.tables.runDueSteps();
    expect(await statusOf(lower.id)).toMatchObject({ status: 'open' });
    pass(world, 1);
    await world.tables.runDueSteps();
    expect(await statusOf(lower.id)).toEqual({ status: 'won', payout: 12_000n });
    await finishRound(world, table);
    expect(await statusOf(higher.id)).toEqual({ status: 'lost', payout: 0n });
  });

  it('a cash-out is forced at the maximum payout', async () => {
    world = await freshWorld({ rules: { maximumPayout: 12_345n } });
    crash = await builtInGame(world, 'crash');
    const [player, bold] = await players(world, 2);
    const table = await roundThat(world, crash, rises);
    const play = await join(world, player!, crash, '10000', { autoCashOutBp: 5_000_000 });
    const tooMuch = join(world, bold!, crash, '12300', manual);
    await expect(tooMuch).rejects.toMatchObject({ code: 'payout_above_maximum' });
    await runRound(world, table);
    pass(world, reachedAfterMs(12_300));
    await world.tables.runDueSteps();
    expect(await statusOf(play.id)).toEqual({ status: 'won', payout: 12_300n });
  });

  it('cash-outs race the crash: each play is paid at most once, and only before', async () => {
    world = await freshWorld({ poolSize: 20 });
    crash = await builtInGame(world, 'crash');
    const joined = await players(world, 100);
    const table = await roundThat(world, crash, rises);
    const plays = await Promise.all(
      joined.map((player) => join(world, player, crash, '10000', manual)),
    );
    await runRound(world, table);
    const crashMs = await crashMomentOf(world, table);
    // Each read of the clock advances it by a quarter of a millisecond: some are before the crash.
    let looks = 0;
    Object.defineProperty(world.clock, 'now', {
      get: () => new Date(crashMs - 30 + Math.floor((looks += 1) / 4)),
    });
    const asked = joined.map((player, index) => outcomeOf(leave(world, player, plays[index]!.id)));
    const looked = Array.from({ length: 20 }, () => world.tables.runDueSteps());
    const outcomes = await Promise.all(asked);
    await Promise.all(looked);
    const left = outcomes.filter((outcome) => outcome === 'ok').length;
    const refused = outcomes.filter((outcome) => outcome === 'round_state').length;
    expect(left + refused).toBe(100);
    expect(left).toBeGreaterThan(0);
    expect(refused).toBeGreaterThan(0);

    looks += 4_000;
    await world.tables.runDueSteps();
    const pointBp = await pointOf(world, table);
    const rows = await queryRows<{ status: string; payout: bigint }>(
      world.db,
      `select p.status, p.payout from plays p join transfers t on t.reference = p.id
       where t.kind = 'payout'`,
    );
    expect(rows).toHaveLength(left);
    for (const { status, payout } of rows) {
      expect(status).toBe('won');
      expect(payout).toBeLessThanOrEqual((10_000n * BigInt(pointBp)) / 10_000n);
    }
  });
});

describe('nodes and restarts', () => {
  const rises = (pointBp: number) => pointBp >= 15_000;

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
    pass(world, 6_000);
    await together();
    await together();
    pass(world, 6_000);
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
    pass(world, -1_000);
    await first.runDueSteps();
    pass(world, 1_000);
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
      pass(world, 6_000);
      for (let looks = 0; looks < 3; looks += 1) await heir.runDueSteps();
      // If the dead node never started it, the round starts now, and is publicly visible.
      pass(world, 3_600_000);
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
    pass(world, 600_000);
    const heir = anotherNode(world);
    await heir.runDueSteps();
    const running = await heir.show(crash);
    expect(running).toMatchObject({
      phase: 'running',
      state: { startsAt: world.clock.now.toISOString() },
    });
    pass(world, 5_000);
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
    pass(world, 6_000);
    await anotherNode(world).runDueSteps();
    expect(await statusOf(lost.id)).toEqual({ status: 'refunded', payout: 10_000n });
    expect(await statusOf(safe.id)).toEqual({ status: 'won', payout: 12_000n });
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
      pass(world, 6_000);
      await first.runDueSteps();
      goTo(world, (await crashMomentOf(world, table)) - 100);
      await first.runDueSteps();
      await end(first);
      pass(world, 5_200);
      await anotherNode(world).runDueSteps();
      expect(await statusOf(lost.id)).toEqual({ status: 'refunded', payout: 10_000n });
      expect(await statusOf(safe.id)).toEqual({ status: 'won', payout: 12_000n });
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
    expect(await statusOf(play.id)).toEqual({ status: 'lost', payout: 0n });
  });

  it('a round whose chain can no longer be decrypted is void: stakes are refunded, and a new chain begins', async () => {
    const [player] = await players(world, 1);
    const before = await world.tables.show(crash);
    const play = await join(world, player!, crash, '10000', manual);
    const stranger = anotherNode(world, { sealer: createSealer('cd'.repeat(32)) });
    goTo(world, before.closesAt);
    await stranger.runDueSteps();
    expect(await statusOf(play.id)).toEqual({ status: 'refunded', payout: 10_000n });
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

describe('published data of a running round', () => {
  /** Everything that names the round, the chain, a play or a time. */
  const anonymous = ({ state, ...table }: Table) => ({
    ...table,
    gameId: '',
    round: {},
    closesAt: '',
    nextAt: table.nextAt && '',
    history: [],
    chain: {},
    players: table.players.map(({ id: _, ...player }) => player),
    version: 0,
    at: '',
    state: { ...state, startsAt: '', dealsAt: '', firstCallAt: '' },
  });

  it('published data does not depend on where a crash round crashes, and contains no secret', async () => {
    const [player] = await players(world, 1);
    const published: unknown[] = [];
    for (let round = 0; round < 6; round += 1) {
      const table = await (round === 0
        ? world.tables.show(crash)
        : nextRound(world, await world.tables.show(crash)));
      const hash = await secretOf(world, table);
      const pointBp = await pointOf(world, table);
      const answers: unknown[] = [await join(world, player!, crash, '10000', manual)];
      const views = [await world.tables.show(crash), await runRound(world, table)];
      if (crashesAfterMs(pointBp) > 200) {
        pass(world, 200);
        await world.tables.runDueSteps();
        views.push(await world.tables.show(crash));
        answers.push(await leave(world, player!, (answers[0] as { id: string }).id));
        views.push(await world.tables.show(crash));
      }
      const events = (await announced(world, crash)).filter(
        (event) => event.round.id === table.round.id,
      );
      // An earlier round may have crashed at the same multiple, as the history shows.
      const text = JSON.stringify([answers, views, events], (key, value: unknown) =>
        key === 'history' ? [] : value,
      );
      expect(text).not.toContain(hash);
      // A player who cashes out learns the current multiple, even if the round rises no further.
      if (pointBp !== multipleAtBp(200)) expect(text).not.toContain(`:${pointBp},`);
      const stored = await queryRow<{ row: object }>(
        world.db,
        'select to_jsonb(r) as row from table_rounds r where id = $1',
        [table.round.id],
      );
      expect(JSON.stringify(stored)).not.toContain(hash);
      if (views.length === 4) published.push([...views, ...events].map(anonymous));
      await finishRound(world, table);
    }
    expect(published.length).toBeGreaterThan(1);
    for (const views of published) expect(views).toEqual(published[0]);
  });
});

describe('a table without viewers', () => {
  it('a table pauses after a round without viewers, and resumes when it is read', async () => {
    const table = await world.tables.show(crash);
    await runRound(world, table);
    // No user had viewed or played for five minutes when the round ended.
    pass(world, 300_000);
    await world.tables.runDueSteps();
    const last = (await announced(world, crash)).at(-1);
    expect(last).toMatchObject({ phase: 'settled', nextAt: null });
    pass(world, 60_000);
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
    pass(world, 60_000);
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
