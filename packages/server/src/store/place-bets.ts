import type { Selection } from '@lobi/core/contract';
import { v7 as uuid } from 'uuid';
import { stakesOf } from '../domain/postings.ts';
import type { BetTarget } from './bets.ts';
import type { Queryable } from './database.ts';
import { accountIdOf } from './house-account-id.ts';
import type { KeyedCall } from './idempotency.ts';
import { lockingCte, postingCtes } from './posting-ctes.ts';
import { column, type RowOf } from './row-shape.ts';

/** A bet that has passed the rules; the stake in minor units. */
export interface NewBet {
  readonly walletId: string;
  readonly selection: Selection;
  readonly stake: bigint;
  readonly target: BetTarget;
  /** Version of the player's protection against which the bet was validated. */
  readonly guardVersion: bigint;
  /** Time after which it must be validated again in any case; `null` for never. */
  readonly validUntil: Date | null;
  readonly keyed: KeyedCall;
  readonly at?: Date | undefined;
}

/** Result of a placed bet. */
export interface PlacedBet {
  readonly betId: string;
  readonly createdAt: Date;
  /** Return per 100 of a bet at fixed odds; `null` in a pool, whose odds follow at its close. */
  readonly odds: number | null;
  readonly balance: bigint;
  readonly held: bigint;
  readonly version: bigint;
}

/** A placed bet as stored with its key. */
export type StoredBet = { readonly [Field in Exclude<keyof PlacedBet, 'odds'>]: string } & {
  /** Missing in bets stored before fixed odds existed. */
  readonly odds?: number | null;
};

/**
 * Outcome of a bet: placed, or rejected because the round takes no bets under the validated limits
 * (`closed`), the player's protection has changed since (`changed`), the wallet is frozen or does not
 * cover it, the player's limit on the round is exceeded (`limit_exceeded`), the draw market lacks room (`market_full`),
 * or its key was used before; `retry` when that could not be decided, because an earlier bet of the
 * wallet, or on the draw, in the same batch was rejected and this one might fit.
 */
export type PlaceOutcome =
  | ({ readonly outcome: 'placed' } & PlacedBet)
  | {
      readonly outcome: 'limit_exceeded';
      /** Maximum stake of the player on the round, and its remainder. */
      readonly maximumPerRound: bigint;
      readonly left: bigint;
    }
  | {
      readonly outcome: 'market_full';
      /** Terms of the draw market, and its current stakes. */
      readonly drawOdds: number;
      readonly drawCap: bigint;
      readonly drawStaked: bigint;
    }
  | {
      readonly outcome:
        | 'closed'
        | 'changed'
        | 'frozen'
        | 'insufficient_funds'
        | 'key-used'
        | 'retry';
    };

const placeColumns = {
  outcome: column.oneOf([
    'placed',
    'limit_exceeded',
    'market_full',
    'closed',
    'changed',
    'frozen',
    'insufficient_funds',
    'key-used',
    'retry',
  ]),
  maximumPerRound: column.bigint.orNull,
  left: column.bigint.orNull,
  drawOdds: column.integer.orNull,
  drawCap: column.bigint.orNull,
  drawStaked: column.bigint.orNull,
  betId: column.uuid,
  odds: column.integer.orNull,
  createdAt: column.time.orNull,
  balance: column.bigint.orNull,
  held: column.bigint.orNull,
  version: column.bigint.orNull,
};

/**
 * Places a batch of bets in one statement: locks, transfers, bets, idempotency keys with their
 * responses, and outbox rows.
 *
 * `gate` share-locks the rounds, and reads their newest status even if it had to wait, so that a bet and
 * the close of its round cannot overlap. The advisory lock before it is for fairness only: a row that an
 * endless stream of bets share-locks would never become free for the close, while the queue of an
 * advisory lock admits it next.
 *
 * The rules were validated against data read earlier. The gate accepts a bet only if the data about its
 * round is unchanged, and the wallet's `guard_version`, read under its lock, only if that about the
 * player is: the end of a session or a lower limit raises it. Within a wallet, bets are accepted in order
 * while the balance covers their sum, and within a round while the player's stakes stay within the
 * limit. `measured` sums those stakes under the lock of the wallet, by a function that also sees commits
 * during the wait for the lock.
 *
 * Stakes on a draw go to a house account, and the house may lose at most the cap of the round's draw
 * market: `market` locks its row, which counts the stakes, before any wallet, so that bets on a draw are
 * serialized across nodes. Those of one batch are counted in order, and only if their wallets cover them.
 */
