-- A payout names everything that carrying it out needs.

alter table payment_channels
  -- Banks or e-wallets to choose from, as [{code, name}]; null for the usual ones of kind and currency.
  add column institutions jsonb,
  add column branch text not null default 'none' check (branch in ('none', 'optional', 'required'));

-- Requests of before have no bank; their account and holder stay as they are.
alter table transactions
  add column destination_institution text,
  -- Name at the time of the request, whatever the channel offers later.
  add column destination_institution_name text,
  add column destination_branch text,
  add constraint transactions_institution check (
    num_nulls(destination_institution, destination_institution_name) in (0, 2)
  );

-- The name when identity was checked: what the user changes afterwards is not verified.
alter table users add column verified_name text;
update users set verified_name = name where verified_at is not null;
