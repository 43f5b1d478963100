-- Money in and out of the platform, the people who decide about it, and what people keep.

alter table users
  add column name text,
  add column phone text,
  add column email text,
  -- Why the status is what it is, and how long it stays so at least.
  add column status_reason text,
  add column status_until timestamptz,
  add column version integer not null default 1;

-- Providers that channels run through. Amounts in minor units of the platform's currency.
create table gateways (
  id uuid primary key,
  name text not null unique,
  enabled boolean not null default true,
  -- Takes nothing new, finishes what is under way.
  maintenance boolean not null default false,
  currency text not null,
  minimum bigint check (minimum >= 0),
  maximum bigint,
  -- Most in 24 hours over all transactions.
  daily bigint check (daily >= 0),
  -- Credentials, sealed by the server's key.
  secret text,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  check (maximum is null or maximum >= coalesce(minimum, 0))
);

create table payment_channels (
  id uuid primary key,
  name text not null,
  kind text not null check (kind in ('qris', 'ewallet', 'bank', 'va', 'pulsa', 'agent')),
  gateway_id uuid not null references gateways (id),
  direction text not null check (direction in ('in', 'out', 'both')),
  currency text not null,
  minimum bigint not null check (minimum >= 0),
  maximum bigint check (maximum > 0),
  fee_fixed bigint not null default 0 check (fee_fixed >= 0),
  fee_bp integer not null default 0 check (fee_bp between 0 and 10000),
  fee_minimum bigint check (fee_minimum >= 0),
  fee_maximum bigint check (fee_maximum >= 0),
  fee_payer text not null check (fee_payer in ('player', 'house')),
  roles text[] not null check (cardinality(roles) > 0),
  -- Both or none; in the platform's time zone, past midnight where opens_at is later.
  opens_at time,
  closes_at time,
  enabled boolean not null default true,
  position integer not null check (position > 0),
  eta_minutes integer not null default 0 check (eta_minutes >= 0),
  -- Where deposits go.
  account text,
  holder text,
  -- Steps by language, one a line.
  instructions jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  check (maximum is null or maximum >= minimum),
  check (num_nulls(opens_at, closes_at) in (0, 2))
);

create index payment_channels_in_order on payment_channels (position, name);

-- Deposits and withdrawals have one wallet and the world outside.
alter table transactions
  alter column from_wallet_id drop not null,
  alter column to_wallet_id drop not null,
  -- Whose request it is.
  add column owner_id uuid references users (id),
  add column channel_id uuid references payment_channels (id),
  -- Borne by the owner, and by the house; one of them is zero.
  add column fee bigint not null default 0 check (fee >= 0),
  add column house_fee bigint not null default 0 check (house_fee >= 0),
  -- Added to a deposit so that the money that arrives can be told from others.
  add column unique_code integer check (unique_code between 1 and 999),
  add column destination_account text,
  add column destination_holder text,
  -- Money set aside until it is decided.
  add column hold_id uuid references holds (id),
  add column reviewer_id uuid references users (id),
  add column first_approval_id uuid references users (id),
  add column reason text,
  add column paid_at timestamptz,
  add column expires_at timestamptz,
  add constraint transactions_have_a_wallet check (num_nulls(from_wallet_id, to_wallet_id) < 2),
  add constraint transactions_fee_fits check (fee + house_fee <= amount),
  add constraint transactions_outside check (
    (type = 'deposit') = (from_wallet_id is null) and (type = 'withdraw') = (to_wallet_id is null)
  ),
  add constraint transactions_rejected_with_reason check (status <> 'rejected' or reason is not null);

update transactions x set owner_id = w.user_id
from wallets w
where w.id = case when x.type in ('withdraw', 'cash-out') then x.from_wallet_id else x.to_wallet_id end;

alter table transactions alter column owner_id set not null;

-- Work of reviewers, oldest first; and what lapses.
create index transactions_open on transactions (created_at, id)
  where status in ('pending', 'processing');
create index transactions_lapsing on transactions (expires_at)
  where status = 'pending' and expires_at is not null and paid_at is null;
create index transactions_by_owner on transactions (owner_id, created_at desc, id desc);
-- Who else sends money to the same account.
create index transactions_by_destination on transactions (destination_account)
  where destination_account is not null;
-- One withdrawal of a wallet waits at a time.
create unique index transactions_one_withdrawal on transactions (from_wallet_id)
  where type = 'withdraw' and status in ('pending', 'processing');
-- Two open deposits of a channel never ask for the same sum.
create unique index transactions_exact_deposit on transactions (channel_id, (amount + unique_code))
  where type = 'deposit' and status in ('pending', 'processing');

-- A request moves its money once, whatever the code believes.
create unique index transfers_complete_a_request_once on transfers (reference)
  where kind in ('deposit', 'withdraw', 'cash-in', 'cash-out');

-- Course of a transaction, one row a step.
create table transaction_events (
  id bigint generated always as identity primary key,
  transaction_id uuid not null references transactions (id),
  status text not null check (status in ('pending', 'processing', 'completed', 'rejected')),
  actor_id uuid references users (id),
  reason text,
  created_at timestamptz not null default now()
);

create index transaction_events_by_transaction on transaction_events (transaction_id, id);

create trigger transaction_events_are_append_only
  before update or delete or truncate on transaction_events
  for each statement execute function refuse_rewrite();

insert into transaction_events (transaction_id, status, actor_id, created_at)
select id, 'completed', created_by, completed_at from transactions where status = 'completed';

-- Picture of a transfer.
create table transaction_proofs (
  transaction_id uuid primary key references transactions (id),
  type text not null check (type in ('image/png', 'image/jpeg', 'image/webp')),
  data bytea not null,
  -- The same picture sent for two deposits is worth a look.
  digest bytea not null,
  uploaded_at timestamptz not null default now()
);

create index transaction_proofs_by_digest on transaction_proofs (digest);

-- What players limit for themselves. An increase waits in the pending columns.
create table player_limits (
  user_id uuid not null references users (id),
  kind text not null check (kind in ('deposit')),
  period text not null check (period in ('24h', '7d', 'month')),
  amount bigint not null check (amount >= 0),
  -- New amount; null with an effective time lifts the limit.
  pending_amount bigint check (pending_amount >= 0),
  effective_at timestamptz,
  updated_at timestamptz not null default now(),
  primary key (user_id, kind, period),
  check (pending_amount is null or effective_at is not null)
);

create table notifications (
  id uuid primary key,
  user_id uuid not null references users (id),
  kind text not null,
  -- Facts of its words, put into the reader's language when read.
  params jsonb not null default '{}',
  subject_kind text check (subject_kind in ('transaction', 'user')),
  subject_id uuid,
  created_at timestamptz not null default now(),
  read_at timestamptz,
  check (num_nulls(subject_kind, subject_id) in (0, 2))
);

create index notifications_by_user on notifications (user_id, created_at desc, id desc);
create index notifications_unread on notifications (user_id) where read_at is null;

create table favourites (
  user_id uuid not null references users (id),
  game_id uuid not null references games (id),
  created_at timestamptz not null default now(),
  primary key (user_id, game_id)
);

-- A game that is not enabled is not in the lobby and opens no round.
alter table games add column enabled boolean not null default true;

-- When an earning went into its wallet.
alter table earnings add column paid_at timestamptz;

alter table outbox drop constraint outbox_topic_check;
alter table outbox add constraint outbox_topic_check
  check (topic in ('user', 'wallet', 'round', 'game', 'agent', 'ops'));