const place = {
  name: 'bets-place',
  text: `
with wanted as materialized (
  select w.*, (
      select 1 from idempotency_keys k where k.actor_id = w.actor_id and k.key = w.key
    ) is not null as is_used
  from unnest(
    $1::uuid[], $2::uuid[], $3::uuid[], $4::uuid[], $5::text[], $6::bigint[], $7::text[],
    $8::uuid[], $9::text[], $10::text[], $11::text[], $12::timestamptz[], $13::bigint[],
    $14::bigint[], $15::bigint[], $16::timestamptz[], $17::uuid[]
  ) with ordinality as w(
    bet_id, transfer_id, wallet_id, round_id, selection, amount, params,
    actor_id, key, call, body_hash, at, minimum_stake, maximum_stake,
    guard_version, valid_until, stakes_id, position
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
market as materialized (
  select m.*
  from (
    select distinct g.id from gate g join wanted w on w.round_id = g.id
    where w.selection = 'draw' order by 1
  ) drawn
  cross join lateral (
    select round_id, odds, cap, staked from draw_markets where round_id = drawn.id
    for no key update
  ) m
),
standing as materialized (
  select w.*, g.currency, g.maximum_per_round, coalesce(w.at, g.now) as placed_at,
    m.odds as draw_odds, m.cap as draw_cap, m.staked as draw_staked
  from wanted w join gate g on g.id = w.round_id and w.selection = any (g.open_selections)
    and g.minimum_stake = w.minimum_stake and g.maximum_stake = w.maximum_stake
  left join market m on m.round_id = w.round_id and w.selection = 'draw'
  where not w.is_used and (w.selection <> 'draw' or m.round_id is not null)
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
  select j.*,
    sum(amount) filter (where stands) over (partition by wallet_id order by position) as sum_so_far,
    sum(amount) filter (where stands) over (partition by wallet_id, round_id order by position)
      as round_so_far
  from (
    select s.*, l.frozen, l.balance - l.held - l.floor as available,
      s.maximum_per_round - m.staked as round_room, changed.is_true as has_changed,
      not (l.frozen or changed.is_true) as stands
    from standing s
    join locked l on l.id = s.wallet_id and l.currency = s.currency
    cross join lateral (
      select l.guard_version <> s.guard_version
        or coalesce(s.placed_at >= s.valid_until, false) as is_true
    ) changed
    left join measured m on m.wallet_id = s.wallet_id and m.round_id = s.round_id
  ) j
),
covered as materialized (
  select * from summed
  where stands and sum_so_far <= available and (round_room is null or round_so_far <= round_room)
),
accepted as materialized (
  select * from (
    select c.*, draw_staked + sum(amount) over (partition by round_id, selection order by position)
      as drawn_so_far
    from covered c
  ) c
  where draw_odds is null or drawn_so_far * (draw_odds - 100) <= draw_cap::numeric * 100
),
counted as (
  update draw_markets m set staked = m.staked + d.amount
  from (
    select round_id, sum(amount)::bigint as amount from accepted
    where selection = 'draw' group by round_id
  ) d
  where m.round_id = d.round_id
),
booking as (
  select transfer_id as id, 'bet'::text as kind, currency, bet_id as reference,
    params::jsonb as params, placed_at as at,
    case when wallet_id < stakes_id
      then concat(wallet_id, ':', -amount, ',', stakes_id, ':', amount)
      else concat(stakes_id, ':', amount, ',', wallet_id, ':', -amount)
    end as legs
  from accepted
),
posting as (
  select transfer_id, wallet_id as account_id, true as is_wallet, -amount as amount, position,
    placed_at as at
  from accepted
  union all
  select transfer_id, stakes_id, false, amount, position, placed_at from accepted
),
${postingCtes},
placed as (
  insert into bets (id, round_id, wallet_id, selection, currency, amount, odds, created_at)
  select bet_id, round_id, wallet_id, selection, currency, amount, draw_odds, placed_at
  from accepted
),
keyed as (
  insert into idempotency_keys (actor_id, key, call, target_id, body_hash, answer, created_at)
  select a.actor_id, a.key, a.call, a.round_id, a.body_hash, json_build_object(
    'betId', a.bet_id, 'createdAt', a.placed_at, 'odds', a.draw_odds, 'balance', c.balance_after::text,
    'held', c.held::text, 'version', c.version::text
  ), a.placed_at
  from accepted a join chained c on c.transfer_id = a.transfer_id
)
select
  case
    when w.is_used then 'key-used'
    when s.position is null then 'closed'
    when s.has_changed then 'changed'
    when s.frozen then 'frozen'
    when c.transfer_id is not null then 'placed'
    when s.amount > s.available - coalesce((
      select sum(a.amount) from accepted a where a.wallet_id = s.wallet_id
    ), 0) then 'insufficient_funds'
    when s.amount > left_over.amount then 'limit_exceeded'
    when (drawn.staked + s.amount) * (s.draw_odds - 100) > s.draw_cap::numeric * 100 then 'market_full'
    else 'retry'
  end as outcome,
  s.maximum_per_round as "maximumPerRound", greatest(left_over.amount, 0)::bigint as "left",
  s.draw_odds as "drawOdds", s.draw_cap as "drawCap", drawn.staked as "drawStaked",
  w.bet_id as "betId", s.draw_odds as odds, s.placed_at as "createdAt",
  c.balance_after as balance, c.held, c.version
from wanted w
left join summed s on s.position = w.position
left join chained c on c.transfer_id = w.transfer_id
left join lateral (
  select s.round_room - coalesce((
    select sum(a.amount) from accepted a
    where a.wallet_id = s.wallet_id and a.round_id = s.round_id
  ), 0) as amount
) left_over on s.round_room is not null
left join lateral (
  select (s.draw_staked + coalesce((
    select sum(a.amount) from accepted a where a.round_id = s.round_id and a.selection = 'draw'
  ), 0))::bigint as staked
) drawn on s.draw_odds is not null
order by w.position`,
  columns: placeColumns,
};

