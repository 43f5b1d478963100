import type { Selection } from '@lobi/core/contract';
import { v7 as uuid } from 'uuid';
import type { BetTarget } from './bets.ts';
import type { Queryable, Statement } from './database.ts';
import type { KeyedCall } from './idempotency.ts';
import { lockingCte, postingCtes } from './posting-ctes.ts';

/** A bet that has passed the rules; the stake in minor units. */
export interface NewBet {
  readonly walletId: string;
  readonly selection: Selection;
  readonly stake: bigint;
  readonly target: BetTarget;
  readonly keyed: KeyedCall;
  readonly at?: Date | undefined;
}

/** What a placed bet leaves behind. */
export interface PlacedBet {
  readonly betId: string;
  readonly createdAt: Date;
  readonly balance: bigint;
  readonly held: bigint;
  readonly version: bigint;
}

/** A placed bet as it is kept beside its key. */
export type StoredBet = { readonly [Field in keyof PlacedBet]: string };

/**
 * What became of a bet: placed, or refused because the round takes no bets under the limits it was
 * judged by, the wallet is frozen or does not cover it, the round leaves the player less, or its key
 * was used before; `again` when that could not be told, because an earlier bet of the wallet in the
 * same batch was refused and this one might fit.
 */
export type PlaceOutcome =
  | ({ readonly outcome: 'placed' } & PlacedBet)
  | {
      readonly outcome: 'over';
      /** Most that the player may stake on the round, and what is left of it. */
      readonly maximumPerRound: bigint;
      readonly left: bigint;
    }
  | { readonly outcome: 'closed' | 'frozen' | 'uncovered' | 'key-used' | 'again' };

/**
 * Bets in one statement: the gate, the money, the bets, the keys with their answers, the outbox.
 *
 * `gate` holds the rounds in common with other bets, and sees their newest status even when it had
 * to wait, so a bet and the close of its round cannot cross. The advisory lock in front of it is
 * for fairness only: a row held in common by an endless stream of bets would never become free for
 * the one who closes it, while the queue of an advisory lock lets him in next.
 *
 * The rules were applied to facts read earlier. The gate lets a bet pass only if they still hold.
 * Within a wallet bets are accepted in order as long as their sum is covered, and within a round as
 * long as what the player has staked on it stays within its limit. `measured` asks for that under the
 * lock of the wallet, through a function that sees what was committed while the lock was waited for.
 */
