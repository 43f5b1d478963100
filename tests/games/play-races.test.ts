import { randomUUID } from 'node:crypto';
import { minesMultipleBp, mineTiles } from '@lobi/core/games';
import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../ledger/outcome-of.ts';
import { setUpWorlds } from '../ledger/set-up-worlds.ts';
import { createWorld, once } from '../ledger/world.ts';
import { withBuiltInGames, type PlayWorld } from './play-world.ts';
import { queryRow } from '../query-rows.ts';

const freshWorld = setUpWorlds();
const createPlayWorld = async (options?: Parameters<typeof freshWorld>[0]): Promise<PlayWorld> =>
  withBuiltInGames(await freshWorld({ poolSize: 8, ...options }));

const under = { direction: 'under', target: 5_000 };

async function tally(calls: readonly Promise<unknown>[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const outcome of await Promise.all(calls.map(outcomeOf)))
    counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}

const tiles = [...Array(mineTiles).keys()];

describe('races', () => {
  it('a wallet funded for 10 plays accepts exactly what it covers of 100 concurrent ones', async () => {
    const playWorld = await createPlayWorld();
    const { world } = playWorld;
    playWorld.advanceClockOnRead();
    const player = await world.user({ funds: 10_000n });
    // The chance to win is tiny; a win would pay for all other plays.
    const hopeless = { direction: 'under', target: 1 };
    const counts = await tally(
      Array.from({ length: 100 }, () => playWorld.play(player, 'dice', hopeless)),
    );
    const row = await queryRow<{ paid: bigint }>(
      world.db,
      'select coalesce(sum(payout), 0)::bigint as paid from plays',
    );
    const covered = Math.min(100, Number((10_000n + row!.paid) / 1_000n));
    expect([counts['ok'], counts['insufficient_funds'] ?? 0]).toEqual([covered, 100 - covered]);
    const balance = 10_000n + row!.paid - BigInt(covered) * 1_000n;
    expect(await world.balanceOf(player)).toBe(balance);
    expect(await world.houseSum('bank')).toBe(10_000n - balance);
  });

  it('one key sent 50 times makes one play with one response', async () => {
    const playWorld = await createPlayWorld();
    const { world } = playWorld;
    const player = await world.user({ funds: 50_000n });
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => playWorld.play(player, 'dice', under, { key })),
    );
    expect(new Set(answers.map(({ answer }) => JSON.stringify(answer))).size).toBe(1);
    expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1);
    const plays = await world.services.plays.list(player, await playWorld.gameOf('dice'), {});
    expect(plays.meta.total).toBe(1);
  });

  it('a repeated key with another choice is a conflict', async () => {
    const playWorld = await createPlayWorld();
    const player = await playWorld.world.user({ funds: 50_000n });
    const key = randomUUID();
    await playWorld.play(player, 'dice', under, { key });
    const other = playWorld.play(player, 'dice', { ...under, target: 4_000 }, { key });
    expect(await outcomeOf(other)).toBe('idempotency_conflict');
  });

  it('the pace of a game applies across two tabs', async () => {
    const playWorld = await createPlayWorld();
    const player = await playWorld.world.user({ funds: 50_000n });
    const counts = await tally(
      Array.from({ length: 20 }, () => playWorld.play(player, 'dice', under)),
    );
    expect(counts).toEqual({ ok: 1, too_soon: 19 });
  });

  it('one tile opened in two tabs is opened once', async () => {
    const playWorld = await createPlayWorld();
    const player = await playWorld.world.user({ funds: 50_000n });
    const { answer } = await playWorld.play(player, 'mines', { mines: 3 });
    const board = await playWorld.boardOf(answer.data.id);
    const tile = tiles.find((one) => !board.includes(one))!;
    const counts = await tally(
      Array.from({ length: 8 }, () =>
        playWorld.step(player, answer.data.id, { step: 'open', tile }),
      ),
    );
    expect(counts).toEqual({ ok: 1, conflict: 7 });
  });

  it('a game of mines is cashed out once', async () => {
    const playWorld = await createPlayWorld();
    const { world } = playWorld;
    const player = await world.user({ funds: 1_000n });
    const { answer } = await playWorld.play(player, 'mines', { mines: 3 });
    const board = await playWorld.boardOf(answer.data.id);
    const tile = tiles.find((one) => !board.includes(one))!;
    await playWorld.step(player, answer.data.id, { step: 'open', tile });
    const counts = await tally(
      Array.from({ length: 20 }, () =>
        playWorld.step(player, answer.data.id, { step: 'cash-out' }),
      ),
    );
    expect(counts).toEqual({ ok: 1, round_state: 19 });
    expect(await world.balanceOf(player)).toBe(1_125n);
  });

  it('a hand of video poker is drawn once, whichever cards several tabs hold', async () => {
    const playWorld = await createPlayWorld();
    const { world } = playWorld;
    const player = await world.user({ funds: 1_000n });
    const { answer } = await playWorld.play(player, 'poker', {});
    const draws = [[], [0], [1, 2], [0, 1, 2, 3, 4]].flatMap((held) => [held, held]);
    const counts = await tally(
      draws.map((held) => playWorld.step(player, answer.data.id, { step: 'draw', held })),
    );
    expect(counts).toEqual({ ok: 1, round_state: draws.length - 1 });
    const { payout, status, outcome } = await world.services.plays.show(player, answer.data.id);
    const paid = (1_000n * BigInt(outcome?.['multipleBp'] as number)) / 10_000n;
    expect([payout, status]).toEqual([String(paid), paid > 0n ? 'won' : 'lost']);
    expect(await world.balanceOf(player)).toBe(paid);
    expect(await world.houseSum('bank')).toBe(1_000n - paid);
  });
});

