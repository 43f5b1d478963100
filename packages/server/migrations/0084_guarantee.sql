-- What the house adds to the pool of a round at a table, so that its prizes reach what is guaranteed. It
-- comes from an account of its own, so that the ledger shows how much of it there is, and a round gets it
-- once, whatever the code believes.

-- Whatever codes there are by now, and one more.
do $$
declare
  known text := (
    select pg_get_constraintdef(oid) from pg_constraint
    where conrelid = 'house_accounts'::regclass and conname = 'house_accounts_code_check'
  );
begin
  alter table house_accounts drop constraint house_accounts_code_check;
  execute 'alter table house_accounts add constraint house_accounts_code_check check (code = '
    || quote_literal('guarantee') || ' or ' || substring(known from '^CHECK \((.*)\)$') || ')';
end $$;

insert into house_accounts (id, code, currency)
select md5('house:guarantee:' || currency)::uuid, 'guarantee', currency
from unnest(array['IDR', 'PHP', 'USD', 'VND', 'THB', 'MYR']) currency;

create unique index transfers_guarantee_a_round_once on transfers (reference)
  where kind = 'guarantee';
