-- By whose link a user registered. Staff may move a user to another agent; this stays.

alter table users
  add column referrer_id uuid references users (id),
  add constraint users_refer_others check (referrer_id <> id);

create index users_by_referrer on users (referrer_id) where referrer_id is not null;

create trigger users_referrer_is_written_once
  before update of referrer_id on users
  for each statement execute function refuse_rewrite();
