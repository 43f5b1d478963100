-- Bets on a draw at fixed odds. The house pays them, so they have an account of their own and never
-- enter the pool that meron and wala share.

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
    || quote_literal('draw') || ' or ' || substring(known from '^CHECK \((.*)\)$') || ')';
end $$;

insert into house_accounts (id, code, currency)
select md5('house:draw:' || currency)::uuid, 'draw', currency
from unnest(array['IDR', 'PHP', 'USD', 'VND', 'THB', 'MYR']) currency;

-- What the draw of a game pays per 100 staked, stake included, and most that the house may lose on it
-- in one round; both or none. Rounds take them over when their betting opens.
alter table games
  add column draw_odds integer check (draw_odds between 101 and 10000),
  add column draw_cap bigint check (draw_cap > 0),
  drop constraint games_selections_check,
  add constraint games_selections_check check (selections <@ array['meron', 'wala', 'draw']),
  add constraint games_draw_market_is_whole check ((draw_odds is null) = (draw_cap is null)),
  add constraint games_draw_market_has_its_side
    check ((draw_odds is not null) = ('draw' = any (selections)));

alter table bets
  drop constraint bets_selection_check,
  add constraint bets_selection_check check (selection in ('meron', 'wala', 'draw'));

-- The draw market of a round. Bets on a draw take its row, one after the other, and count themselves
-- into it; whatever the code believes, more than the cap covers is not taken.
create table draw_markets (
  round_id uuid primary key references rounds (id),
  -- Return per 100 staked, stake included.
  odds integer not null check (odds between 101 and 10000),
  -- Most that the house may lose, in minor units.
  cap bigint not null check (cap > 0),
  -- Sum of the bets on a draw that count, in minor units.
  staked bigint not null default 0 check (staked >= 0),
  constraint draw_markets_covered
    check (staked::numeric * (odds - 100) <= cap::numeric * 100)
) with (fillfactor = 70);
