-- The log of what anybody did is read from its newest line on.

create index activity_by_time on activity (created_at, id);
