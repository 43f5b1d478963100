import { describe, expect, it } from 'vitest';
import { outcomeOf, splitPool } from '@lobi/core/games';
import { provideClusters, type Cluster } from './cluster.ts';
import { atATime, countOf, times } from './counts.ts';
import { waitUntil } from '../wait-until.ts';
import { queryRow, queryRows } from '../query-rows.ts';

const startCluster = provideClusters();

const bets = countOf('LOBI_ROUND_BETS', 4_000, 10_000);
const takeoutBp = 600;

interface BetRow {
  readonly selection: 'meron' | 'wala';
  readonly amount: bigint;
  readonly status: 'won' | 'lost';
  readonly payout: bigint;
}

const readBets = ({ world }: Cluster, roundId: string) =>
  queryRows<BetRow>(
    world.db,
    'select selection, amount, status, payout from bets where round_id = $1',
    [roundId],
  );

const sum = (amounts: readonly bigint[]): bigint =>
  amounts.reduce((total, amount) => total + amount, 0n);

/** Asserts the payout of every bet by the formula of the game. */
function expectPaidByFormula(rows: readonly BetRow[], result: 'meron' | 'wala'): void {
  const side = (selection: string) => {
    const sideRows = rows.filter((row) => row.selection === selection);
    return { amount: sum(sideRows.map(({ amount }) => amount)), bets: sideRows.length };
  };
  const pools = { meron: side('meron').amount, wala: side('wala').amount };
  const expected = rows.map((bet) => outcomeOf(bet, result, pools, { takeoutBp, drawOdds: null }));
  expect(rows.map(({ status, payout }) => [status, payout])).toEqual(
    expected.map(({ status, payout }) => [status, payout]),
  );
  const paid = sum(rows.map(({ payout }) => payout));
  const { takeout, breakage } = splitPool(pools, result, takeoutBp, paid);
  expect(paid + takeout + breakage).toBe(sum(rows.map(({ amount }) => amount)));
}

describe('M12: a round of many bets', () => {
  it(`${bets} bets are settled once by two nodes, one of which is killed midway, and corrected`, async () => {
    const cluster = await startCluster(2);
    const { world } = cluster;
    const { db, services } = world;
    const { roundId, declarator } = await world.openRound();
    const players = await Promise.all(times(20, () => world.user({ funds: 100_000_000n })));
    await atATime(200, bets, (index) => {
      const player = players[index % players.length];
      if (!player) throw new Error('There are players.');
      const stake = String(1_000 + ((index * 7_919) % 4_000));
      return world.bet(player, roundId, index % 3 ? 'meron' : 'wala', stake);
    });
    await services.rounds.step(declarator, roundId, 'close', undefined);

    // The node that writes a batch reports it, and is killed at its next batch once a fifth is done.
    const settled = async (): Promise<number> => {
      const row = await queryRow<{ count: bigint }>(
        db,
        `select count(*) as count from bets where round_id = $1 and status <> 'placed'`,
        [roundId],
      );
      return Number(row?.count);
    };
    let batches = 0;
    let victim: number | undefined;
    for (const [index, node] of cluster.nodes.entries()) {
      await node.sendOrder({ order: 'report', statement: 'settlement-write' });
      node.onStatement(() => {
        batches += 1;
        if (batches * 500 < bets / 5 || victim !== undefined) return;
        victim = index;
        node.process.kill('SIGKILL');
      });
    }
    await services.rounds.step(declarator, roundId, 'declare', { result: 'wala' });
    await db.run('update rounds set settles_at = clock_timestamp() where id = $1', [roundId]);
    await waitUntil(() => expect(victim).toBeDefined());
    await cluster.nodes[victim ?? 0]?.ended;
    expect(await settled()).toBeLessThan(bets);

    const isSettled = async () =>
      expect((await services.rounds.show(roundId)).status).toBe('settled');
    await waitUntil(isSettled);
    expect(await settled()).toBe(bets);
    expectPaidByFormula(await readBets(cluster, roundId), 'wala');
    const paid = await db.row(
      `select count(*) as transfers, count(distinct reference) as bets
       from transfers where kind = 'payout'`,
    );
    const winners = BigInt(Math.ceil(bets / 3));
    expect(paid).toEqual({ transfers: winners, bets: winners });

    // The result was wrong: payouts are taken back and the other side is paid, by new entries.
    const admin = await world.user({ role: 'superadmin' });
    const correction = { result: 'meron', reason: 'Salah baca' } as const;
    await services.corrections.request(declarator, roundId, correction);
    await services.corrections.decide(admin, roundId, { approve: true });
    const isCorrected = async () =>
      expect((await services.rounds.show(roundId)).correction?.status).toBe('done');
    await waitUntil(isCorrected);
    expectPaidByFormula(await readBets(cluster, roundId), 'meron');
    const again = await db.row(
      `select count(*) as transfers from transfers where kind = 'payout' and reference in (
         select id from bets where round_id = $1)`,
      [roundId],
    );
    expect(again).toEqual({ transfers: winners });
  });
});