const place: Statement = {
  name: 'bets-place',
  text: `
with wanted as materialized (
  select * from unnest(
    $1::uuid[], $2::uuid[], $3::uuid[], $4::uuid[], $5::text[], $6::bigint[], $7::text[],
    $8::uuid[], $9::text[], $10::text[], $11::text[], $12::timestamptz[], $13::bigint[], $14::bigint[]
  ) with ordinality as w(
    bet_id, transfer_id, wallet_id, round_id, selection, amount, params,
    actor_id, key, call, body_hash, at, minimum_stake, maximum_stake, position
  )
),
queue as materialized (
  select r.id, pg_advisory_xact_lock_shared(hashtextextended(r.id::text, 0))
  from (select distinct round_id as id from wanted order by 1) r
),
gate as materialized (
  select r.*, clock_timestamp() as now
  from queue cross join lateral (
    select r.id, r.currency, r.open_selections, g.minimum_stake, g.maximum_stake,
      g.maximum_per_round
    from rounds r join games g on g.id = r.game_id
    where r.id = queue.id and r.status in ('open', 'last-call')
    for share of r
  ) r
),
used as materialized (
  select position from (
    select w.position, (
      select 1 from idempotency_keys k where k.actor_id = w.actor_id and k.key = w.key
    ) as found
    from wanted w
  ) looked where found is not null
),
standing as materialized (
  select w.*, g.currency, g.maximum_per_round, coalesce(w.at, g.now) as placed_at
  from wanted w join gate g on g.id = w.round_id and w.selection = any (g.open_selections)
    and g.minimum_stake = w.minimum_stake and g.maximum_stake = w.maximum_stake
  where w.position not in (select position from used)
),
touching as (select wallet_id from standing),
${lockingCte},
measured as materialized (
  select l.id as wallet_id, s.round_id, staked_in_round(l.id, s.round_id) as staked
  from (
    select distinct wallet_id, round_id from standing where maximum_per_round is not null
  ) s join locked l on l.id = s.wallet_id
),
summed as materialized (
  select s.*, l.frozen, l.balance - l.held - l.floor as available,
    s.maximum_per_round - m.staked as round_room,
    sum(s.amount) over (partition by s.wallet_id order by s.position) as sum_so_far,
    sum(s.amount) over (partition by s.wallet_id, s.round_id order by s.position) as round_so_far
  from standing s join locked l on l.id = s.wallet_id and l.currency = s.currency
  left join measured m on m.wallet_id = s.wallet_id and m.round_id = s.round_id
),
accepted as materialized (
  select * from summed
  where sum_so_far <= available and not frozen
    and (round_room is null or round_so_far <= round_room)
),
booking as (
  select transfer_id as id, 'bet'::text as kind, currency, bet_id as reference,
    params::jsonb as params, placed_at as at
  from accepted
),
posting as (
  select transfer_id, wallet_id as account_id, true as is_wallet, -amount as amount, position
  from accepted
  union all
  select transfer_id, round_id, false, amount, position from accepted
),
${postingCtes},
placed as (
  insert into bets (id, round_id, wallet_id, selection, currency, amount, created_at)
  select bet_id, round_id, wallet_id, selection, currency, amount, placed_at from accepted
),
keyed as (
  insert into idempotency_keys (actor_id, key, call, target_id, body_hash, answer, created_at)
  select a.actor_id, a.key, a.call, a.round_id, a.body_hash, json_build_object(
    'betId', a.bet_id, 'createdAt', a.placed_at, 'balance', c.balance_after::text,
    'held', c.held::text, 'version', c.version::text
  ), a.placed_at
  from accepted a join chained c on c.transfer_id = a.transfer_id
)
select
  case
    when u.position is not null then 'key-used'
    when s.position is null then 'closed'
    when s.frozen then 'frozen'
    when c.transfer_id is not null then 'placed'
    when s.amount > s.available - coalesce((
      select sum(a.amount) from accepted a where a.wallet_id = s.wallet_id
    ), 0) then 'uncovered'
    when s.amount > left_over.amount then 'over'
    else 'again'
  end as outcome,
  s.maximum_per_round as "maximumPerRound", greatest(left_over.amount, 0)::bigint as "left",
  w.bet_id as "betId", s.placed_at as "createdAt",
  c.balance_after as balance, c.held, c.version
from wanted w
left join used u on u.position = w.position
left join summed s on s.position = w.position
left join chained c on c.transfer_id = w.transfer_id
left join lateral (
  select s.round_room - coalesce((
    select sum(a.amount) from accepted a
    where a.wallet_id = s.wallet_id and a.round_id = s.round_id
  ), 0) as amount
) left_over on true
order by w.position`,
};

/**
 * Places bets and takes their stakes; answers what became of each, in order. No two may carry the
 * same key.
 */
export function placeBets(db: Queryable, bets: readonly NewBet[]): Promise<PlaceOutcome[]> {
  return db.rows<PlaceOutcome>(place, [
    bets.map(() => uuid()),
    bets.map(() => uuid()),
    bets.map((bet) => bet.walletId),
    bets.map((bet) => bet.target.roundId),
    bets.map((bet) => bet.selection),
    bets.map((bet) => bet.stake),
    bets.map(({ selection, target }) =>
      JSON.stringify({ fight: target.roundNumber, selection, game: target.gameTitle }),
    ),
    bets.map((bet) => bet.keyed.actorId),
    bets.map((bet) => bet.keyed.key),
    bets.map((bet) => bet.keyed.call),
    bets.map((bet) => bet.keyed.bodyHash),
    bets.map((bet) => bet.at ?? null),
    bets.map((bet) => bet.target.minimumStake),
    bets.map((bet) => bet.target.maximumStake),
  ]);
}
