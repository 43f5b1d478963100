-- Links by which somebody sets a new password: made by whoever helps, handed over by that person,
-- used once by the owner. Only the hash of a link's secret is kept.

create table password_links (
  id uuid primary key,
  user_id uuid not null references users (id),
  made_by uuid not null references users (id) check (made_by <> user_id),
  token_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  -- When it was used, or when a newer link or another new password took its place.
  ended_at timestamptz,
  used boolean not null default false check (ended_at is not null or not used)
);

-- At most one link of a person is open: a new one ends the one before.
create unique index password_links_open on password_links (user_id) where ended_at is null;

-- A frozen wallet gives nothing by its owner's wish; what comes back to it still arrives. The flag
-- stands on the wallet, where whoever takes money looks under the wallet's own lock.
alter table wallets add column frozen boolean not null default false;

-- Each time a wallet was frozen, why, and how it ended.
create table wallet_freezes (
  id uuid primary key,
  wallet_id uuid not null references wallets (id),
  reason text not null,
  frozen_by uuid not null references users (id),
  frozen_at timestamptz not null,
  lifted_reason text,
  lifted_by uuid references users (id),
  lifted_at timestamptz check (lifted_at >= frozen_at),
  check ((lifted_at is null) = (lifted_by is null) and (lifted_at is null) = (lifted_reason is null))
);

create unique index wallet_freezes_open on wallet_freezes (wallet_id) where lifted_at is null;
