import type { FaultSubject } from '@lobi/core/contract';
import { endedBetween } from './game-earnings.ts';
import { changesSince, type AuditSince } from './audit-since.ts';
import { legs } from './posting-ctes.ts';

/** One check of the ledger. */
export interface AuditQuery {
  readonly id: string;
  /** Invariant that the query checks. */
  readonly purpose: string;
  /** Kind of record that the first column of a fault identifies. Default `other`. */
  readonly subject?: FaultSubject;
  /**
   * SELECT that returns one row per fault. A function restricts the check to the given part; such a
   * check also runs on the changes since the previous audit.
   */
  readonly faults: string | ((since: AuditSince) => string);
}

const allAccounts = `select id, currency from wallets union all select id, currency from house_accounts`;

/** Kinds of transfer that a transaction creates; equal to its types. */
const requestKinds = `('deposit', 'withdraw', 'cash-in', 'cash-out')`;

/** Amounts that a transfer moved to owners of wallets, debts included, and to the house; minor units. */
const ownersAndHouse = (transferId: string): string => `
  select coalesce(sum(e.amount) filter (where h.code is null or h.code = 'shortfall'), 0) as owners,
    coalesce(sum(e.amount) filter (where h.code <> 'shortfall'), 0) as house
  from entries e left join house_accounts h on h.id = e.account_id
  where e.transfer_id = ${transferId}`;

/** Tables with write-once rows; a trigger on each rejects changes. */
export const appendOnlyTables = [
  'transfers',
  'entries',
  'hold_steps',
  'transaction_events',
  'round_pools',
  'activity',
  'earning_days',
  'game_results',
  'round_snapshots',
  'platform_settings',
] as const;

const writtenOnceValues = appendOnlyTables.map((table) => `('${table}')`).join(', ');

/** A trigger that is on and rejects UPDATE (16), DELETE (8) and TRUNCATE (32). */
const guard = `select from pg_trigger g join pg_proc p on p.oid = g.tgfoid
  where g.tgrelid = written.name::regclass and p.proname = 'refuse_rewrite'
    and g.tgenabled in ('O', 'A') and g.tgtype & 56 = 56`;

