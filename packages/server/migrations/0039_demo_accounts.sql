-- Accounts of the demo data, whose password is public. Null: everybody else. `open` signs in while
-- the platform runs as a demo, and then only; `closed` never signs in again.
alter table users add column demo_account text
  check (demo_account in ('open', 'closed'));

create index users_of_the_demo on users (demo_account) where demo_account is not null;

-- Databases that ran the demo before: its accounts were written under one and the same time, to the
-- microsecond, which two people who register never share.
update users set demo_account = 'open'
where username in (
    'superadmin', 'admin', 'declare', 'agent', 'subagent', 'player', 'player2', 'sari', 'bima',
    'dewi', 'rangga', 'wayan', 'intan', 'pending', 'restricted', 'blocked'
  )
  and created_at in (
    select created_at from users
    where username in ('superadmin', 'admin', 'agent', 'player', 'declare')
    group by created_at having count(*) > 1
  );
