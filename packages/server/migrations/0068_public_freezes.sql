-- What the owner of a frozen wallet reads is apart from what staff writes down about it. The reasons of
-- before were shown to the owner, and stay so, as a remark beside the general sentence.

alter table wallet_freezes
  -- Code of the list of the contract; null for the general sentence.
  add column public_reason text,
  add column remark text;

update wallet_freezes set remark = reason;
