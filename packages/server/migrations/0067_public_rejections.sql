-- What the owner of a request reads about its rejection is apart from what staff writes down about it.
-- The reasons of before were typed for the owner, who has read them: they stay in `reason` as they are,
-- beside the platform's own reasons. A person's reason is from now on a code of the contract's list.

alter table transactions
  add column public_reason text,
  add column remark text,
  drop constraint transactions_rejected_with_reason,
  add constraint transactions_rejected_with_reason
    check (status <> 'rejected' or reason is not null or public_reason is not null),
  add constraint transactions_one_reason check (num_nonnulls(reason, public_reason) < 2),
  add constraint transactions_remark_of_reason check (remark is null or public_reason is not null);

alter table transaction_events
  add column public_reason text,
  add column remark text,
  -- For staff alone.
  add column note text;
