-- People who are excluded or blocked are known again when they register under another name: what each
-- person has ever been told apart by, in normal form, and accounts that staff has to look at.

alter table users add column birth_date date;

-- A mark stays when the person changes it: who is excluded cannot become unknown by editing a profile.
create table person_marks (
  kind text not null
    check (kind in ('device', 'phone', 'email', 'name', 'birth-date', 'address')),
  key text not null check (key <> ''),
  user_id uuid not null references users (id),
  seen_at timestamptz not null,
  primary key (kind, key, user_id)
);
create index person_marks_by_user on person_marks (user_id);

create table account_holds (
  id uuid primary key,
  user_id uuid not null references users (id),
  held_at timestamptz not null,
  -- Until staff decides, the next four are null.
  decided_at timestamptz,
  decided_by uuid references users (id),
  decision text check (decision in ('activated', 'blocked')),
  reason text,
  check (num_nulls(decided_at, decided_by, decision, reason) in (0, 4)),
  check (decided_at >= held_at),
  check (decided_by <> user_id)
);
create unique index account_holds_open on account_holds (user_id) where decided_at is null;
create index account_holds_by_user on account_holds (user_id);

-- Whom a held account resembles, and by what.
create table account_hold_matches (
  hold_id uuid not null references account_holds (id),
  resembled_id uuid not null references users (id),
  signs text[] not null check (cardinality(signs) > 0),
  primary key (hold_id, resembled_id)
);
create index account_hold_matches_by_resembled on account_hold_matches (resembled_id);

-- What was decided stays as it was.
create function refuse_hold_rewrite() returns trigger language plpgsql as $$
begin
  if old.decided_at is not null or new.user_id <> old.user_id or new.held_at <> old.held_at then
    raise exception 'Rows of account_holds are decided once.' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;
create trigger account_holds_are_decided_once before update on account_holds
  for each row execute function refuse_hold_rewrite();
create trigger account_holds_are_never_deleted before delete or truncate on account_holds
  for each statement execute function refuse_rewrite();
create trigger account_hold_matches_are_never_removed before delete or truncate on account_hold_matches
  for each statement execute function refuse_rewrite();

-- Where people have signed in so far. What else is to be compared gets its normal form when a node
-- starts, since only the platform knows it.
insert into person_marks (kind, key, user_id, seen_at)
select 'address', regexp_replace(s.ip, '^::ffff:', '', 'i'), s.user_id, max(s.created_at)
from sessions s join users u on u.id = s.user_id and u.role in ('player', 'agent')
where s.ip ~* '^(::ffff:)?[0-9]+(\.[0-9]+){3}$'
group by 2, s.user_id;