describe('mines', () => {
  it('mines continue where they were, and hide the board until the end', async () => {
    const playWorld = await createPlayWorld();
    const { world } = playWorld;
    const player = await world.user({ funds: 1_000n });
    const { answer } = await playWorld.play(player, 'mines', { mines: 5 });
    const { id } = answer.data;
    expect(answer.data).toMatchObject({ status: 'open', payout: null });
    expect(answer.data.outcome).toEqual({
      mines: 5,
      picks: [],
      status: 'running',
      board: null,
      multipleBp: 0,
    });
    const board = await playWorld.boardOf(id);
    const safe = tiles.filter((tile) => !board.includes(tile));
    await playWorld.step(player, id, { step: 'open', tile: safe[0]! });
    const resumed = await world.services.plays.list(player, await playWorld.gameOf('mines'), {
      status: 'open',
    });
    expect(resumed.data[0]).toMatchObject({ id, outcome: { picks: [safe[0]], board: null } });
    await playWorld.step(player, id, { step: 'open', tile: safe[1]! });
    const { answer: taken } = await playWorld.step(player, id, { step: 'cash-out' });
    const payout = (1_000n * BigInt(minesMultipleBp(5, 2))) / 10_000n;
    expect(taken.data).toMatchObject({ status: 'won', payout: String(payout), outcome: { board } });
    expect(taken.wallet.balance).toBe(String(payout));
  });

  it('mines continue after a restart between two tiles from the database', async () => {
    const playWorld = await createPlayWorld();
    const player = await playWorld.world.user({ funds: 1_000n });
    const { id } = (await playWorld.play(player, 'mines', { mines: 5 })).answer.data;
    const board = await playWorld.boardOf(id);
    const [first, second] = tiles.filter((tile) => !board.includes(tile));
    await playWorld.step(player, id, { step: 'open', tile: first! });
    const restarted = createWorld(playWorld.world.db);
    const step = { step: 'open', tile: second! } as const;
    const { answer } = await restarted.services.plays.step(player, id, step, once());
    expect(answer.data).toMatchObject({ status: 'open', outcome: { picks: [first, second] } });
  });

  it('a retried step returns its first response without a second effect', async () => {
    const playWorld = await createPlayWorld();
    const player = await playWorld.world.user({ funds: 1_000n });
    const { answer } = await playWorld.play(player, 'mines', { mines: 5 });
    const board = await playWorld.boardOf(answer.data.id);
    const tile = tiles.find((one) => !board.includes(one))!;
    const key = randomUUID();
    const first = await playWorld.step(player, answer.data.id, { step: 'open', tile }, key);
    const again = await playWorld.step(player, answer.data.id, { step: 'open', tile }, key);
    expect(again).toEqual({ answer: first.answer, replayed: true });
  });

  it('mines pay nothing after a mine', async () => {
    const playWorld = await createPlayWorld();
    const { world } = playWorld;
    const player = await world.user({ funds: 1_000n });
    const { answer } = await playWorld.play(player, 'mines', { mines: 24 });
    const [mine] = await playWorld.boardOf(answer.data.id);
    const { answer: lost } = await playWorld.step(player, answer.data.id, {
      step: 'open',
      tile: mine!,
    });
    expect(lost.data).toMatchObject({ status: 'lost', payout: '0', outcome: { status: 'lost' } });
    expect(await world.balanceOf(player)).toBe(0n);
    expect(await outcomeOf(playWorld.step(player, answer.data.id, { step: 'cash-out' }))).toBe(
      'round_state',
    );
  });

  it('one game of mines is open at a time, and keeps the seed that hides it', async () => {
    const playWorld = await createPlayWorld();
    const { world } = playWorld;
    const player = await world.user({ funds: 10_000n });
    await playWorld.play(player, 'mines', { mines: 3 });
    playWorld.advanceClock(60_000);
    expect(await outcomeOf(playWorld.play(player, 'mines', { mines: 3 }))).toBe('play_open');
    const { fairness } = world.services;
    expect(await outcomeOf(fairness.rotate(player, undefined))).toBe('play_open');
    // Other games continue.
    expect(await outcomeOf(playWorld.play(player, 'dice', under))).toBe('ok');
  });

  it('mines cash out automatically with the last tile that the house can pay', async () => {
    const playWorld = await createPlayWorld({ rules: { maximumPayout: 1_300n } });
    const { world } = playWorld;
    const player = await world.user({ funds: 1_000n });
    const { answer } = await playWorld.play(player, 'mines', { mines: 3 });
    const board = await playWorld.boardOf(answer.data.id);
    const [first, second] = tiles.filter((tile) => !board.includes(tile));
    await playWorld.step(player, answer.data.id, { step: 'open', tile: first! });
    const { answer: ended } = await playWorld.step(player, answer.data.id, {
      step: 'open',
      tile: second!,
    });
    expect(minesMultipleBp(3, 3)).toBeGreaterThan(13_000);
    expect(ended.data).toMatchObject({ status: 'won', payout: '1285' });
  });
});
