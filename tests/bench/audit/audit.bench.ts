import { randomUUID } from 'node:crypto';
import { house, move, wallet } from '../../../packages/server/src/domain/postings.ts';
import { createAuditService } from '../../../packages/server/src/services/audit.ts';
import type { Database } from '../../../packages/server/src/store/database.ts';
import { auditSlackMs } from '../../../packages/server/src/store/audit-since.ts';
import { postTransfers } from '../../../packages/server/src/store/post-transfers.ts';
import { startTestDatabase } from '../../../packages/server/src/testing/test-database.ts';
import { median, ratio, spread } from '../figures.ts';
import type { Report } from '../report.ts';

const walletCount = 10_000;
/** Two entries each. */
const transferCount = 1_500_000;
const atOnce = 5_000;
/** What half a minute brings at 200 bets a second. */
const newTransfers = 6_000;
const runs = 5;

const log = { info: () => undefined, warn: () => undefined, error: console.error };

/** Wallets without people to speak of. */
async function makeWallets(db: Database): Promise<string[]> {
  const rows = await db.rows<{ id: string }>(
    `with people as (
       insert into users (id, username, role, status, password_hash, referral_code)
       select gen_random_uuid(), 'bench' || n, 'player', 'activated', 'none', 'bench' || n
       from generate_series(1, $1::int) n returning id
     )
     insert into wallets (id, user_id, currency) select gen_random_uuid(), id, 'IDR' from people
     returning id`,
    [walletCount],
  );
  return rows.map(({ id }) => id);
}

/** Money that the platform issues, as the platform itself books it. */
async function book(db: Database, wallets: readonly string[], count: number): Promise<void> {
  for (let from = 0; from < count; from += atOnce) {
    const transfers = Array.from({ length: Math.min(atOnce, count - from) }, (_, index) =>
      move(house('genesis'), wallet(wallets[(from + index) % wallets.length] ?? ''), 100n, {
        kind: 'mint',
        currency: 'IDR',
        reference: randomUUID(),
      }),
    );
    await db.transaction(async (tx) => {
      await tx.run('set local statement_timeout = 0');
      await postTransfers(tx, transfers);
    });
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** How long an audit takes on books of three million entries, and one of what is new in them. */
export async function bench(): Promise<Report> {
  const databases = await startTestDatabase();
  try {
    const { db } = await databases.fresh();
    const audit = createAuditService({ db, log, wakeOutbox: () => undefined });
    const wallets = await makeWallets(db);
    const bookingMs = await timed(() => book(db, wallets, transferCount));
    await db.run('vacuum analyze');
    const readMs = await timed(() =>
      db.row('select sum(amount), count(distinct hash) from entries'),
    );
    const fullMs = await timed(() => audit.record('full'));
    // What was booked just now would be looked at again, and nobody books so much in two minutes.
    await new Promise((resolve) => setTimeout(resolve, auditSlackMs));
    await audit.record('recent');
    const recentMs: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      await book(db, wallets.slice(0, newTransfers), newTransfers);
      recentMs.push(await timed(() => audit.record('recent')));
    }
    const { full, recent } = await audit.last();
    if (!full?.ok || !recent?.ok) throw new Error('The books are not sound.');
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
