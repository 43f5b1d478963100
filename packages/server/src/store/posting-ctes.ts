/**
 * Locks the wallets that `touching(wallet_id)` names, in id order, so that statements cannot
 * deadlock. After a wait, a row is read in its newest version, and `moved` below updates that version,
 * so that READ COMMITTED is sufficient.
 *
 * The row lock inside prevents the planner from joining whole tables: each wallet is found by its key,
 * even if the table was small when the statement was planned.
 */
export const lockingCte = `
locked as materialized (
  select w.*
  from (select distinct wallet_id from touching order by wallet_id) t
  cross join lateral (
    select id, balance, held, floor, frozen, version, currency, chain, guard_version
    from wallets where id = t.wallet_id
    for no key update
  ) w
)`;

/** Text of a transfer's postings for its digest; each account occurs at most once in a transfer. */
export const legs = `string_agg(account_id || ':' || amount, ',' order by account_id)`;

/**
 * The only way to write money, as common table expressions for a statement that has defined
 *
 * - `locked`: the wallets, by `lockingCte`,
 * - `booking(id, kind, currency, reference, params, at, legs)`: one row per transfer,
 * - `posting(transfer_id, account_id, is_wallet, amount, position, at)`: one row per entry.
 *
 * It chains balance, version and hash under the lock, and writes wallets, transfers, entries, and
 * one outbox row per wallet entry, so that no caller can omit one. A wallet that would fall below its
 * floor violates the constraint `wallets_covered`, which rolls the whole statement back.
 */
export const postingCtes = `
digested as materialized (
  select b.*,
    transfer_digest(b.id, b.kind, b.currency, b.reference, b.params, b.at, b.legs) as digest
  from booking b
),
chained as materialized (
  select p.transfer_id, p.account_id, p.amount, p.at, l.held, l.floor, l.frozen, b.kind, l.currency,
    l.version + row_number() over chain as version,
    (l.balance + sum(p.amount) over chain)::bigint as balance_after,
    chain_of(l.chain, b.digest) over chain as hash
  from posting p
  join digested b on b.id = p.transfer_id
  join locked l on l.id = p.account_id and l.currency = b.currency
  where p.is_wallet
  window chain as (partition by p.account_id order by p.position rows unbounded preceding)
),
moved as (
  update wallets w set balance = c.balance_after, version = c.version, chain = c.hash
  from (
    select distinct on (account_id) account_id, balance_after, version, hash
    from chained order by account_id, version desc
  ) c
  where w.id = c.account_id
  returning w.id, w.balance, w.held, w.version, w.currency
),
booked as (
  insert into transfers (id, kind, currency, reference, params, created_at, digest)
  select id, kind, currency, reference, params, at, digest from digested
),
entered as (
  insert into entries
    (transfer_id, account_id, amount, version, balance_before, balance_after, created_at, hash)
  select transfer_id, account_id, amount, version, balance_after - amount, balance_after, at, hash
  from chained
  union all
  select transfer_id, account_id, amount, null, null, null, at, null
  from posting where not is_wallet
  returning 1
),
announced as (
  insert into outbox (topic, subject_id, version, facts, created_at)
  select 'wallet', account_id, version,
    jsonb_build_object(
      'id', account_id, 'balance', balance_after::text, 'held', held::text,
      'currency', currency, 'version', version
    ),
    at
  from chained
  order by version
)`;

/** Constraint that rejects an overdraft. */
export const overdraftConstraint = 'wallets_covered';
