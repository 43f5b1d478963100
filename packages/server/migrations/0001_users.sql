-- People, who stands above whom, and what they did.

create table users (
  id uuid primary key,
  username text not null unique check (username = lower(username)),
  password_hash text not null,
  role text not null check (role in ('player', 'agent', 'admin', 'superadmin', 'declare')),
  status text not null check (status in ('activated', 'pending', 'blocked', 'restricted')),
  parent_id uuid references users (id),
  referral_code text not null unique,
  -- Total rate of an agent on the downline's stakes, in basis points; null earns nothing.
  commission_bp integer check (commission_bp between 0 and 10000),
  -- Sign-in now, and the one before it, which the user is shown.
  current_login_at timestamptz,
  last_login_at timestamptz,
  created_at timestamptz not null default now()
);

create index users_by_parent on users (parent_id);

-- Every ancestor of every user, so that "in my downline?" is one index look-up at any depth.
-- depth 1 is the parent.
create table user_ancestors (
  user_id uuid not null references users (id),
  ancestor_id uuid not null references users (id),
  depth integer not null check (depth > 0),
  primary key (user_id, depth),
  unique (ancestor_id, user_id)
);

create table sessions (
  id uuid primary key,
  user_id uuid not null references users (id),
  token_hash bytea not null unique,
  cookie_hash bytea not null,
  ip text,
  user_agent text,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz
);

create index sessions_by_user on sessions (user_id) where revoked_at is null;

create table activity (
  id uuid primary key,
  -- Null when a refused attempt named nobody we know.
  user_id uuid references users (id),
  action text not null,
  ip text,
  browser text,
  device text,
  country text,
  city text,
  details jsonb not null default '{}',
  created_at timestamptz not null default now()
);

create index activity_by_user on activity (user_id, created_at desc);

create table settings (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);

-- History is written once. Guards tables against everybody, their owner included.
create function refuse_rewrite() returns trigger language plpgsql as $$
begin
  raise exception 'Rows of % are written once: % is refused.', tg_table_name, lower(tg_op)
    using errcode = 'insufficient_privilege';
end
$$;

create trigger activity_is_append_only
  before update or delete or truncate on activity
  for each statement execute function refuse_rewrite();
