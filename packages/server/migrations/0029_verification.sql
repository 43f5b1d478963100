-- When identity and age of a person were checked, and by whom. Nothing is said of who was activated
-- before this was kept, nor of who was set up with the platform.

alter table users
  add column verified_at timestamptz,
  add column verified_by uuid references users (id),
  add constraint users_verified check (verified_by is null or verified_at is not null);
