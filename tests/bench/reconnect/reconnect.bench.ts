import { setTimeout as pause } from 'node:timers/promises';
import { countOf } from '../../faults/counts.ts';
import { faults, openPlay, type Outcome } from '../../realtime/many-clients.ts';
import { quantile } from '../figures.ts';
import type { Report } from '../report.ts';

const people = countOf('LOBI_CROWD', 1_000);
const rounds = 3;

/** Duration after which a connection counts as stable, and its loss as the first, in ms. */
const settledAfterMs = 11_000;

/** Time until all clients have reconnected after each fault of their nodes. */
export async function bench(): Promise<Report> {
  await using running = new AsyncDisposableStack();
  const { stage, crowd } = await openPlay(running, { people, drainSeconds: 10 });

  const measured: { readonly what: string; readonly outcome: Outcome }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const [what, fault] of Object.entries(faults)) {
      await pause(settledAfterMs);
      const outcome = await crowd.suffer((meanwhile) => fault(stage, meanwhile));
      measured.push({ what, outcome });
      while (stage.nodes.length < 2) await stage.start();
    }
  }
  const seconds = (ms: number): string => (ms / 1_000).toFixed(1);
  return {
    title: `${people} clients come back, ${rounds} times after each`,
    head: [
      'after',
      'away p50 s',
      'p95 s',
      'longest s',
      'still away',
      'wrong balances',
      'most tries of one',
      'tries in all',
      'most in 100 ms',
      'signatures',
      'their p99 ms',
    ],
    rows: measured.map(({ what, outcome }) => [
      what,
      seconds(quantile(outcome.awayMs, 0.5)),
      seconds(quantile(outcome.awayMs, 0.95)),
      seconds(Math.max(...outcome.awayMs)),
      String(outcome.stillAway.length),
      String(outcome.wrongBalances),
      String(Math.max(...outcome.tries)),
      String(outcome.tries.reduce((sum, each) => sum + each, 0)),
      String(outcome.crowd),
      String(outcome.signatureMs.length),
      outcome.signatureMs.length > 0 ? quantile(outcome.signatureMs, 0.99).toFixed(0) : '–',
    ]),
    notes: [
      'Two nodes, Redis, PostgreSQL, a proxy, and all clients share the cores of one machine.',
      'Away: from the loss of the socket, or from a change of the wallet, until the socket is open',
      'again and the wallet shown is the one of the database: the longest time of each client.',
      'Whole clients of the product without a page; all wallets change while they are away.',
      'A rolling restart takes both nodes in turn, so a client may be sent away twice.',
      'Goal: no client away for more than 15 s, no wrong balance, three tries each at most,',
      'signatures within 1 s.',
    ],
    raw: measured,
  };
}
