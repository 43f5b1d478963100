-- Games of the house: what players play, and the seeds that decide it.

-- Nobody of ours runs the rounds of such a game.
alter table games alter column declarator_id drop not null;
alter table games add column house boolean not null default false;

-- Every game of the house is there once.
create unique index games_of_the_house on games (engine, currency) where house;

-- Whatever codes there are by now, and one more: the bank that stakes go to and wins come from.
do $$
declare
  known text := (
    select pg_get_constraintdef(oid) from pg_constraint
    where conrelid = 'house_accounts'::regclass and conname = 'house_accounts_code_check'
  );
begin
  alter table house_accounts drop constraint house_accounts_code_check;
  execute 'alter table house_accounts add constraint house_accounts_code_check check (code = '
    || quote_literal('bank') || ' or ' || substring(known from '^CHECK \((.*)\)$') || ')';
end $$;

insert into house_accounts (id, code, currency)
select md5('house:bank:' || currency)::uuid, 'bank', currency
from unnest(array['IDR', 'PHP', 'USD', 'VND', 'THB', 'MYR']) currency;

-- Seeds of a player: one that comes next, one in use, and those revealed. Until it is revealed only
-- the server can read a seed, not whoever sees the database.
create table player_seeds (
  id uuid primary key,
  user_id uuid not null references users (id),
  state text not null check (state in ('next', 'current', 'revealed')),
  commitment text not null unique check (commitment ~ '^[0-9a-f]{64}$'),
  sealed text not null,
  -- Chosen when the seed comes into use, for it is promised before.
  client_seed text check (length(client_seed) between 1 and 64),
  -- Plays so far.
  nonce integer not null default 0 check (nonce >= 0),
  server_seed text,
  created_at timestamptz not null default clock_timestamp(),
  revealed_at timestamptz,
  check ((state = 'next') = (client_seed is null)),
  check (state <> 'next' or nonce = 0),
  check (num_nulls(server_seed, revealed_at) = case when state = 'revealed' then 0 else 2 end)
);

create unique index player_seeds_next on player_seeds (user_id) where state = 'next';
create unique index player_seeds_current on player_seeds (user_id) where state = 'current';
create index player_seeds_revealed on player_seeds (user_id, revealed_at desc)
  where state = 'revealed';

-- A promise is kept: a seed goes from next over current to revealed, counts its plays one by one,
-- and is otherwise what it was.
create function refuse_seed_change() returns trigger language plpgsql as $$
begin
  if (new.id, new.user_id, new.commitment, new.sealed, new.created_at)
      is not distinct from (old.id, old.user_id, old.commitment, old.sealed, old.created_at)
    and (
      (old.state = 'next' and new.state = 'current' and new.nonce = 0)
      or (old.state = 'current' and new.state = 'current'
        and new.client_seed = old.client_seed and new.nonce = old.nonce + 1)
      or (old.state = 'current' and new.state = 'revealed'
        and new.client_seed = old.client_seed and new.nonce = old.nonce)
    )
  then
    return new;
  end if;
  raise exception 'A seed is used and revealed once, as it was promised.'
    using errcode = 'insufficient_privilege';
end
$$;

create trigger player_seeds_keep_their_promise
  before update on player_seeds
  for each row execute function refuse_seed_change();

create trigger player_seeds_are_not_removed
  before delete or truncate on player_seeds
  for each statement execute function refuse_rewrite();

create table plays (
  -- Also the reference of its transfers.
  id uuid primary key,
  game_id uuid not null references games (id),
  wallet_id uuid not null references wallets (id),
  -- Round of a shared table; its number is kept here for lists.
  round_id uuid,
  round_number integer,
  engine text not null,
  choice jsonb not null,
  -- While open: what its player may know so far.
  outcome jsonb,
  -- By what it is decided; null for games with rounds, which prove themselves by their chain. What
  -- is hidden while it is open follows from these, and is stored nowhere.
  seed_id uuid references player_seeds (id),
  nonce integer check (nonce > 0),
  currency text not null,
  amount bigint not null check (amount > 0),
  status text not null default 'open' check (status in ('open', 'won', 'lost', 'refunded')),
  payout bigint,
  created_at timestamptz not null default clock_timestamp(),
  settled_at timestamptz,
  unique (seed_id, nonce),
  check (num_nulls(round_id, round_number) in (0, 2)),
  check (num_nulls(seed_id, nonce) in (0, 2)),
  check ((round_id is null) <> (seed_id is null)),
  check ((status = 'open') = (settled_at is null)),
  check (case status
    when 'open' then payout is null
    when 'won' then payout is not null and payout > 0 and outcome is not null
    when 'lost' then payout is not null and payout = 0 and outcome is not null
    else payout is not null and payout = amount
  end)
) with (fillfactor = 85);

create index plays_by_wallet on plays (wallet_id, created_at desc, id desc);
create index plays_by_wallet_and_game on plays (wallet_id, game_id, created_at desc, id desc);
create index plays_by_round on plays (round_id, id) where round_id is not null;
create index plays_settled on plays (settled_at) where settled_at is not null;
create index plays_open on plays (wallet_id) where status = 'open';

-- A game that goes step by step is played once at a time.
create unique index plays_one_at_a_time on plays (wallet_id, game_id)
  where status = 'open' and round_id is null;

-- A play ends once; what was staked, chosen and drawn stays.
create function refuse_play_change() returns trigger language plpgsql as $$
begin
  if old.status = 'open'
    and (to_jsonb(new) - 'outcome' - 'status' - 'payout' - 'settled_at')
      = (to_jsonb(old) - 'outcome' - 'status' - 'payout' - 'settled_at')
  then
    return new;
  end if;
  raise exception 'A play that is over is not changed.' using errcode = 'insufficient_privilege';
end
$$;

create trigger plays_end_once
  before update on plays
  for each row execute function refuse_play_change();

create trigger plays_are_not_removed
  before delete or truncate on plays
  for each statement execute function refuse_rewrite();
