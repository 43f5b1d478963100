-- The one game that a player plays now, where the place allows no second beside it: one row a person,
-- whatever the number of devices. It is begun and kept by stakes alone, in the transaction that takes
-- them.
create table open_games (
  user_id uuid primary key references users (id),
  game_id uuid not null references games (id),
  opened_at timestamptz not null,
  -- Newest stake, or step of an open play.
  staked_at timestamptz not null,
  check (staked_at >= opened_at)
) with (fillfactor = 70);

-- Exclusions of players that others asked for: who asked, who looked at it, and for how long.
create table exclusions (
  id uuid primary key,
  user_id uuid not null references users (id),
  author_id uuid not null references users (id),
  length text not null check (length in ('6m', '1y', '5y')),
  until timestamptz not null,
  applicant_name text not null check (char_length(applicant_name) between 2 and 120),
  applicant_relation text not null
    check (applicant_relation in ('spouse', 'parent', 'child', 'sibling', 'other')),
  reason text not null check (char_length(reason) between 3 and 1000),
  created_at timestamptz not null,
  check (author_id <> user_id)
);
create index exclusions_by_user on exclusions (user_id, created_at desc, id desc);

create trigger exclusions_are_append_only
  before update or delete or truncate on exclusions
  for each statement execute function refuse_rewrite();
