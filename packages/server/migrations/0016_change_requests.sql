-- Changes that take two people: one asks, another decides, and what was approved is done at once.

create table change_requests (
  id uuid primary key,
  kind text not null,
  -- What to carry out; forgotten once it is decided. It holds no secret that can be read.
  params jsonb,
  -- What it concerns, in the state in which it was asked for.
  subject_id uuid,
  subject_name text not null,
  -- Person concerned, who neither asks nor decides.
  person_id uuid references users (id),
  facts jsonb not null,
  reason text not null check (length(reason) between 3 and 200),
  status text not null default 'waiting' check (
    status in ('waiting', 'approved', 'rejected', 'withdrawn', 'expired')
  ),
  asked_by uuid not null references users (id),
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  -- Nobody where one person is enough, and where nobody decided.
  decided_by uuid references users (id),
  decided_at timestamptz,
  -- Why it was rejected.
  note text check (length(note) between 3 and 200),
  check (expires_at > asked_at),
  check (decided_by is distinct from asked_by),
  check (person_id is null or (person_id <> asked_by and person_id is distinct from decided_by)),
  check ((status = 'waiting') = (decided_at is null)),
  check ((status = 'waiting') = (params is not null)),
  check ((status = 'rejected') = (note is not null)),
  check (decided_by is not null or status <> 'rejected'),
  check (decided_by is null or status in ('approved', 'rejected'))
);

-- One request about a thing waits at a time.
create unique index change_requests_one_waiting on change_requests (kind, subject_id)
  where status = 'waiting';
create index change_requests_by_time on change_requests (asked_at desc, id desc);
