-- A provider's secret is not worth unlimited money: caps on what its calls pay out, what was held
-- above them, and suspensions.

alter table providers
  -- Minor units of the platform's currency; null: what the platform's own maximum payout gives.
  add column win_cap bigint check (win_cap > 0),
  add column session_cap bigint check (session_cap > 0),
  add column day_cap bigint check (day_cap > 0),
  -- Addresses and networks that its calls come from; null: any.
  add column addresses text[];

alter table provider_games
  -- The most that one round may return, minor units; null: that of the provider.
  add column win_cap bigint check (win_cap > 0);

alter table provider_rounds
  -- Session of the first bet. Rounds of before have none.
  add column session_id uuid references provider_sessions (id);

-- What was paid out by a provider in a UTC day, and in a session. The row is the lock: of two wins
-- that only one fits, the second sees the first.
create table provider_payouts (
  provider_id uuid not null references providers (id),
  kind text not null check (kind in ('session', 'day')),
  -- Id of the session, or the day as 2026-11-26.
  key text not null,
  paid bigint not null check (paid >= 0),
  primary key (provider_id, kind, key)
);

-- Calls that would have paid out more than a cap. Nothing of them is booked until staff decides.
create table provider_holds (
  id uuid primary key,
  provider_id uuid not null references providers (id),
  external_id text not null,
  call text not null check (call in ('win', 'betAndWin', 'adjust')),
  -- The call's body, to be done again when it is released.
  body jsonb not null,
  content_hash text not null,
  round_id text,
  wallet_id uuid not null references wallets (id),
  currency text not null,
  amount bigint not null check (amount > 0),
  cap text not null check (cap in ('win', 'session', 'day')),
  status text not null default 'waiting' check (status in ('waiting', 'released', 'refused')),
  created_at timestamptz not null default clock_timestamp(),
  decided_at timestamptz,
  -- Who decided, and why, as the operator's command names them.
  decided_by text,
  reason text,
  unique (provider_id, external_id),
  check ((status = 'waiting') = (decided_at is null)),
  check (num_nulls(decided_at, decided_by, reason) in (0, 3))
);

create index provider_holds_waiting on provider_holds (provider_id, round_id)
  where status = 'waiting';

-- Times in which a provider started nothing and was paid nothing.
create table provider_suspensions (
  id uuid primary key,
  provider_id uuid not null references providers (id),
  cause text not null check (cause in ('day-cap', 'held-wins', 'staff')),
  suspended_at timestamptz not null default clock_timestamp(),
  lifted_at timestamptz,
  lifted_by text,
  reason text,
  check (num_nulls(lifted_at, lifted_by, reason) in (0, 3))
);

-- One at a time, so that of many calls at once one suspends and raises the alarm.
create unique index provider_suspensions_open on provider_suspensions (provider_id)
  where lifted_at is null;
