-- What the user reads about a status is apart from what staff writes down about it. The reasons of
-- before were typed as records of staff: they stay private, and the user reads the general sentence.

alter table users
  -- Code of the list of the contract; null for the general sentence.
  add column status_public_reason text,
  add column status_remark text;
