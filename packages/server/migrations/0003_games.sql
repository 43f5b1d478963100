-- Games, their rounds, the bets on them, and what agents earn by them.

create table games (
  id uuid primary key,
  title text not null,
  category text not null check (
    category in ('slots', 'live', 'casino', 'cockfight', 'fishing', 'bingo', 'crash')
  ),
  engine text not null,
  provider text not null,
  currency text not null,
  minimum_stake bigint not null check (minimum_stake > 0),
  maximum_stake bigint not null,
  takeout_bp integer not null check (takeout_bp between 0 and 5000),
  -- Lowest return per 100 at which a round still pays.
  minimum_odds integer not null check (minimum_odds >= 100),
  -- Time in which a declared result may be undone.
  confirm_seconds integer not null check (confirm_seconds between 0 and 3600),
  -- Announced length of the last call.
  last_call_seconds integer not null check (last_call_seconds between 0 and 3600),
  -- A draw market pays at fixed odds, which no engine does yet.
  selections text[] not null check (selections <@ array['meron', 'wala']),
  declarator_id uuid not null references users (id),
  created_at timestamptz not null default now(),
  check (maximum_stake >= minimum_stake)
);

create index games_by_category on games (category, title);

create table rounds (
  -- Also the id of the round's pool account.
  id uuid primary key,
  game_id uuid not null references games (id),
  number integer not null check (number > 0),
  status text not null check (
    status in ('standby', 'open', 'last-call', 'closed', 'declared', 'settling', 'settled', 'cancelled')
  ),
  currency text not null,
  -- Sides of the round, and those of them that take bets.
  selections text[] not null,
  open_selections text[] not null,
  takeout_bp integer not null,
  minimum_odds integer not null,
  result text check (result in ('meron', 'wala', 'draw', 'cancelled')),
  reason text check (reason in ('operator', 'one-sided', 'minimum-odds')),
  -- The operator's own words.
  note text,
  declared_by uuid references users (id),
  opened_at timestamptz,
  closes_at timestamptz,
  closed_at timestamptz,
  declared_at timestamptz,
  settles_at timestamptz,
  settled_at timestamptz,
  -- Last bet that a settlement batch has dealt with; batches go in id order.
  settled_through uuid,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  unique (game_id, number),
  check (open_selections <@ selections),
  check (status not in ('declared', 'settling', 'settled') or result is not null),
  check ((status = 'cancelled') = (reason is not null)),
  check (status <> 'settled' or settled_at is not null)
);

-- One round of a game runs at a time.
create unique index rounds_running on rounds (game_id)
  where status not in ('settled', 'cancelled');

-- Work of the round clock.
create index rounds_unsettled on rounds (settles_at)
  where status in ('declared', 'settling') or (status = 'cancelled' and settled_at is null);

-- Totals of a round whose betting is over. While it is open the pool is the sum of its bets.
create table round_pools (
  round_id uuid not null references rounds (id),
  selection text not null,
  amount bigint not null check (amount >= 0),
  bets integer not null check (bets >= 0),
  primary key (round_id, selection)
);

create trigger round_pools_are_append_only
  before update or delete or truncate on round_pools
  for each statement execute function refuse_rewrite();

create table bets (
  id uuid primary key,
  round_id uuid not null references rounds (id),
  wallet_id uuid not null references wallets (id),
  selection text not null check (selection in ('meron', 'wala')),
  currency text not null,
  amount bigint not null check (amount > 0),
  status text not null default 'placed' check (
    status in ('placed', 'won', 'lost', 'refunded', 'cancelled')
  ),
  -- Final return per 100; a small stake against a huge pool does not fit an integer.
  odds bigint,
  payout bigint check (payout >= 0),
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  check ((status = 'placed') = (settled_at is null)),
  check ((status = 'placed') = (payout is null))
) with (fillfactor = 85);

create index bets_by_round on bets (round_id, id);
create index bets_by_wallet on bets (wallet_id, created_at desc, id desc);

create table earnings (
  id uuid primary key,
  claimee_id uuid not null references users (id),
  type text not null check (type in ('turnover', 'ggr', 'referral', 'promo')),
  currency text not null,
  amount bigint not null check (amount >= 0),
  status text not null check (status in ('accrued', 'claimable', 'claimed', 'paid', 'reversed')),
  round_id uuid references rounds (id),
  created_at timestamptz not null default now(),
  unique (claimee_id, round_id, type)
);

create index earnings_by_claimee on earnings (claimee_id, created_at desc, id desc);
create index earnings_by_round on earnings (round_id);
