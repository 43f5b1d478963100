-- What an agent has earned, read beside the agent in lists of users.
create index earnings_kept on earnings (claimee_id) include (amount) where status <> 'reversed';
