import { createAuditService } from '../../../packages/server/src/services/audit/audit.ts';
import { auditSlackMs } from '../../../packages/server/src/store/audit-since.ts';
import { startTestDatabase } from '../../../packages/server/src/testing/test-database.ts';
import { median, ratio, spread } from '../figures.ts';
import { fillLedger } from '../fill-ledger.ts';
import { makeWallets } from '../make-wallets.ts';
import type { Report } from '../report.ts';

const walletCount = 10_000;
/** Two entries each. */
const transferCount = 1_500_000;
/** Transfers of half a minute at 200 bets a second. */
const newTransfers = 6_000;
const runs = 5;

const log = { info: () => undefined, warn: () => undefined, error: console.error };

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Duration of an audit of a ledger of three million entries, and of one of its new entries. */
export async function bench(): Promise<Report> {
  const databases = await startTestDatabase();
  try {
    const { db } = await databases.fresh();
    const audit = createAuditService({ db, log, wakeOutbox: () => undefined });
    const wallets = await makeWallets(db, walletCount);
    const bookingMs = await timed(() => fillLedger(db, wallets, transferCount));
    await db.run('vacuum analyze');
    const readMs = await timed(() =>
      db.row('select sum(amount), count(distinct hash) from entries'),
    );
    const fullMs = await timed(() => audit.record('full'));
    // Recent entries would be audited again; no platform books that many in two minutes.
    await new Promise((resolve) => setTimeout(resolve, auditSlackMs));
    await audit.record('recent');
    const recentMs: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      await fillLedger(db, wallets.slice(0, newTransfers), newTransfers);
      recentMs.push(await timed(() => audit.record('recent')));
    }
    const { full, recent } = await audit.last();
    if (!full?.ok || !recent?.ok) throw new Error('The ledger is not sound.');
    const seconds = (ms: number) => (ms / 1_000).toFixed(2);
    return {
      title: 'Audit of the books',
      head: ['what is looked at', 'seconds', 'of reading all entries once'],
      rows: [
        ['everything', seconds(fullMs), ratio(fullMs, readMs)],
        [
          `what is new: ${newTransfers} transfers on ${newTransfers} wallets`,
          spread(
            recentMs.map((ms) => ms / 1_000),
            2,
          ),
          ratio(median(recentMs), readMs),
        ],
      ],
      notes: [
        `${transferCount * 2} entries of ${walletCount} wallets, booked in ${seconds(bookingMs)} s, on one durable PostgreSQL.`,
        `Reading all entries once, with their hashes: ${seconds(readMs)} s.`,
        'Goal: what is new within a second, everything within a few minutes.',
      ],
      raw: { bookingMs, readMs, fullMs, recentMs },
    };
  } finally {
    await databases.stop();
  }
}
