import pg from 'pg';
import { openRound, placeBets, preparePlayers } from '../bets/bet-load.ts';
import { signIn } from '../bets/http-client.ts';
import { median, quantile, ratio, spread } from '../figures.ts';
import type { Report } from '../report.ts';
import { makeArena, waitUntilSettled } from './rounds-to-settle.ts';
import { startBenchPlatform } from '../start-bench-platform.ts';

const betCount = 10_000;
const bettors = 64;
/** Players who keep betting on another round: few, so that they do not wait for each other. */
const bystanders = 4;
/** Wallets that they use in turn, so that none runs out of money on a fast machine. */
const bystanderWallets = 20;
const calmMs = 3_000;
const rounds = 3;

interface Settled {
  readonly settleMs: number;
  /** Latency of the bystanders' bets, in ms. */
  readonly calm: readonly number[];
  readonly beside: readonly number[];
}

/** A round of many bets, settled by the platform's own clock while others bet. */
export async function bench(): Promise<Report> {
  await using platform = await startBenchPlatform({ env: { LOBI_CONFIRM_SECONDS: '0' } });
  const players = await preparePlayers(platform.origins, 100);
  const declare = await signIn(platform.origin, 'declare');
  const besideGameId = await makeArena(declare);
  const gameId = await makeArena(declare);
  const besideRoundId = await openRound(declare, besideGameId);
  const database = new pg.Client({ connectionString: platform.databaseUrl });
  await database.connect();
  const others = players
    .slice(-bystanderWallets)
    .map((player) => player.repeat('bet.place', { roundId: besideRoundId }));
  const measured: Settled[] = [];
  for (let round = 0; round <= rounds; round++) {
    const roundId = await openRound(declare, gameId);
    const lines = players
      .slice(0, -bystanderWallets)
      .map((player) => player.repeat('bet.place', { roundId }));
    await placeBets(lines, bettors, (placed) => placed >= betCount);
    for (const line of lines) line.close();
    await declare.call('round.close', { params: { roundId } });
    const calmStart = performance.now();
    const calm = await placeBets(others, bystanders, () => performance.now() - calmStart >= calmMs);
    let isSettled = false;
    const start = performance.now();
    await declare.call('round.declare', { params: { roundId }, body: { result: 'meron' } });
    const going = placeBets(others, bystanders, () => isSettled);
    await waitUntilSettled(database, roundId);
    const settleMs = performance.now() - start;
    isSettled = true;
    const beside = await going;
    // The first one is a warm-up.
    if (round > 0) measured.push({ settleMs, calm, beside });
  }
  for (const line of others) line.close();
  await database.end();
  const p99s = (of: 'calm' | 'beside') => measured.map((each) => quantile(each[of], 0.99));
  const settleMs = measured.map((each) => each.settleMs);
  return {
    title: `A round of ${betCount} bets is settled, ${rounds} times: median (least–most)`,
    head: ['settled after ms', 'bets/s', 'others’ p99 ms, calm', 'meanwhile', 'meanwhile ÷ calm'],
    rows: [
      [
        spread(settleMs),
        spread(settleMs.map((ms) => (betCount * 1_000) / ms)),
        spread(p99s('calm'), 1),
        spread(p99s('beside'), 1),
        ratio(median(p99s('beside')), median(p99s('calm'))),
      ],
    ],
    notes: [
      'From the word of the one who declares until the round says that it is settled; the platform looks for due rounds five times a second.',
      `Meanwhile ${bystanders} others bet on another round, each as fast as it is answered, on the same two cores.`,
      'Goals: ≤ 2,000 ms, ≥ 5,000 bets/s, p99 ≤ 2 × its calm value.',
    ],
    raw: measured,
  };
}