/** Returns a value that every row of this outcome has. */
function required<Value>(value: Value | null): Value {
  if (value === null) throw new Error('The bet statement returned an incomplete outcome.');
  return value;
}

function toOutcome({ outcome, ...row }: RowOf<typeof placeColumns>): PlaceOutcome {
  switch (outcome) {
    case 'placed':
      return {
        outcome,
        betId: row.betId,
        createdAt: required(row.createdAt),
        odds: row.odds,
        balance: required(row.balance),
        held: required(row.held),
        version: required(row.version),
      };
    case 'limit_exceeded':
      return { outcome, maximumPerRound: required(row.maximumPerRound), left: required(row.left) };
    case 'market_full':
      return {
        outcome,
        drawOdds: required(row.drawOdds),
        drawCap: required(row.drawCap),
        drawStaked: required(row.drawStaked),
      };
    default:
      return { outcome };
  }
}

/** Places bets and takes their stakes; returns their outcomes, in order. Keys must be unique. */
export async function placeBets(db: Queryable, bets: readonly NewBet[]): Promise<PlaceOutcome[]> {
  const rows = await db.rows(place, [
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
    bets.map((bet) => bet.guardVersion),
    bets.map((bet) => bet.validUntil),
    bets.map(({ selection, target: { roundId, currency } }) =>
      accountIdOf(stakesOf(roundId, selection), currency),
    ),
  ]);
  return rows.map(toOutcome);
}
