-- A result that was declared wrongly is put right once, by two people.

create table round_corrections (
  id uuid primary key,
  round_id uuid not null references rounds (id),
  from_result text not null check (from_result in ('meron', 'wala', 'draw')),
  to_result text not null check (to_result in ('meron', 'wala', 'draw')),
  reason text not null check (length(reason) between 3 and 200),
  status text not null default 'requested' check (
    status in ('requested', 'refused', 'running', 'done')
  ),
  requested_by uuid not null references users (id),
  requested_at timestamptz not null,
  decided_by uuid references users (id),
  decided_at timestamptz,
  done_at timestamptz,
  check (from_result <> to_result),
  check (decided_by is distinct from requested_by),
  check ((status = 'requested') = (decided_by is null)),
  check ((decided_by is null) = (decided_at is null)),
  check ((status = 'done') = (done_at is not null))
);

-- One correction of a round at most; a refused request does not count.
create unique index round_corrections_once on round_corrections (round_id)
  where status <> 'refused';
create index round_corrections_running on round_corrections (decided_at) where status = 'running';

-- When a bet's outcome was put right.
alter table bets add column corrected_at timestamptz;

-- A bet or an earning is put right once, whatever the code believes.
create unique index transfers_correct_once on transfers (reference) where kind = 'correction';
