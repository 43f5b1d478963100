import { auditSlackMs, lowestTransferIdAt } from './audit-since.ts';
import type { Statement, Transaction } from './database.ts';
import { column } from './row-shape.ts';

const write: Statement = {
  name: 'large-wins-log',
  text: `insert into activity (id, user_id, action, details, created_at, digest)
    select f.id, f.user_id, 'large-win', f.details, f.at, activity_digest(
      f.id, f.user_id, 'large-win', null, null, null, null, null, f.details, f.at
    )
    from (
      select gen_random_uuid() as id, w.user_id, now() as at,
        jsonb_build_object('transferId', t.id, 'walletId', w.id, 'payout', e.amount::text) as details
      from entries e
      join transfers t on t.id = e.transfer_id and t.kind = 'payout'
      join wallets w on w.id = e.account_id
      where e.transfer_id >= $1 and e.version is not null and e.amount >= $2
    ) f
    on conflict ((details ->> 'transferId')) where action = 'large-win' do nothing`,
};

/**
 * Logs wins since the last call: the returns of single bets, credited at once. Each is logged once,
 * whichever node finds it.
 * @param from least amount, in minor units; `null`: none is logged, also not later for this period
 * @returns their number
 */
export async function logLargeWins(tx: Transaction, from: bigint | null): Promise<number> {
  const look = await tx.row({
    text: 'select looked_at as "lookedAt", clock_timestamp() as now from large_win_looks',
    columns: { lookedAt: column.time, now: column.time },
  });
  if (!look) throw new Error('The table large_win_looks has no row.');
  const since = lowestTransferIdAt(new Date(look.lookedAt.getTime() - auditSlackMs));
  const logged = from === null ? 0 : await tx.run(write, [since, from]);
  // Not on every call: an idle platform should write next to nothing.
  await tx.run(
    `update large_win_looks set looked_at = $1
     where looked_at < $1::timestamptz - interval '1 minute'`,
    [look.now],
  );
  return logged;
}
