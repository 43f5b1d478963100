/** One check of the books. */
export interface AuditQuery {
  readonly id: string;
  /** What must hold. */
  readonly purpose: string;
  /** SELECT whose every row is a fault. */
  readonly faults: string;
}

const allAccounts = `select id, currency from wallets union all select id, currency from house_accounts`;

/** Changes of a wallet, entries and hold steps alike, in order. */
const changes = `
  select account_id as wallet_id, version, balance_before, balance_after,
    null::bigint as held_before, null::bigint as held_after
  from entries where version is not null
  union all
  select wallet_id, version, null, null, held_before, held_after from hold_steps`;

/** Kinds of transfer that a transaction makes, which are its types. */
const requestKinds = `('deposit', 'withdraw', 'cash-in', 'cash-out')`;

/** The checks of the ledger; each answers no row on sound books. @source ours */
export const auditQueries: readonly AuditQuery[] = [
  {
    id: 'C1',
    purpose: 'Every transfer has two or more entries that sum to zero.',
    faults: `select transfer_id from entries group by transfer_id
      having sum(amount) <> 0 or count(*) < 2`,
  },
  {
    id: 'C2',
    purpose: 'Wallet balances and house sums of a currency cancel out.',
    faults: `select currency from (
      select currency, balance from wallets
      union all
      select h.currency, e.amount from entries e join house_accounts h on h.id = e.account_id
    ) as held group by currency having sum(balance) <> 0`,
  },
  {
    id: 'C3',
    purpose: 'A wallet holds what its entries sum to.',
    faults: `select w.id from wallets w left join entries e on e.account_id = w.id
      group by w.id having w.balance <> coalesce(sum(e.amount), 0)`,
  },
  {
    id: 'C4',
    purpose: 'Balance before plus amount is balance after.',
    faults: `select transfer_id from entries where balance_before + amount <> balance_after
      union all
      select hold_id from hold_steps where held_before + amount <> held_after`,
  },
  {
    id: 'C5',
    purpose: 'Changes of a wallet follow each other without a gap.',
    faults: `select wallet_id from (
      select wallet_id, version, row_number() over chain as position, balance_before, held_before,
        lag(balance_after) over balances as last_balance, lag(held_after) over holds as last_held
      from (${changes}) as change
      window chain as (partition by wallet_id order by version),
        balances as (partition by wallet_id, balance_after is null order by version),
        holds as (partition by wallet_id, held_after is null order by version)
    ) as step
    where version <> position
      or balance_before <> coalesce(last_balance, 0) or held_before <> coalesce(last_held, 0)`,
  },
  {
    id: 'C6',
    purpose: 'No wallet is below its floor.',
    faults: 'select id from wallets where balance - held < floor',
  },
  {
    id: 'C6b',
    purpose: 'No wallet ever was below its floor.',
    faults: `select e.account_id from entries e join wallets w on w.id = e.account_id
      where e.balance_after < w.floor`,
  },
  {
    id: 'C7',
    purpose: 'A hold is resolved once, and a wallet holds what its holds and their steps say.',
    faults: `select hold_id from hold_steps where step <> 'hold' group by hold_id having count(*) > 1
      union all
      select w.id from wallets w where w.held <> (
        select coalesce(sum(h.amount), 0) from holds h where h.wallet_id = w.id and h.status = 'pending'
      ) or w.held <> (select coalesce(sum(s.amount), 0) from hold_steps s where s.wallet_id = w.id)`,
  },
  {
    id: 'C8',
    purpose: 'A bet is paid or refunded once and put right once, by as much as it says.',
    faults: `select b.id from bets b
      left join transfers t on t.reference = b.id and t.kind in ('payout', 'refund', 'correction')
      left join entries e on e.transfer_id = t.id and e.account_id <> b.round_id
      group by b.id
      having count(distinct t.id) filter (where t.kind = 'correction') > 1
        or count(distinct t.id) filter (where t.kind <> 'correction') > 1
        or coalesce(sum(e.amount), 0) <> coalesce(b.payout, 0)`,
  },
  {
    id: 'C9',
    purpose: 'No transfer without entries, no entry without its transfer.',
    faults: `select coalesce(t.id, e.transfer_id) from transfers t
      full join (select distinct transfer_id from entries) e on e.transfer_id = t.id
      where t.id is null or e.transfer_id is null`,
  },
  {
    id: 'C10',
    purpose: 'Every change of a wallet was put into the outbox.',
    faults: `select wallet_id, version from (${changes}) as change
      except select subject_id, version from outbox where topic = 'wallet'`,
  },
  {
    id: 'C11',
    purpose: 'Every entry names an account that exists, in the currency of its transfer.',
    faults: `select e.transfer_id from entries e
      join transfers t on t.id = e.transfer_id
      left join (${allAccounts}) as account on account.id = e.account_id
      where account.currency is distinct from t.currency`,
  },
  {
    id: 'C12',
    purpose: 'The version of a wallet counts its changes.',
    faults: `select w.id from wallets w left join (${changes}) as change on change.wallet_id = w.id
      group by w.id having w.version <> count(change.version)`,
  },
  {
    id: 'C13',
    purpose: 'A round holds its open stakes, and nothing once it is settled.',
    faults: `select r.id from rounds r
      left join lateral (select sum(amount) as held from entries where account_id = r.id) pool on true
      left join lateral (
        select sum(amount) as staked from bets where round_id = r.id and status = 'placed'
      ) bet on true
      where (r.settled_at is not null and coalesce(pool.held, 0) <> 0 and not exists (
          select from round_corrections c where c.round_id = r.id and c.status = 'running'))
        or (r.status in ('standby', 'open', 'last-call', 'closed', 'declared')
          and coalesce(pool.held, 0) <> coalesce(bet.staked, 0))`,
  },
  {
    id: 'C14',
    purpose: 'Pools written down at close are the sums of the bets.',
    faults: `select p.round_id from round_pools p
      left join bets b on b.round_id = p.round_id and b.selection = p.selection
      group by p.round_id, p.selection, p.amount, p.bets
      having p.amount <> coalesce(sum(b.amount), 0) or p.bets <> count(b.id)`,
  },
  {
    id: 'C15',
    purpose: 'The earnings account holds what agents have earned and not been paid.',
    faults: `select currency from (
      select currency, amount from earnings where status in ('claimable', 'claimed')
      union all
      select h.currency, -e.amount from entries e
        join house_accounts h on h.id = e.account_id where h.code = 'earnings'
    ) as owed group by currency having sum(amount) <> 0`,
  },
  {
    id: 'C16',
    purpose: 'Money on its way out is set aside as long as its transaction is open, and no longer.',
    faults: `select x.id from transactions x left join holds h on h.id = x.hold_id
      where case x.status
        when 'completed' then h.status <> 'captured'
        when 'rejected' then h.status <> 'released'
        else x.type <> 'deposit' and (h.status is distinct from 'pending'
          or h.amount <> x.amount or h.wallet_id <> x.from_wallet_id)
      end`,
  },
  {
    id: 'C17',
    purpose: 'A completed transaction moved its sum once, no other moved any.',
    faults: `select x.id from transactions x
      left join transfers t on t.reference = x.id and t.kind in ${requestKinds}
      left join entries e on e.transfer_id = t.id and e.account_id = case
        when x.type in ('withdraw', 'cash-out') then x.from_wallet_id else x.to_wallet_id end
      group by x.id
      having count(t.id) <> case x.status when 'completed' then 1 else 0 end
        or max(t.kind) <> x.type
        or coalesce(sum(e.amount), 0) <> case
          when x.status <> 'completed' then 0
          when x.type in ('withdraw', 'cash-out') then -x.amount
          else x.amount + coalesce(x.unique_code, 0) - x.fee end
      union all
      select t.reference from transfers t left join transactions x on x.id = t.reference
      where t.kind in ${requestKinds} and x.id is null`,
  },
  {
    id: 'C18',
    purpose: 'The last step in the course of a transaction is its status, and it ends once.',
    faults: `select x.id from transactions x
      left join transaction_events e on e.transaction_id = x.id
      group by x.id
      having (array_agg(e.status order by e.id desc))[1] is distinct from x.status
        or count(*) filter (where e.status in ('completed', 'rejected')) > 1`,
  },
  {
    id: 'C19',
    purpose: 'Agents got in their wallets what their paid earnings sum to.',
    faults: `select claimee from (
      select claimee_id as claimee, amount from earnings where status = 'paid'
      union all
      select r.claimee_id, -e.amount from earnings r
        join transfers t on t.reference = r.id and t.kind = 'correction'
        join entries e on e.transfer_id = t.id
        left join house_accounts h on h.id = e.account_id
        where h.code is distinct from 'takeout'
      union all
      select w.user_id, -e.amount from entries e
        join transfers t on t.id = e.transfer_id and t.kind = 'earning'
        join wallets w on w.id = e.account_id
    ) as paid group by claimee having sum(amount) <> 0`,
  },
  {
    id: 'C24',
    purpose: 'A play took its stake once, and returned once what it says.',
    faults: `select p.id from plays p
      left join transfers t on t.reference = p.id and t.kind in ('bet', 'payout', 'refund')
      left join entries e on e.transfer_id = t.id and e.account_id = p.wallet_id
      group by p.id
      having count(distinct t.id) filter (where t.kind = 'bet') <> 1
        or coalesce(sum(e.amount) filter (where t.kind = 'bet'), 0) <> -p.amount
        or count(distinct t.id) filter (where t.kind <> 'bet')
          <> case when coalesce(p.payout, 0) > 0 then 1 else 0 end
        or coalesce(sum(e.amount) filter (where t.kind <> 'bet'), 0) <> coalesce(p.payout, 0)`,
  },
  {
    id: 'C25',
    purpose: 'The bank holds what plays lost to it.',
    faults: `select currency from (
      select h.currency, e.amount from entries e
        join house_accounts h on h.id = e.account_id where h.code = 'bank'
      union all
      select p.currency, coalesce(p.payout, 0) - p.amount from plays p
        where not exists (select from house_accounts h where h.id = p.round_id)
    ) as banked group by currency having sum(amount) <> 0`,
  },
  {
    id: 'C26',
    purpose: 'A seed counted its plays from 1 without a gap.',
    faults: `select s.id from player_seeds s left join plays p on p.seed_id = s.id
      group by s.id having count(p.id) <> s.nonce or coalesce(max(p.nonce), 0) <> s.nonce`,
  },
  {
    id: 'C27',
    purpose:
      "A provider's transaction moved the wallet by what it says, and nothing once given back.",
    faults: `select x.id from provider_transactions x
      left join transfers t on t.reference = x.id
      left join entries e on e.transfer_id = t.id and e.account_id = x.wallet_id
      group by x.id
      having coalesce(sum(e.amount), 0) <>
        case when x.cancelled_by is null then x.payout - x.stake else 0 end`,
  },
  {
    id: 'C28',
    purpose: "A round of a provider's game says what its transactions sum to.",
    faults: `select r.id from provider_rounds r
      left join provider_transactions x on x.round_id = r.id
      group by r.id
      having r.amount <> coalesce(sum(x.stake), 0) or r.payout <>
        coalesce(sum(case when x.cancelled_by is null then x.payout else x.stake end), 0)`,
  },
  {
    id: 'C29',
    purpose: "The providers' account holds what was staked there and did not come back.",
    faults: `select currency from (
      select currency, payout - stake as amount from provider_transactions
        where cancelled_by is null and wallet_id is not null
      union all
      select h.currency, e.amount from entries e
        join house_accounts h on h.id = e.account_id where h.code = 'provider'
    ) as held group by currency having sum(amount) <> 0`,
  },
  {
    id: 'C30',
    purpose: 'A round at a table holds its open stakes in its pool, and is paid in full.',
    faults: `select r.id from table_rounds r join house_accounts h on h.id = r.id
      left join lateral (select sum(amount) as held from entries where account_id = r.id) pool on true
      left join lateral (
        select sum(amount) as staked from plays where round_id = r.id and status = 'open'
      ) play on true
      where (r.paid_at is not null and coalesce(pool.held, 0) <> 0)
        or (r.ended_at is null and coalesce(pool.held, 0) <> coalesce(play.staked, 0))
      union all
      select p.id from plays p join table_rounds r on r.id = p.round_id
      where r.paid_at is not null and p.status = 'open'`,
  },
];
