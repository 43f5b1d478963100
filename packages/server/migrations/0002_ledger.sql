-- The books. A transfer has two or more entries whose amounts sum to zero.
--
-- Accounts are of two kinds. Wallets are chained: each entry continues the balance and the version
-- of the one before it, under the lock of the wallet's row. House accounts are tallied: they have
-- entries only, no running balance, so that no bet waits for a row that every bet touches.

create table wallets (
  id uuid primary key,
  user_id uuid not null unique references users (id),
  currency text not null,
  -- Minor units. What may be spent is balance - held.
  balance bigint not null default 0,
  held bigint not null default 0 check (held >= 0),
  floor bigint not null default 0,
  -- Number of changes so far: entries and hold steps.
  version bigint not null default 0 check (version >= 0),
  created_at timestamptz not null default now(),
  constraint wallets_covered check (balance - held >= floor)
) with (fillfactor = 70);

create table house_accounts (
  -- md5('house:<code>:<currency>') for the fixed ones, the round's own id for its pool.
  id uuid primary key,
  code text not null check (
    code in ('genesis', 'takeout', 'breakage', 'earnings', 'fee', 'clearing', 'shortfall', 'pool')
  ),
  currency text not null,
  created_at timestamptz not null default now()
);

create unique index house_accounts_fixed on house_accounts (code, currency) where code <> 'pool';

insert into house_accounts (id, code, currency)
select md5('house:' || code || ':' || currency)::uuid, code, currency
from unnest(array['genesis', 'takeout', 'breakage', 'earnings', 'fee', 'clearing', 'shortfall']) code,
     unnest(array['IDR', 'PHP', 'USD', 'VND', 'THB', 'MYR']) currency;

create table transfers (
  id uuid primary key,
  kind text not null,
  currency text not null,
  -- The bet, transaction, round or wallet behind it.
  reference uuid not null,
  -- Facts that the ledger line names, for example the fight; put into words when read.
  params jsonb not null default '{}',
  created_at timestamptz not null default now()
);

-- A bet is paid or refunded once, whatever the code believes.
create unique index transfers_pay_a_bet_once on transfers (reference)
  where kind in ('payout', 'refund');

-- No foreign keys: checking them would lock the transfer and, on every bet of a round, the same
-- house row. One statement writes transfer and entries together, and audit checks C9 and C11 look
-- for entries without a transfer or account.
create table entries (
  transfer_id uuid not null,
  account_id uuid not null,
  amount bigint not null check (amount <> 0),
  -- Wallets only; house accounts keep no running balance.
  version bigint,
  balance_before bigint,
  balance_after bigint,
  created_at timestamptz not null default now(),
  check (num_nulls(version, balance_before, balance_after) in (0, 3)),
  check (balance_before + amount = balance_after)
);

create unique index entries_by_account on entries (account_id, version);

create trigger transfers_are_append_only
  before update or delete or truncate on transfers
  for each statement execute function refuse_rewrite();

create trigger entries_are_append_only
  before update or delete or truncate on entries
  for each statement execute function refuse_rewrite();

-- Money set aside: it is still the owner's but cannot be spent.
create table holds (
  id uuid primary key,
  wallet_id uuid not null references wallets (id),
  amount bigint not null check (amount > 0),
  status text not null default 'pending' check (status in ('pending', 'captured', 'released')),
  reference uuid not null,
  created_at timestamptz not null default now(),
  resolved_at timestamptz,
  check ((status = 'pending') = (resolved_at is null))
);

create table hold_steps (
  wallet_id uuid not null,
  version bigint not null,
  hold_id uuid not null references holds (id),
  step text not null check (step in ('hold', 'capture', 'release')),
  -- Signed change of the held sum.
  amount bigint not null check (amount <> 0),
  held_before bigint not null,
  held_after bigint not null check (held_after >= 0),
  created_at timestamptz not null default now(),
  primary key (wallet_id, version),
  check (held_before + amount = held_after)
);

-- A hold is taken once and resolved at most once.
create unique index hold_steps_resolve_once on hold_steps (hold_id) where step <> 'hold';
create unique index hold_steps_take_once on hold_steps (hold_id) where step = 'hold';

create trigger hold_steps_are_append_only
  before update or delete or truncate on hold_steps
  for each statement execute function refuse_rewrite();

create table transactions (
  id uuid primary key,
  type text not null check (type in ('deposit', 'withdraw', 'cash-in', 'cash-out')),
  status text not null check (status in ('pending', 'processing', 'completed', 'rejected')),
  currency text not null,
  amount bigint not null check (amount > 0),
  from_wallet_id uuid not null references wallets (id),
  to_wallet_id uuid not null references wallets (id),
  created_by uuid not null references users (id),
  note text,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  completed_at timestamptz,
  check (from_wallet_id <> to_wallet_id),
  check ((status = 'completed') = (completed_at is not null))
);

create index transactions_by_sender on transactions (from_wallet_id, created_at desc, id desc);
create index transactions_by_receiver on transactions (to_wallet_id, created_at desc, id desc);

-- The first answer to a money-moving call, so that a repeated call moves nothing and reads the same.
-- The primary key is the gate: it is written in the transaction that moves the money.
create table idempotency_keys (
  actor_id uuid not null,
  key text not null check (length(key) between 1 and 255),
  call text not null,
  -- The object in the path.
  target_id uuid not null,
  body_hash text not null,
  -- json, not jsonb: the answer is repeated letter by letter.
  answer json,
  created_at timestamptz not null default now(),
  primary key (actor_id, key)
);

-- What the world must hear, written in the transaction that made it true and published after it.
create table outbox (
  id bigint generated always as identity primary key,
  topic text not null check (topic in ('user', 'wallet', 'round', 'game')),
  subject_id uuid not null,
  version bigint not null,
  facts jsonb not null,
  created_at timestamptz not null default now(),
  published_at timestamptz
);

create index outbox_unpublished on outbox (id) where published_at is null;
