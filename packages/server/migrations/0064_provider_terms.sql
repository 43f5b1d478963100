-- Staff sees and decides what a provider may pay out: who suspended it and over which payout, what
-- was paid today against each cap, and caps that two people set.

alter table providers
  add column version int not null default 1,
  -- When two people set caps and addresses. From then on the file of the providers no longer sets them.
  add column terms_set_at timestamptz;

alter table provider_suspensions
  -- The held payout that led to it; null where staff suspended the provider.
  add column hold_id uuid references provider_holds (id),
  -- Who suspended it and why; null where the platform did.
  add column suspended_by text,
  add column suspended_reason text,
  add check (num_nulls(suspended_by, suspended_reason) in (0, 2));

create index provider_suspensions_by_time on provider_suspensions (provider_id, suspended_at desc);

-- What was paid most in one round and in one session. Only the row of a day counts them.
alter table provider_payouts
  add column largest_round bigint not null default 0,
  add column largest_session bigint not null default 0;
