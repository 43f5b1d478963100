import { beforeEach, describe, expect, it } from 'vitest';
import { tableSchema, type Table } from '@lobi/core/contract';
import { crashesAfterMs, multipleAtBp, reachedAfterMs } from '@lobi/core/games';
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
  nextRound,
  advanceClock,
  players,
  pointOf,
  roundThat,
  runRound,
  secretOf,
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
    expect(await outcomeOfPlay(world, play.id)).toEqual({ status: 'lost', payout: 0n });

    advanceClock(world, 2_999);
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

  it('a crash round that runs is published at least every two seconds, without its crash point', async () => {
    const sent: Table[] = [];
    const node = anotherNode(world, {
      publish: (_channel, _event, table) => void sent.push(table as Table),
    });
    const opened = await roundThat(world, crash, rises);
    await world.tables.stop();
    await runRound(world, opened, node);
    const startsAt = Date.parse(opened.closesAt);
    for (const [ms, published] of [
      [1_999, []],
      [2_000, [2_000]],
      [3_999, [2_000]],
      [4_000, [2_000, 4_000]],
    ] as const) {
      goTo(world, startsAt + ms);
      await node.runDueSteps();
      await expect.poll(() => sent.map(({ at }) => Date.parse(at) - startsAt)).toEqual(published);
    }
    expect(sent.map(({ state }) => state)).toMatchObject([{ pointBp: null }, { pointBp: null }]);
    await node.stop();
  });

  it('a crash round rejects bets before it opens and after it closes', async () => {
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
  it('a cash-out pays the multiple of the curve by the clock of the server', async () => {
    const [player] = await players(world, 1);
    const table = await roundThat(world, crash, rises);
    const play = await join(world, player!, crash, '10000', manual);
    await runRound(world, table);
    advanceClock(world, 5_000);
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
    const rejectedCount = () =>
      expect(leave(world, player!, play.id)).rejects.toMatchObject({ code: 'round_state' });
    await rejectedCount();
    await runRound(world, table);
    advanceClock(world, 100);
    await rejectedCount();
    await expect(leave(world, player!, foreign.id)).rejects.toMatchObject({ code: 'not_found' });
    goTo(world, await crashMomentOf(world, table));
    await rejectedCount();
    await world.tables.runDueSteps();
    await rejectedCount();
    expect(await outcomeOfPlay(world, play.id)).toEqual({ status: 'lost', payout: 0n });
  });

  it('a cash-out is paid once, however often it is requested', async () => {
    const [player] = await players(world, 1);
    const table = await roundThat(world, crash, rises);
    const play = await join(world, player!, crash, '10000', manual);
    await runRound(world, table);
    advanceClock(world, 5_000);
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
    advanceClock(world, reachedAfterMs(12_000) - 1);
    await world.tables.runDueSteps();
    expect(await outcomeOfPlay(world, lower.id)).toMatchObject({ status: 'open' });
    advanceClock(world, 1);
    await world.tables.runDueSteps();
    expect(await outcomeOfPlay(world, lower.id)).toEqual({ status: 'won', payout: 12_000n });
    await finishRound(world, table);
    expect(await outcomeOfPlay(world, higher.id)).toEqual({ status: 'lost', payout: 0n });
  });

  it('a cash-out is forced at the maximum payout', async () => {
    world = await freshWorld({ rules: { maximumPayout: 12_345n } });
    crash = await builtInGame(world, 'crash');
    const [player, bold] = await players(world, 2);
    const table = await roundThat(world, crash, rises);
    const play = await join(world, player!, crash, '10000', { autoCashOutBp: 5_000_000 });
    const tooMuch = join(world, bold!, crash, '12300', manual);
    await expect(tooMuch).rejects.toMatchObject({
      code: 'payout_above_maximum',
      params: { max: '12345', currency: 'IDR' },
    });
    await runRound(world, table);
    advanceClock(world, reachedAfterMs(12_300));
    await world.tables.runDueSteps();
    expect(await outcomeOfPlay(world, play.id)).toEqual({ status: 'won', payout: 12_300n });
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
    const cashOuts = joined.map((player, index) =>
      outcomeOf(leave(world, player, plays[index]!.id)),
    );
    const looked = Array.from({ length: 20 }, () => world.tables.runDueSteps());
    const outcomes = await Promise.all(cashOuts);
    await Promise.all(looked);
    const left = outcomes.filter((outcome) => outcome === 'ok').length;
    const rejectedCount = outcomes.filter((outcome) => outcome === 'round_state').length;
    expect(left + rejectedCount).toBe(100);
    expect(left).toBeGreaterThan(0);
    expect(rejectedCount).toBeGreaterThan(0);

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
        advanceClock(world, 200);
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
