-- Large wins stand in the log, each once, however many nodes look for them.
create unique index activity_of_large_wins on activity ((details ->> 'transferId'))
  where action = 'large-win';

-- Up to when they have been looked for. What was won before is not looked at.
create table large_win_looks (
  only_one boolean primary key default true check (only_one),
  looked_at timestamptz not null
);
insert into large_win_looks (looked_at) values (clock_timestamp());
