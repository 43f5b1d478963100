-- The newest wins are found without reading all bets.
create index bets_won on bets (settled_at desc) where status = 'won';
create index plays_won on plays (settled_at desc) where status = 'won';
