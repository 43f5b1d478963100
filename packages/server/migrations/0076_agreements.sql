-- The notice that a user agreed to last, and when the platform learned of it. A stake is refused to
-- users without one, and reads it here rather than in the log of actions.
alter table users
  add column agreed_notice text,
  add column agreed_at timestamptz,
  add constraint users_agreement_is_whole check ((agreed_notice is null) = (agreed_at is null));

-- What the log knows of it. Demo accounts have agreed from the start.
update users u set agreed_notice = a.notice, agreed_at = a.created_at
from (
  select distinct on (user_id) user_id, details ->> 'noticeVersion' as notice, created_at
  from activity
  where action in ('login', 'register', 'agreement') and details ->> 'noticeVersion' is not null
  order by user_id, created_at desc
) a
where a.user_id = u.id;

update users set agreed_notice = '1', agreed_at = created_at
where demo_account is not null and agreed_at is null;

-- An agreement that an operator withdraws, for example because the terms changed, also reaches the
-- stakes that were validated before.
drop trigger users_guard_stakes on users;
create trigger users_guard_stakes
  after update of status, reality_check_minutes, agreed_notice on users
  for each row
  when (
    (old.status, old.reality_check_minutes, old.agreed_notice)
    is distinct from (new.status, new.reality_check_minutes, new.agreed_notice)
  )
  execute function raise_guard_version();
