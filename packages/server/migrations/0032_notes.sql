-- What staff writes down about people, for each other.
create table user_notes (
  id uuid primary key,
  user_id uuid not null references users (id),
  author_id uuid not null references users (id),
  text text not null check (char_length(text) between 1 and 2000),
  created_at timestamptz not null,
  check (author_id <> user_id)
);
create index user_notes_by_user on user_notes (user_id, created_at desc, id desc);

-- A note is a record: one that was wrong is followed by another.
create trigger user_notes_are_append_only
  before update or delete or truncate on user_notes
  for each statement execute function refuse_rewrite();
