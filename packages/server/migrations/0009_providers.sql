-- Games of other providers: who they are, what they offer, and what they moved.

-- Whatever codes there are by now, and one more: the money that providers' games hold.
do $$
declare
  known text := (
    select pg_get_constraintdef(oid) from pg_constraint
    where conrelid = 'house_accounts'::regclass and conname = 'house_accounts_code_check'
  );
begin
  alter table house_accounts drop constraint house_accounts_code_check;
  execute 'alter table house_accounts add constraint house_accounts_code_check check (code = '
    || quote_literal('provider') || ' or ' || substring(known from '^CHECK \((.*)\)$') || ')';
end $$;

insert into house_accounts (id, code, currency)
select md5('house:provider:' || currency)::uuid, 'provider', currency
from unnest(array['IDR', 'PHP', 'USD', 'VND', 'THB', 'MYR']) currency;

create table providers (
  id uuid primary key,
  -- What it calls itself in its calls.
  code text not null unique,
  name text not null unique,
  -- Where its games' pages are.
  origin text not null,
  -- Sealed by the server's key.
  secret text not null,
  -- One that is not enabled starts nothing new and may finish what is under way.
  enabled boolean not null default true,
  created_at timestamptz not null default now()
);

create table provider_games (
  game_id uuid primary key references games (id),
  provider_id uuid not null references providers (id),
  -- The provider's own id.
  external_id text not null,
  path text not null,
  demo boolean not null,
  -- In its newest catalogue.
  listed boolean not null default true,
  unique (provider_id, external_id)
);

-- Players as each provider knows them: the same at every visit, another one for every provider.
create table provider_players (
  id uuid primary key,
  provider_id uuid not null references providers (id),
  user_id uuid not null references users (id),
  wallet_id uuid not null references wallets (id),
  created_at timestamptz not null default now(),
  unique (provider_id, user_id)
);

create table provider_sessions (
  id uuid primary key,
  player_id uuid not null references provider_players (id),
  game_id uuid not null references games (id),
  -- Session of the platform in which the game was launched; it ends with it.
  launched_in uuid references sessions (id),
  language text not null,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);

-- Tickets of launches, exchanged once.
create table provider_launches (
  ticket_hash bytea primary key,
  provider_id uuid not null references providers (id),
  game_id uuid not null references games (id),
  user_id uuid not null references users (id),
  launched_in uuid references sessions (id),
  language text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- Request that exchanged it, so that its repetition gets the same session.
  used_by text,
  provider_session_id uuid references provider_sessions (id),
  check ((used_by is null) = (provider_session_id is null))
);

-- Rounds of providers' games: one player's each, with the sums of what belongs to it.
create table provider_rounds (
  id uuid primary key,
  provider_id uuid not null references providers (id),
  external_id text not null,
  -- Null until a bet comes: what was rolled back may come later, or never.
  game_id uuid references games (id),
  wallet_id uuid references wallets (id),
  currency text,
  -- Minor units. Stakes, and what came back: wins, and stakes that were given back.
  amount bigint not null default 0 check (amount >= 0),
  payout bigint not null default 0 check (payout >= 0),
  status text not null default 'open' check (status in ('open', 'won', 'lost', 'refunded')),
  -- Takes nothing more: ended, or given back as a whole.
  closed_at timestamptz,
  cancelled boolean not null default false,
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  unique (provider_id, external_id),
  check (num_nulls(game_id, wallet_id, currency) in (0, 3)),
  check ((status = 'open') = (settled_at is null))
);

create index provider_rounds_by_wallet on provider_rounds (wallet_id, created_at desc, id desc)
  where wallet_id is not null;
create index provider_rounds_by_settlement on provider_rounds (settled_at)
  where settled_at is not null;
create index provider_rounds_open on provider_rounds (created_at)
  where status = 'open' and wallet_id is not null;

-- What providers asked to be booked, and what must never be: the gate is the id that the provider
-- gave, so a repeated call moves nothing.
create table provider_transactions (
  -- Also the reference of its transfers.
  id uuid primary key,
  provider_id uuid not null references providers (id),
  external_id text not null,
  -- A tombstone stands for a bet that was rolled back before it came.
  kind text not null check (
    kind in ('bet', 'win', 'bet-and-win', 'rollback', 'adjust', 'tombstone')
  ),
  round_id uuid references provider_rounds (id),
  wallet_id uuid references wallets (id),
  currency text,
  -- Minor units: what left the wallet, and what came into it.
  stake bigint not null default 0 check (stake >= 0),
  payout bigint not null default 0 check (payout >= 0),
  -- Of what was asked; null for a tombstone, which nobody asked for.
  content_hash text,
  -- The bet that a win or a rollback names.
  target_id uuid references provider_transactions (id),
  -- The rollback that gave a bet back.
  cancelled_by uuid references provider_transactions (id),
  created_at timestamptz not null default now(),
  constraint provider_transactions_once unique (provider_id, external_id),
  check ((wallet_id is null) = (currency is null)),
  check ((kind = 'tombstone') = (content_hash is null)),
  check (wallet_id is not null or (stake = 0 and payout = 0)),
  check (cancelled_by is null or kind = 'bet')
);

create index provider_transactions_by_round on provider_transactions (round_id)
  where round_id is not null;

-- Requests of the last minutes, so that an id is not used for another body.
create table provider_requests (
  provider_id uuid not null references providers (id),
  request_id text not null,
  body_hash text not null,
  created_at timestamptz not null default now(),
  primary key (provider_id, request_id)
);

create index provider_requests_by_time on provider_requests (created_at);
