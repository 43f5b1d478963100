import { randomUUID } from 'node:crypto';
import { house, move, wallet } from '../../packages/server/src/domain/postings.ts';
import type { Database } from '../../packages/server/src/store/database.ts';
import { postTransfers } from '../../packages/server/src/store/post-transfers.ts';

const atOnce = 5_000;

/**
 * Books this number of transfers, two entries each, as the platform books minted money: alternating
 * between these wallets. No event is published.
 */
export async function fillLedger(
  db: Database,
  walletIds: readonly string[],
  transferCount: number,
): Promise<void> {
  for (let from = 0; from < transferCount; from += atOnce) {
    const length = Math.min(atOnce, transferCount - from);
    const transfers = Array.from({ length }, (_, index) =>
      move(house('genesis'), wallet(walletIds[(from + index) % walletIds.length] ?? ''), 100n, {
        kind: 'mint',
        currency: 'IDR',
        reference: randomUUID(),
      }),
    );
    await db.transaction(async (tx) => {
      await tx.run('set local statement_timeout = 0');
      await postTransfers(tx, transfers);
      await tx.run('delete from outbox where subject_id = any($1::uuid[])', [walletIds]);
    });
  }
}
