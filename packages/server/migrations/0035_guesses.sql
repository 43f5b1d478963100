-- Tries at a secret (password, code, PIN), counted for all processes together. Each is forgotten after
-- a while anyway, so a crash may forget them too: nobody who signs in waits for the disk.
create unlogged table guesses (
  kind text not null,
  -- SHA-256 of the account or address: the table tells nothing about anybody.
  key bytea not null check (octet_length(key) = 32),
  failures integer not null check (failures >= 0),
  -- Before this moment no further try is looked at.
  open_at timestamptz not null,
  forgotten_at timestamptz not null check (forgotten_at >= open_at),
  primary key (kind, key)
);
create index guesses_by_end on guesses (forgotten_at);
