-- The agent whose float settles a deposit or withdrawal; null: the house. It is the owner's direct
-- agent when the request is made, and stays so. Requests from before are the house's.

alter table transactions add column settling_agent_id uuid references users (id);

-- The house adds nothing to what agents settle, and no code has to tell it from other deposits.
alter table transactions add constraint transactions_settled_by_agent check (
  settling_agent_id is null
  or (type in ('deposit', 'withdraw') and house_fee = 0 and unique_code is null)
) not valid;
alter table transactions validate constraint transactions_settled_by_agent;

-- What is open on an agent's float, and what an agent approved of late.
create index transactions_by_settling_agent on transactions (settling_agent_id, completed_at)
  where settling_agent_id is not null;
