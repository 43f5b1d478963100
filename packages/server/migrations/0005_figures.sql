-- Ways to the figures of a time: dashboards, reports, and limits whose waiting time is over.

create index rounds_by_settlement on rounds (settled_at) where settled_at is not null;
create index transactions_by_completion on transactions (completed_at)
  where completed_at is not null;
create index earnings_by_time on earnings (created_at);
create index player_limits_waiting on player_limits (effective_at) where effective_at is not null;