/** The checks of the ledger; each returns no row for a sound ledger. @source ours */
export const auditQueries: readonly AuditQuery[] = [
  {
    id: 'C1',
    purpose: 'Every transfer has two or more entries that sum to zero.',
    subject: 'transfer',
    faults: ({ transferId }) => `select transfer_id from entries
      where transfer_id >= '${transferId}' group by transfer_id
      having sum(amount) <> 0 or count(*) < 2`,
  },
  {
    id: 'C2',
    purpose: 'Wallet balances and house sums of a currency cancel out.',
    subject: 'currency',
    faults: `select currency from (
      select currency, balance from wallets
      union all
      select h.currency, e.amount from entries e join house_accounts h on h.id = e.account_id
    ) as held group by currency having sum(balance) <> 0`,
  },
  {
    id: 'C3',
    purpose: 'A wallet holds what its entries sum to.',
    subject: 'wallet',
    faults: ({ wallets }) => `select w.id from (${wallets}) w
      left join entries e on e.account_id = w.id and e.version > w.from_version
      group by w.id, w.balance, w.from_balance
      having w.balance <> w.from_balance + coalesce(sum(e.amount), 0)`,
  },
  {
    id: 'C4',
    purpose: 'Balance before plus amount is balance after.',
    subject: 'wallet',
    faults: ({ transferId }) => `select account_id from entries
      where transfer_id >= '${transferId}' and balance_before + amount <> balance_after
      union all
      select wallet_id from hold_steps where held_before + amount <> held_after`,
  },
  {
    id: 'C5',
    purpose: 'Changes of a wallet follow each other without a gap.',
    subject: 'wallet',
    faults: (since) => `select distinct wallet_id from (
      select wallet_id, version, from_version + row_number() over chain as position,
        balance_before, held_before,
        coalesce(lag(balance_after) over balances, from_balance) as last_balance,
        coalesce(lag(held_after) over holds, from_held) as last_held
      from (${changesSince(since)}) as change
      window chain as (partition by wallet_id order by version),
        balances as (partition by wallet_id, balance_after is null order by version),
        holds as (partition by wallet_id, held_after is null order by version)
    ) as step
    where version <> position or balance_before <> last_balance or held_before <> last_held`,
  },
  {
    id: 'C6',
    purpose: 'No wallet is below its floor.',
    subject: 'wallet',
    faults: 'select id from wallets where balance - held < floor',
  },
  {
    id: 'C6b',
    purpose: 'No wallet ever was below its floor.',
    subject: 'wallet',
    faults: ({ transferId }) => `select distinct e.account_id from entries e
      join wallets w on w.id = e.account_id
      where e.transfer_id >= '${transferId}' and e.balance_after < w.floor`,
  },
  {
    id: 'C7',
    purpose: 'A hold is resolved once, and a wallet holds what its holds and their steps say.',
    subject: 'wallet',
    faults: `select min(wallet_id::text)::uuid from hold_steps where step <> 'hold'
        group by hold_id having count(*) > 1
      union all
      select w.id from wallets w where w.held <> (
        select coalesce(sum(h.amount), 0) from holds h where h.wallet_id = w.id and h.status = 'pending'
      ) or w.held <> (select coalesce(sum(s.amount), 0) from hold_steps s where s.wallet_id = w.id)`,
  },
  {
    id: 'C8',
    purpose: 'A bet is paid or refunded once and put right once, by as much as it says.',
    subject: 'bet',
    faults: `select b.id from bets b
      left join transfers t on t.reference = b.id and t.kind in ('payout', 'refund', 'correction')
      left join (
        select e.transfer_id, e.amount from entries e
        left join house_accounts h on h.id = e.account_id
        where h.code is null or h.code = 'shortfall'
      ) e on e.transfer_id = t.id
      group by b.id
      having count(distinct t.id) filter (where t.kind = 'correction') > 1
        or count(distinct t.id) filter (where t.kind <> 'correction') > 1
        or coalesce(sum(e.amount), 0) <> coalesce(b.payout, 0)`,
  },
  {
    id: 'C9',
    purpose: 'No transfer without entries, no entry without its transfer.',
    subject: 'transfer',
    faults: ({ transferId }) => `select coalesce(t.id, e.transfer_id)
      from (select id from transfers where id >= '${transferId}') t
      full join (
        select distinct transfer_id from entries where transfer_id >= '${transferId}'
      ) e on e.transfer_id = t.id
      where t.id is null or e.transfer_id is null`,
  },
  {
    id: 'C10',
    purpose: 'Every change of a wallet was put into the outbox.',
    subject: 'wallet',
    faults: (since) => `select wallet_id, version from (${changesSince(since)}) as change
      except
      select subject_id, version from outbox where topic = 'wallet' and id > ${since.outboxId}`,
  },
  {
    id: 'C11',
    purpose: 'Every entry names an account that exists, in the currency of its transfer.',
    subject: 'transfer',
    faults: ({ transferId }) => `select e.transfer_id from entries e
      join transfers t on t.id = e.transfer_id
      left join (${allAccounts}) as account on account.id = e.account_id
      where e.transfer_id >= '${transferId}' and t.id >= '${transferId}' and account.currency is distinct from t.currency`,
  },
  {
    id: 'C12',
    purpose: 'The version of a wallet counts its changes.',
    subject: 'wallet',
    faults: (since) => `select w.id from (${since.wallets}) w
      left join (${changesSince(since)}) as change on change.wallet_id = w.id
      group by w.id, w.version, w.from_version
      having w.version <> w.from_version + count(change.version)`,
  },
  {
    id: 'C13',
    purpose: 'A round holds the open stakes of its pool, and nothing once it is settled.',
    subject: 'round',
    faults: `select r.id from rounds r
      left join lateral (select sum(amount) as held from entries where account_id = r.id) pool on true
      left join lateral (
        select sum(amount) as staked from bets
        where round_id = r.id and status = 'placed' and selection <> 'draw'
      ) bet on true
      where (r.settled_at is not null and coalesce(pool.held, 0) <> 0 and not exists (
          select from round_corrections c where c.round_id = r.id and c.status = 'running'))
        or (r.status in ('standby', 'open', 'last-call', 'closed', 'declared')
          and coalesce(pool.held, 0) <> coalesce(bet.staked, 0))`,
  },
  {
    id: 'C14',
    purpose: 'Pools written down at close are the sums of the bets that count.',
    subject: 'round',
    faults: `select p.round_id from round_pools p
      left join bets b on b.round_id = p.round_id and b.selection = p.selection
        and b.status <> 'cancelled'
      group by p.round_id, p.selection, p.amount, p.bets
      having p.amount <> coalesce(sum(b.amount), 0) or p.bets <> count(b.id)`,
  },
  {
    id: 'C15',
    purpose: 'The earnings account holds what agents have earned and not been paid.',
    subject: 'currency',
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
    subject: 'transaction',
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
    purpose:
      'A completed transaction moved its sum once, against the float of its settling agent or the house; no other moved any.',
    subject: 'transaction',
    faults: `select x.id from transactions x
      left join transfers t on t.reference = x.id and t.kind in ${requestKinds}
      left join entries e on e.transfer_id = t.id and e.account_id = case
        when x.type in ('withdraw', 'cash-out') then x.from_wallet_id else x.to_wallet_id end
      left join wallets sw on sw.user_id = x.settling_agent_id
      left join entries f on f.transfer_id = t.id and f.account_id = sw.id
      group by x.id
      having count(t.id) <> case x.status when 'completed' then 1 else 0 end
        or max(t.kind) <> case when x.settling_agent_id is null then x.type
          when x.type = 'deposit' then 'cash-in' else 'cash-out' end
        or (x.settling_agent_id is not null and coalesce(sum(f.amount), 0) <> case
          when x.status <> 'completed' then 0
          when x.type = 'deposit' then -x.amount
          else x.amount - x.fee end)
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
    subject: 'transaction',
    faults: `select x.id from transactions x
      left join transaction_events e on e.transaction_id = x.id
      group by x.id
      having (array_agg(e.status order by e.id desc))[1] is distinct from x.status
        or count(*) filter (where e.status in ('completed', 'rejected')) > 1`,
  },
  {
    id: 'C19',
    purpose: 'Agents got in their wallets what their paid earnings sum to.',
    subject: 'user',
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
    purpose: 'A play took each of its stakes once, and returned once what it says.',
    subject: 'play',
    faults: `select p.id from plays p
      left join transfers t on t.reference = p.id and t.kind in ('bet', 'payout', 'refund')
      left join entries e on e.transfer_id = t.id and e.account_id = p.wallet_id
      group by p.id
      having count(distinct t.id) filter (where t.kind = 'bet') <> p.stakes
        or coalesce(sum(e.amount) filter (where t.kind = 'bet'), 0) <> -p.amount
        or count(distinct t.id) filter (where t.kind <> 'bet')
          <> case when coalesce(p.payout, 0) > 0 then 1 else 0 end
        or coalesce(sum(e.amount) filter (where t.kind <> 'bet'), 0) <> coalesce(p.payout, 0)`,
  },
  {
    id: 'C25',
    purpose: 'The bank and the jackpots hold what plays lost to them.',
    subject: 'currency',
    faults: `select currency from (
      select h.currency, e.amount from entries e
        join house_accounts h on h.id = e.account_id where h.code in ('bank', 'jackpot')
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
    subject: 'currency',
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
  {
    id: 'C45',
    purpose: 'A jackpot holds what is shown of it.',
    faults: `select j.id from jackpots j
      left join lateral (select sum(amount) as held from entries where account_id = j.id) a on true
      left join lateral (
        select sum(amount) as more from jackpot_shares where jackpot_id = j.id
      ) s on true
      where coalesce(a.held, 0) <> j.amount + coalesce(s.more, 0)`,
  },
  {
    id: 'C46',
    purpose:
      'A jackpot got its seeds and what plays say they put in, and paid what they say they won.',
    faults: `select j.id from jackpots j
      left join lateral (
        select coalesce(sum(e.amount) filter (where t.kind = 'bet'), 0) as put_in,
          coalesce(-sum(e.amount) filter (where t.kind = 'payout'), 0) as paid,
          count(*) filter (where t.kind = 'seed') as seeds,
          count(*) filter (where t.kind not in ('bet', 'payout', 'seed')) as strays
        from entries e join transfers t on t.id = e.transfer_id where e.account_id = j.id
      ) booked on true
      left join lateral (
        select coalesce(sum((jackpot ->> 'contribution')::bigint), 0) as put_in,
          coalesce(sum((jackpot ->> 'won')::bigint), 0) as paid, count(jackpot ->> 'won') as wins
        from plays where jackpot ->> 'id' = j.id::text
      ) stated on true
      where booked.put_in <> stated.put_in or booked.paid <> stated.paid
        or booked.seeds <> stated.wins + 1 or booked.strays > 0`,
  },
  {
    id: 'C47',
    purpose:
      'The house set aside what agents earned on games, and losses are carried on as the plan says.',
    faults: `select d.id from earning_days d
      left join (
        select r.day_id, sum(e.amount) as earned from game_results r
        join earnings e on e.id = r.earning_id group by r.day_id
      ) result on result.day_id = d.id
      left join (
        select t.reference, sum(e.amount) as aside from transfers t
        join entries e on e.transfer_id = t.id
        join house_accounts h on h.id = e.account_id and h.code = 'earnings'
        where t.kind = 'commission' group by t.reference
      ) booked on booked.reference = d.id
      where coalesce(result.earned, 0) <> coalesce(booked.aside, 0)
      union all
      select day_id from (
        select r.day_id, r.share, r.carried_in, r.carried_out, e.amount,
          r.active >= coalesce((d.terms ->> 'minActive')::integer, 0) as played,
          d.terms ->> 'carryOver' = 'none' as forgives,
          lag(r.carried_out, 1, 0::bigint) over (
            partition by r.agent_id, d.currency, d.plan order by d.day) as carried
        from game_results r join earning_days d on d.id = r.day_id
        left join earnings e on e.id = r.earning_id
      ) result
      where carried_in <> carried
        or coalesce(amount, 0) <> case when played then greatest(carried_in + share, 0) else 0 end
        or carried_out <> case when forgives then 0 else least(carried_in + share, 0) end`,
  },
  {
    id: 'C48',
    purpose: 'A closed cycle of games counted everything that ended in it.',
    faults: `select d.id from earning_days d cross join lateral (
        select coalesce(sum(stake), 0) as stakes, coalesce(sum(payout), 0) as returns
        from (${endedBetween('d.currency', 'd.begins_at', 'd.ends_at')}) fact
      ) ended
      where d.stakes <> ended.stakes or d.returns <> ended.returns`,
  },
  {
    id: 'C49',
    purpose: 'The totals that were signed are those that were written down when betting ended.',
    subject: 'round',
    faults: `select s.round_id from round_snapshots s
      cross join lateral jsonb_array_elements(s.snapshot::jsonb -> 'pools') as signed(side)
      left join round_pools p on p.round_id = s.round_id and p.selection = signed.side ->> 'selection'
      where p.amount is distinct from (signed.side ->> 'amount')::bigint
        or p.bets is distinct from (signed.side ->> 'bets')::integer`,
  },
  {
    id: 'C50',
    purpose: 'What was taken back is what had been booked: owners and their debts, and the house.',
    subject: 'transfer',
    faults: `select c.id from transfers c
      left join lateral (${ownersAndHouse('c.id')}) back on true
      left join lateral (${ownersAndHouse('c.reference')}) booked on true
      where c.kind = 'correction' and c.params ? 'corrects'
        and (back.owners <> -booked.owners or back.house <> -booked.house)`,
  },
  {
    id: 'C51',
    purpose: 'A draw market counted the bets on a draw, and could lose no more than its cap.',
    subject: 'round',
    faults: `select coalesce(m.round_id, b.round_id)
      from draw_markets m
      full join (
        select round_id, sum(amount) filter (where status <> 'cancelled') as staked
        from bets where selection = 'draw' group by round_id
      ) b on b.round_id = m.round_id
      where m.staked is distinct from coalesce(b.staked, 0)
        or m.staked::numeric * (m.odds - 100) > m.cap::numeric * 100`,
  },
  {
    id: 'C52',
    purpose:
      "The draw markets' account holds what each bet on a draw lost to it, and nothing else.",
    subject: 'bet',
    faults: `select coalesce(b.id, booked.reference)
      from (
        select id, amount - coalesce(payout, 0) as lost from bets where selection = 'draw'
      ) b
      full join (
        select t.reference, sum(e.amount) as held from house_accounts h
        join entries e on e.account_id = h.id
        join transfers t on t.id = e.transfer_id
        where h.code = 'draw' group by t.reference
      ) booked on booked.reference = b.id
      where b.lost is distinct from booked.held`,
  },
  {
    id: 'C53',
    purpose:
      'A round at a table got once what its guaranteed prizes lacked, and nothing else was paid from that account.',
    faults: `select coalesce(due.id, booked.reference)
      from (
        select r.id, (
          select sum(greatest(0, prize.prices::numeric * div(sold.staked, sold.cards)
            - div((sold.staked - div(sold.staked * (r.terms ->> 'takeoutBp')::numeric, 10000))
              * (r.terms -> 'prizesBp' ->> prize.pattern)::numeric, 10000)))
          from jsonb_each_text(r.terms #> '{guarantee,prices}') as prize(pattern, prices)
        ) as lacked
        from table_rounds r
        cross join lateral (
          select sum(amount) as staked, sum((choice ->> 'cards')::numeric) as cards
          from plays where round_id = r.id
        ) sold
        where r.status = 'settled' and (r.settled_through is not null or r.paid_at is not null)
          and sold.cards >= (r.terms #>> '{guarantee,fromCards}')::numeric
      ) due
      full join (
        select t.reference, -sum(e.amount) as added from house_accounts h
        join entries e on e.account_id = h.id
        join transfers t on t.id = e.transfer_id
        where h.code = 'guarantee' group by t.reference
      ) booked on booked.reference = due.id
      where coalesce(due.lacked, 0) <> coalesce(booked.added, 0)`,
  },
  {
    id: 'C40',
    purpose: 'Every transfer still says what its digest was made of.',
    subject: 'transfer',
    faults: ({ transferId }) => `select t.id from transfers t
      left join (
        select transfer_id, ${legs} as legs from entries
        where transfer_id >= '${transferId}' group by transfer_id
      ) l on l.transfer_id = t.id
      where t.id >= '${transferId}' and t.digest is distinct from
        transfer_digest(t.id, t.kind, t.currency, t.reference, t.params, t.created_at, l.legs)`,
  },
  {
    id: 'C41',
    purpose: 'The hashes of the changes of a wallet chain up to the one it keeps.',
    subject: 'wallet',
    faults: (since) => `select distinct wallet_id from (
      select wallet_id, hash,
        sha256(coalesce(lag(hash) over chain, from_chain) || digest) as expected
      from (${changesSince(since)}) as change
      window chain as (partition by wallet_id order by version)
    ) as step where hash is null or hash is distinct from expected
      union
      select w.id from (${since.wallets}) w
      left join entries e on e.account_id = w.id and e.version = w.version
      left join hold_steps s on s.wallet_id = w.id and s.version = w.version
      where w.chain is distinct from coalesce(e.hash, s.hash, w.from_chain)`,
  },
  {
    id: 'C42',
    purpose: 'The guards that keep the history from being rewritten are on.',
    faults: () => `select name from (values ${writtenOnceValues}) as written(name)
      where not exists (${guard})`,
  },
  {
    id: 'C43',
    purpose: 'What people did is written down as it was when it was done.',
    faults: `select id from activity where digest is distinct from activity_digest(
      id, user_id, action, ip, browser, device, country, city, details, created_at
    )`,
  },
];
