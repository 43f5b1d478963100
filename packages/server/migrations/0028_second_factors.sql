-- A code beside the password: the key of an authenticator app and the recovery codes that are left,
-- sealed together, so that whoever reads the database cannot sign in with them.

create table second_factors (
  user_id uuid primary key references users (id),
  sealed text not null,
  begun_at timestamptz not null,
  -- Null until the first code has shown that the app has the key; until then nothing is asked for.
  confirmed_at timestamptz check (confirmed_at >= begun_at),
  -- Time step of the newest code that was taken: a code opens once.
  last_step bigint not null default 0
);
