-- What gateways tell of payments: each notice once, with what became of it.

create table payment_notices (
  gateway_id uuid not null references gateways (id),
  -- The gateway's id of the notice.
  notice_id uuid not null,
  -- Of path and body: the same id with another body is refused.
  body_hash text not null,
  notice jsonb not null,
  -- Written in the transaction that carries the notice out.
  effect text not null default 'unchanged'
    check (effect in ('completed', 'rejected', 'review', 'arrived', 'unchanged')),
  transaction_id uuid references transactions (id),
  created_at timestamptz not null,
  primary key (gateway_id, notice_id)
);

create index payment_notices_by_transaction on payment_notices (transaction_id);

-- The number that a payer is shown is the end of the deposit's id.
create index transactions_by_order on transactions (right(replace(id::text, '-', ''), 8))
  where type = 'deposit';
