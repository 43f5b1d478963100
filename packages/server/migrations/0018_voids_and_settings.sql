-- Settings that a running platform changes. Every change is a row, and the newest of a name holds;
-- where a name has none, what the platform was started with holds.

create table platform_settings (
  name text not null,
  version integer not null check (version > 0),
  value jsonb not null,
  reason text not null,
  set_by uuid not null references users (id),
  set_at timestamptz not null,
  primary key (name, version)
);

create trigger platform_settings_are_append_only
  before update or delete or truncate on platform_settings
  for each statement execute function refuse_rewrite();

-- News about a wallet's movements, and about a change that takes two people.
alter table notifications drop constraint notifications_subject_kind_check;
alter table notifications add constraint notifications_subject_kind_check
  check (subject_kind in ('transaction', 'user', 'wallet', 'change'));
