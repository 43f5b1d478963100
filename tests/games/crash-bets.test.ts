import { beforeEach, describe, expect, it } from 'vitest';
import { reachedAfterMs } from '@lobi/core/games';
import { outcomeOf } from '../ledger/outcome-of.ts';
import { setUpWorlds } from '../ledger/set-up-worlds.ts';
import type { World } from '../ledger/world.ts';
import {
  finishRound,
  builtInGame,
  join,
  leave,
  advanceClock,
  players,
  roundThat,
  runRound,
} from './table-world.ts';
import { queryRow } from '../query-rows.ts';

const freshWorld = setUpWorlds();
let world: World;
let crash: string;

beforeEach(async () => {
  world = await freshWorld();
  crash = await builtInGame(world, 'crash');
});

const rises = (pointBp: number) => pointBp >= 15_000;

const statusOf = (playId: string) =>
  queryRow<{ status: string; payout: bigint | null }>(
    world.db,
    'select status, payout from plays where id = $1',
    [playId],
  );

describe('two bets of a player in one crash round', () => {
  const bets = [
    { slot: 'A', autoCashOutBp: null },
    { slot: 'B', autoCashOutBp: 12_000 },
  ] as const;

  it('a crash round accepts two bets of a player, one for each slot, and no third', async () => {
    const [player] = await players(world, 1);
    await world.tables.show(crash);
    const [first, second] = [
      await join(world, player!, crash, '10000', bets[0]),
      await join(world, player!, crash, '20000', bets[1]),
    ];
    expect([first.choice, second.choice]).toEqual(bets);
    for (const choice of [...bets, { autoCashOutBp: null }]) {
      const again = join(world, player!, crash, '10000', choice);
      await expect(again).rejects.toMatchObject({ code: 'play_open' });
    }
    const third = join(world, player!, crash, '10000', { ...bets[0], slot: 'C' });
    await expect(third).rejects.toMatchObject({ code: 'validation', issues: [{ field: 'slot' }] });
    expect(await world.balanceOf(player!)).toBe(970_000n);
    expect(await world.tables.show(crash)).toMatchObject({ playCount: 2 });
  });

  it('a crash round accepts two of twenty concurrent bets of a player', async () => {
    world = await freshWorld({ poolSize: 20 });
    crash = await builtInGame(world, 'crash');
    const [player] = await players(world, 1);
    await world.tables.show(crash);
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        outcomeOf(join(world, player!, crash, '10000', bets[index % 2]!)),
      ),
    );
    expect(outcomes.toSorted()).toEqual([
      ...Array.from({ length: 2 }, () => 'ok'),
      ...Array.from({ length: 18 }, () => 'play_open'),
    ]);
    expect(await world.balanceOf(player!)).toBe(980_000n);
    const rows = await world.db.rows(`select choice ->> 'slot' as slot from plays order by 1`);
    expect(rows).toEqual([{ slot: 'A' }, { slot: 'B' }]);
  });

  it('two bets in one crash round are cashed out separately', async () => {
    const [player] = await players(world, 1);
    const table = await roundThat(world, crash, rises);
    const [taken, flying] = [
      await join(world, player!, crash, '10000', bets[0]),
      await join(world, player!, crash, '20000', { slot: 'B', autoCashOutBp: null }),
    ];
    await runRound(world, table);
    advanceClock(world, 5_000);
    await leave(world, player!, taken.id);
    expect(await statusOf(taken.id)).toEqual({ status: 'won', payout: 13_400n });
    expect(await statusOf(flying.id)).toEqual({ status: 'open', payout: null });
    await finishRound(world, table);
    expect(await statusOf(flying.id)).toEqual({ status: 'lost', payout: 0n });
    expect(await world.balanceOf(player!)).toBe(983_400n);
  });

  it('two bets in one crash round with the same automatic cash-out are both paid', async () => {
    const [player] = await players(world, 1);
    const table = await roundThat(world, crash, rises);
    for (const slot of ['A', 'B'])
      await join(world, player!, crash, '10000', { slot, autoCashOutBp: 12_000 });
    await runRound(world, table);
    advanceClock(world, reachedAfterMs(12_000));
    await world.tables.runDueSteps();
    expect(await world.balanceOf(player!)).toBe(1_004_000n);
  });

  it('two bets of a player in one round are for crash only', async () => {
    const [player] = await players(world, 1);
    const bingo = await builtInGame(world, 'bingo');
    await world.tables.show(bingo);
    await join(world, player!, bingo, '1000', { cards: 1 });
    const again = join(world, player!, bingo, '1000', { cards: 1 });
    await expect(again).rejects.toMatchObject({ code: 'play_open' });
    const other = join(world, player!, bingo, '1000', { cards: 1, slot: 'B' });
    await expect(other).rejects.toMatchObject({ code: 'validation' });
  });
});
