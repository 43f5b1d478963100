-- Agents may share in the results of games by several plans, each over its own days, weeks or months.

alter table earning_days
  add column plan text not null default 'games',
  -- Last day of the cycle; `day` is its first.
  add column last_day date,
  -- What the plan said when the cycle was closed. Empty: shares of the result, losses carried on.
  add column terms jsonb not null default '{}',
  add check (last_day >= day),
  drop constraint earning_days_currency_day_key,
  add unique (currency, plan, day);

alter table game_results
  -- The agent's rate, in basis points; null in cycles of before.
  add column rate_bp integer,
  -- How many people below staked.
  add column active integer not null default 0,
  drop constraint game_results_check,
  drop constraint game_results_check1,
  add constraint game_results_carry check (
    carried_out = 0 or carried_out = least(carried_in + share, 0)
  ),
  add constraint game_results_earn check (earning_id is null or carried_in + share > 0);
