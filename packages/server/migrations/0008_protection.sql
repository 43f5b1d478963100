-- What protects players: limits of play, time played, and breaks that nobody ends early.

alter table player_limits
  drop constraint player_limits_kind_check,
  -- Minor units; minutes where a session is limited.
  add constraint player_limits_kind_check check (kind in ('deposit', 'loss', 'stake', 'session'));

alter table users
  -- Who gave the status: the user himself, staff, or the platform.
  add column status_cause text not null default 'system'
    check (status_cause in ('self', 'staff', 'system')),
  -- Minutes between two reality checks; null leaves it to the place's rules.
  add column reality_check_minutes integer check (reality_check_minutes between 1 and 1440);

-- Until now staff alone could restrict or block.
update users set status_cause = 'staff' where status in ('restricted', 'blocked');

-- Breaks that end by themselves.
create index users_on_a_break on users (status_until)
  where status = 'restricted' and status_cause = 'self';

-- Time that a person plays, whatever the number of devices: from a sign-in to the end of the last
-- session.
create table play_sessions (
  id uuid primary key,
  user_id uuid not null references users (id),
  started_at timestamptz not null default now(),
  -- Newest action of any of the devices.
  seen_at timestamptz not null default now(),
  -- Start, or the newest reality check that was acknowledged.
  checked_at timestamptz not null default now(),
  ended_at timestamptz,
  check (seen_at >= started_at)
);

create unique index play_sessions_running on play_sessions (user_id) where ended_at is null;
create index play_sessions_by_user on play_sessions (user_id, started_at desc);

-- Stakes and returns of a wallet in a time.
create index entries_of_wallets_by_time on entries (account_id, created_at)
  where version is not null;
