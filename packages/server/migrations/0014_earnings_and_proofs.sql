-- What agents earn on games beside the arena: a share of each day's result of the house, booked once
-- when the day is closed.

create table earning_days (
  -- Also the reference of the transfer that sets its earnings aside.
  id uuid primary key,
  -- A day of the platform's time zone.
  day date not null,
  -- Its moments; the end is not included.
  begins_at timestamptz not null,
  ends_at timestamptz not null,
  currency text not null,
  -- All that ended on the day, minor units. Stakes that came back count against it.
  stakes bigint not null,
  returns bigint not null,
  closed_at timestamptz not null,
  unique (currency, day)
);

create trigger earning_days_are_append_only
  before update or delete or truncate on earning_days
  for each statement execute function refuse_rewrite();

-- An agent's share of the result of the downline on a day, signed: what the house lost is carried
-- into the days that follow, until it is made good.
create table game_results (
  day_id uuid not null references earning_days (id),
  agent_id uuid not null references users (id),
  stakes bigint not null,
  returns bigint not null,
  share bigint not null check (share <> 0),
  carried_in bigint not null check (carried_in <= 0),
  carried_out bigint not null,
  earning_id uuid unique references earnings (id),
  primary key (agent_id, day_id),
  check (carried_out = least(carried_in + share, 0)),
  check ((earning_id is null) = (carried_in + share <= 0))
);

create index game_results_by_day on game_results (day_id);

create trigger game_results_are_append_only
  before update or delete or truncate on game_results
  for each statement execute function refuse_rewrite();

-- What providers booked is counted on the day it was booked, and so is what they gave back.
create index provider_transactions_by_time on provider_transactions (created_at);
create index provider_transactions_by_rollback on provider_transactions (cancelled_by)
  where cancelled_by is not null;

-- Where people have played before, nothing is earned on days that were over by then.
insert into settings (key, value)
select 'game-earnings-since', to_jsonb(now())
where exists (select from plays) or exists (select from provider_transactions);

-- The totals of a round as the platform signed them when betting ended, with the root of a tree of
-- its bets: from these anybody computes odds and payouts again.
create table round_snapshots (
  round_id uuid primary key references rounds (id),
  -- The signed text, to the letter.
  snapshot text not null,
  signature text not null check (signature ~ '^[0-9a-f]{128}$'),
  public_key text not null check (public_key ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null
);

create trigger round_snapshots_are_append_only
  before update or delete or truncate on round_snapshots
  for each statement execute function refuse_rewrite();

-- What the salt of a chain will be where it comes from outside, said when the chain is published;
-- null where the platform draws it.
alter table hash_chains
  add column salt_source text check (length(salt_source) between 3 and 200);

-- A salt that is there with the chain could have been chosen for it.
create function refuse_early_salt() returns trigger language plpgsql as $$
begin
  if new.salt is null then
    return new;
  end if;
  raise exception 'A hash chain is published before it gets its salt.'
    using errcode = 'insufficient_privilege';
end
$$;

create trigger hash_chains_are_published_first
  before insert on hash_chains
  for each row execute function refuse_early_salt();

create index hash_chains_by_number on hash_chains (game_id, first_number);
