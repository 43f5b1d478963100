-- Stakes of a play: games such as blackjack take further ones, each as much as the first. The amount of
-- a play is their sum.
alter table plays
  add column stakes integer not null default 1,
  add constraint plays_stakes_are_equal check (stakes >= 1 and amount % stakes = 0),
  add constraint plays_of_rounds_have_one_stake check (stakes = 1 or round_id is null);

-- A play ends once; what was chosen and drawn stays. While it is open its stakes may become more, never
-- fewer, and each stays as large as it was.
create or replace function refuse_play_change() returns trigger language plpgsql as $$
begin
  if old.status = 'open'
    and (to_jsonb(new) - 'outcome' - 'status' - 'payout' - 'settled_at' - 'amount' - 'stakes')
      = (to_jsonb(old) - 'outcome' - 'status' - 'payout' - 'settled_at' - 'amount' - 'stakes')
    and (
      (new.amount, new.stakes) = (old.amount, old.stakes)
      or (
        new.status = 'open' and new.stakes > old.stakes
        and new.amount::numeric * old.stakes = old.amount::numeric * new.stakes
      )
    )
  then
    return new;
  end if;
  raise exception 'A play that is over is not changed.' using errcode = 'insufficient_privilege';
end
$$;
