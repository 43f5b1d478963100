-- Games with rounds that everybody shares: the hash chains they draw from, and their rounds.

-- A chain is published first, by its last hash; the salt is fixed by a later act. Both then stay as
-- they are. Whoever holds the database does not see the hashes: the secret is sealed.
create table hash_chains (
  id uuid primary key,
  game_id uuid not null references games (id),
  -- Number of the game's first round that draws from it; `games` rounds do.
  first_number integer not null check (first_number > 0),
  games integer not null check (games > 0),
  published text not null check (published ~ '^[0-9a-f]{64}$'),
  secret text not null,
  salt text,
  published_at timestamptz not null default clock_timestamp(),
  salted_at timestamptz,
  check ((salt is null) = (salted_at is null)),
  check (salted_at > published_at)
);

create index hash_chains_by_game on hash_chains (game_id, published_at desc);

create function refuse_chain_change() returns trigger language plpgsql as $$
begin
  if old.salt is null and new.salt is not null
    and (to_jsonb(new) - 'salt' - 'salted_at') = (to_jsonb(old) - 'salt' - 'salted_at')
  then
    return new;
  end if;
  raise exception 'A hash chain is published once and gets its salt once.'
    using errcode = 'insufficient_privilege';
end
$$;

create trigger hash_chains_get_their_salt_once
  before update on hash_chains
  for each row execute function refuse_chain_change();

create trigger hash_chains_are_not_removed
  before delete or truncate on hash_chains
  for each statement execute function refuse_rewrite();

-- Which node runs a game's table, and until when somebody is there to see it.
create table game_tables (
  game_id uuid primary key references games (id),
  holder uuid,
  held_until timestamptz,
  wanted_until timestamptz
);

create table table_rounds (
  -- Also the id of the round's pool account, where it has one.
  id uuid primary key,
  game_id uuid not null references games (id),
  chain_id uuid not null references hash_chains (id),
  number integer not null check (number > 0),
  status text not null check (status in ('betting', 'running', 'settled', 'voided')),
  currency text not null,
  -- What holds for this round, whatever becomes of the game: limits, house share. Minor units as text.
  terms jsonb not null,
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  -- When it began to run; later than the end of betting where nobody was there to start it.
  started_at timestamptz,
  -- When it was over. Not known before, for it would tell the outcome.
  ended_at timestamptz,
  hash text,
  outcome jsonb,
  -- Last play that a settlement batch has dealt with; batches go in id order.
  settled_through uuid,
  -- When its last play was paid.
  paid_at timestamptz,
  unique (game_id, number),
  check (closes_at >= opens_at),
  -- Secrets are told when it is over, and not before.
  check (num_nulls(hash, outcome) = case when status = 'settled' then 0 else 2 end),
  check ((status in ('settled', 'voided')) = (ended_at is not null)),
  check (paid_at is null or ended_at is not null)
) with (fillfactor = 70);

-- One round of a game runs at a time.
create unique index table_rounds_running on table_rounds (game_id) where paid_at is null;

-- What was told of a round stays as it was told.
create function refuse_round_rewrite() returns trigger language plpgsql as $$
begin
  if old.paid_at is null and (old.ended_at is null
    or (to_jsonb(new) - 'settled_through' - 'paid_at') = (to_jsonb(old) - 'settled_through' - 'paid_at'))
  then
    return new;
  end if;
  raise exception 'A round that is over is not changed.' using errcode = 'insufficient_privilege';
end
$$;

create trigger table_rounds_end_once
  before update on table_rounds
  for each row execute function refuse_round_rewrite();

create trigger table_rounds_are_not_removed
  before delete or truncate on table_rounds
  for each statement execute function refuse_rewrite();

alter table plays add constraint plays_round_fkey
  foreign key (round_id) references table_rounds (id);

-- A player stakes once in a round; where a choice names its slot, once for each slot.
create unique index plays_once_a_round on plays (wallet_id, round_id, coalesce(choice ->> 'slot', ''))
  where round_id is not null;

alter table outbox drop constraint outbox_topic_check;
alter table outbox add constraint outbox_topic_check
  check (topic in ('user', 'wallet', 'round', 'game', 'agent', 'ops', 'table'));
