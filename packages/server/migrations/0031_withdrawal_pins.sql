-- A PIN that withdrawals take: its hash, sealed, since six digits can be guessed from a hash alone.

create table withdrawal_pins (
  user_id uuid primary key references users (id),
  sealed text not null,
  set_at timestamptz not null
);
