-- What everybody reads about a correction of a round is apart from what its desk writes down about it.
-- The reasons of before were public, and stay so, as a remark beside the general sentence.

alter table round_corrections
  -- Code of the list of the contract; null for the general sentence.
  add column public_reason text,
  add column remark text;

update round_corrections set remark = reason;
