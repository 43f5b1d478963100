-- When a restriction by staff ends by itself. Staff may lift it before, unlike a break of one's own.

alter table users
  add column restricted_until timestamptz,
  add constraint users_restricted_until check (
    restricted_until is null or (status = 'restricted' and status_cause = 'staff')
  );

create index users_restricted_for_a_time on users (restricted_until)
  where restricted_until is not null;
