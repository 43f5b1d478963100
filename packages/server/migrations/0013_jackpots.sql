-- Progressive jackpots: a share of every stake on their games is put aside until a play wins all of it.

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
    || quote_literal('jackpot') || ' or ' || substring(known from '^CHECK \((.*)\)$') || ')';
end $$;

-- Like the pool of a round, each jackpot has an account of its own.
drop index house_accounts_fixed;
create unique index house_accounts_fixed on house_accounts (code, currency)
  where code not in ('pool', 'jackpot');

create table jackpots (
  -- Also its account.
  id uuid primary key,
  -- Key of its words.
  name text not null check (name ~ '^[a-z][a-z0-9-]{0,39}$'),
  currency text not null,
  -- Share of every stake that is put aside.
  contribution_bp integer not null check (contribution_bp between 1 and 2000),
  -- What the house puts in at the start, and again after every win.
  seed bigint not null check (seed > 0),
  -- A stake wins with the chance of stake / turnover.
  turnover bigint not null check (turnover > 0),
  -- What was counted so far; the rest is in jackpot_shares.
  amount bigint not null check (amount >= 0),
  won_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  unique (name, currency)
) with (fillfactor = 70);

-- A game has one jackpot at most.
create table jackpot_games (
  game_id uuid primary key references games (id),
  jackpot_id uuid not null references jackpots (id)
);

-- Shares of stakes that are in the account of a jackpot and not counted into its amount yet. A play
-- adds a row and locks none, so that no play waits for another; who counts takes the jackpot first and
-- moves the rows into its amount. No foreign key: checking it would lock the jackpot with every play.
create table jackpot_shares (
  jackpot_id uuid not null,
  amount bigint not null check (amount > 0)
);

create index jackpot_shares_by_jackpot on jackpot_shares (jackpot_id);

-- What a play did for the jackpot of its game, and by which terms; amounts in minor units as text.
alter table plays add column jackpot jsonb;

-- A seed is put in once after a win, and a win is paid once: the play is the reference of both.
create unique index transfers_seed_once on transfers (reference) where kind = 'seed';
