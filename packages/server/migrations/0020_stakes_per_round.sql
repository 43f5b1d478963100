-- Most that one player may stake on one round of a game, all bets together; null: no such limit.

alter table games
  add column maximum_per_round bigint,
  add constraint games_round_limit_fits check (
    maximum_per_round is null or maximum_per_round >= maximum_stake
  );

-- Sum of a wallet's bets on a round that stand. It is volatile so that it reads with a snapshot of
-- its own: asked under the lock of the wallet, it sees the bets that the lock was waited for.
create function staked_in_round(wallet uuid, round uuid) returns bigint
language sql volatile
return (
  select coalesce(sum(b.amount), 0)::bigint
  from bets b
  where b.wallet_id = wallet and b.round_id = round and b.status = 'placed'
    -- A wallet has many bets, and those of this round are its newest.
    and b.created_at >= (select r.created_at from rounds r where r.id = round)
);
