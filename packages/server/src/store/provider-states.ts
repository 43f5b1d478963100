import type { Queryable, Transaction } from './database.ts';
import { dayOf, type ProviderCaps } from './provider-payouts.ts';
import { listOpenSuspensions, type SuspensionRecord } from './provider-suspensions.ts';
import { column, selectList, type RowOf } from './row-shape.ts';

const columns = {
  id: column.uuid.from('p.id'),
  code: column.text.from('p.code'),
  name: column.text.from('p.name'),
  enabled: column.boolean.from('p.enabled'),
  addresses: column.list(column.text).orNull.from('p.addresses'),
  version: column.integer.from('p.version'),
  winCap: column.bigint.orNull.from('p.win_cap'),
  sessionCap: column.bigint.orNull.from('p.session_cap'),
  dayCap: column.bigint.orNull.from('p.day_cap'),
  games: column.integer.from(
    '(select count(*)::int from provider_games o where o.provider_id = p.id and o.listed)',
  ),
  paidToday: column.bigint.from('coalesce(y.paid, 0)'),
  /** Largest payout of one round, and of one session. */
  largestRound: column.bigint.from('coalesce(y.largest_round, 0)'),
  largestSession: column.bigint.from('coalesce(y.largest_session, 0)'),
  /** Held payouts: their number, total, and the time of the oldest. */
  waiting: column.integer.from('held.waiting'),
  waitingSum: column.bigint.from('held.sum'),
  waitingSince: column.time.orNull.from('held.since'),
};

/** State of a provider for staff and the operator; sums in minor units, of one UTC day. */
export type ProviderState = RowOf<typeof columns> & {
  readonly suspension: SuspensionRecord | null;
};

/** Terms of a provider that require two people: caps in minor units, and addresses. */
export type ProviderTerms = ProviderCaps & Pick<ProviderState, 'addresses'>;

const tables = `providers p left join provider_payouts y on y.provider_id = p.id
  and y.kind = 'day' and y.key = $1
  cross join lateral (
    select count(*)::int as waiting, coalesce(sum(h.amount), 0)::bigint as sum,
      min(h.created_at) as since
    from provider_holds h where h.provider_id = p.id and h.status = 'waiting'
  ) held`;

/**
 * Lists all providers by code.
 * @param at a time of the day whose payouts are summed
 */
export async function listProviderStates(
  db: Queryable,
  at: Date,
): Promise<readonly ProviderState[]> {
  const suspensions = await listOpenSuspensions(db);
  const rows = await db.rows(
    { text: `select ${selectList(columns)} from ${tables} order by p.code`, columns },
    [dayOf(at)],
  );
  return rows.map((row) => ({
    ...row,
    suspension: suspensions.find(({ providerId }) => providerId === row.id) ?? null,
  }));
}

/** Finds the state of one provider; `undefined` if it is unknown. */
export const findProviderState = async (db: Queryable, providerId: string, at: Date) =>
  (await listProviderStates(db, at)).find(({ id }) => id === providerId);

/** Locks a provider for a change; returns whether it exists. */
export const lockProvider = async (tx: Transaction, providerId: string): Promise<boolean> =>
  (await tx.row('select 1 from providers where id = $1 for no key update', [providerId])) !==
  undefined;

/** Sets caps and addresses of a locked provider and raises its version. */
export const setProviderTerms = (
  tx: Transaction,
  providerId: string,
  { winCap, sessionCap, dayCap, addresses }: ProviderTerms,
  at: Date,
) =>
  tx.run(
    `update providers set win_cap = $2, session_cap = $3, day_cap = $4, addresses = $5,
       terms_set_at = $6, version = version + 1 where id = $1`,
    [providerId, winCap, sessionCap, dayCap, addresses, at],
  );
