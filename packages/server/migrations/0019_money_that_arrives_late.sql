-- Money that arrives for a deposit that was rejected makes a new deposit, which names the old one.

alter table transactions
  add column relates_to uuid references transactions (id),
  add constraint transactions_relate_deposits check (
    relates_to is null or (type = 'deposit' and relates_to <> id)
  );

-- One for each rejected deposit.
create unique index transactions_follow_once on transactions (relates_to)
  where relates_to is not null;

-- Its money has arrived, so that it need not be told from others by its sum.
drop index transactions_exact_deposit;
create unique index transactions_exact_deposit on transactions (channel_id, (amount + unique_code))
  where type = 'deposit' and status in ('pending', 'processing') and relates_to is null;
