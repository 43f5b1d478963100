-- People who came to be excluded or blocked, and whose other accounts are still to be looked for. Written
-- in the transaction that excludes them, so that no crash loses a search.
create table person_searches (
  user_id uuid primary key references users (id),
  asked_at timestamptz not null,
  -- Transactions below it may still be writing marks that a search cannot see; a search that begins once
  -- they have ended has seen all. Null until the first look.
  horizon xid8
);
