-- A self-exclusion without an end has the last of all days as its end, and is ended only at the
-- wish of who took it, from a day on. Null: any other break, or none.

alter table users
  add column break_endable_at timestamptz,
  add constraint users_open_break_has_an_end check (
    break_endable_at is null or status_until is not null
  );
