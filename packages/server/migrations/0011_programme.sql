-- Events of an arena, their programmes, what is broadcast and what is announced.

alter table games
  add column stream text check (length(stream) <= 300),
  add column announcement text check (length(announcement) between 3 and 200);

create table events (
  id uuid primary key,
  game_id uuid not null references games (id),
  title text not null check (length(title) between 3 and 60),
  starts_at timestamptz not null,
  status text not null default 'upcoming' check (status in ('upcoming', 'ongoing', 'finished')),
  version integer not null default 1,
  created_at timestamptz not null default now()
);

create index events_by_game on events (game_id, starts_at desc, id desc);
create unique index events_ongoing on events (game_id) where status = 'ongoing';

create table planned_fights (
  event_id uuid not null references events (id),
  position integer not null check (position > 0),
  meron text not null check (length(meron) between 1 and 40),
  wala text not null check (length(wala) between 1 and 40),
  -- The round that it became.
  round_id uuid unique references rounds (id),
  primary key (event_id, position)
);
