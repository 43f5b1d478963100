import { randomUUID } from 'node:crypto';
import { findArena, openRound, placeBets, preparePlayers } from '../bets/bet-load.ts';
import type { FastCalls } from '../bets/fast-calls.ts';
import { register, signIn, type HttpClient } from '../bets/http-client.ts';
import { median, quantile, ratio, spread } from '../figures.ts';
import type { Report } from '../report.ts';
import { startBenchPlatform } from '../start-bench-platform.ts';

const transfers = 400;
const bystanders = 4;
const bystanderWallets = 20;
const calmMs = 3_000;
const rounds = 5;

/** Results of the transfers of one burst. */
interface Burst {
  readonly done: number;
  readonly refused: number;
  readonly failed: readonly string[];
  readonly lastMs: number;
}

/** Sends all transfers at once, each over a separate connection. */
async function burst(givers: readonly HttpClient[], walletId: string): Promise<Burst> {
  const lines: FastCalls[] = Array.from(
    { length: transfers },
    (_, index) =>
      givers[index % givers.length]?.repeat('transaction.create', { walletId }) as FastCalls,
  );
  const body = JSON.stringify({ type: 'cash-in', amount: '1000' });
  const start = performance.now();
  const sent = await Promise.allSettled(
    lines.map((line) => line.send({ 'idempotency-key': randomUUID() }, body)),
  );
  const lastMs = performance.now() - start;
  for (const line of lines) line.close();
  const reasons = sent.flatMap((each) => (each.status === 'rejected' ? [String(each.reason)] : []));
  const isRefusal = (reason: string) => / 429 /.test(reason);
  return {
    done: transfers - reasons.length,
    refused: reasons.filter(isRefusal).length,
    failed: reasons.filter((reason) => !isRefusal(reason)),
    lastMs,
  };
}

/** Measures the latency of other players' bets while 400 transfers go to one wallet at once. */
export async function bench(): Promise<Report> {
  await using platform = await startBenchPlatform();
  const { origin } = platform;
  const players = await preparePlayers(platform.origins, bystanderWallets);
  const { walletId } = await register(origin, bystanderWallets + 1);
  const admin = await signIn(origin, 'admin');
  const declare = await signIn(origin, 'declare');
  const roundId = await openRound(declare, await findArena(declare));
  const others = players.map((player) => player.repeat('bet.place', { roundId }));
  const measured: { calm: number[]; beside: number[]; burst: Burst }[] = [];
  for (let round = 0; round <= rounds; round++) {
    const calmStart = performance.now();
    const calm = await placeBets(others, bystanders, () => performance.now() - calmStart >= calmMs);
    let isOver = false;
    const going = placeBets(others, bystanders, () => isOver);
    const created = await burst([admin], walletId);
    isOver = true;
    const beside = await going;
    // The first round is a warm-up.
    if (round > 0) measured.push({ calm, beside, burst: created });
  }
  for (const line of others) line.close();
  const failed = measured.flatMap((each) => each.burst.failed);
  if (failed.length > 0) throw new Error(`Transfers failed: ${failed[0]}`);
  const p99s = (of: 'calm' | 'beside') => measured.map((each) => quantile(each[of], 0.99));
  return {
    title: `${transfers} transfers to one wallet at once, ${rounds} times: median (least–most)`,
    head: [
      'transfers done',
      'refused',
      'all answered after ms',
      'others’ p99 ms, calm',
      'meanwhile',
      'meanwhile ÷ calm',
    ],
    rows: [
      [
        spread(measured.map(({ burst: { done } }) => done)),
        spread(measured.map(({ burst: { refused } }) => refused)),
        spread(measured.map(({ burst: { lastMs } }) => lastMs)),
        spread(p99s('calm'), 1),
        spread(p99s('beside'), 1),
        ratio(median(p99s('beside')), median(p99s('calm'))),
      ],
    ],
    notes: [
      `Meanwhile ${bystanders} others bet from ${bystanderWallets} wallets, each as fast as it is answered, on the same cores.`,
      'A transfer is done or refused with 429, because its user has too many calls under way; any other answer fails the benchmark.',
      'Goal: others’ p99 ≤ 2 × its calm value.',
    ],
    raw: measured,
  };
}
