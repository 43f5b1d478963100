-- Counts the changes of what stakes of the owner are judged by: status, limits, reality check,
-- running sessions. A stake that was judged earlier takes its money only while the count is the same,
-- and reads it under the lock that it takes anyway. So it costs a bet nothing; and since raising it
-- waits for that lock, no money moves under what held before once the change is committed.
alter table wallets add column guard_version bigint not null default 0;

-- Triggers, so that whoever writes one of these tables cannot forget it.
create function raise_guard_version() returns trigger language plpgsql as $$
begin
  update wallets set guard_version = guard_version + 1
  where user_id = case tg_table_name
    when 'users' then (to_jsonb(new) ->> 'id')::uuid
    else (to_jsonb(coalesce(new, old)) ->> 'user_id')::uuid
  end;
  return null;
end
$$;

create trigger users_guard_stakes after update of status, reality_check_minutes on users
  for each row
  when ((old.status, old.reality_check_minutes) is distinct from (new.status, new.reality_check_minutes))
  execute function raise_guard_version();

create trigger sessions_guard_stakes after update of revoked_at on sessions
  for each row when (old.revoked_at is distinct from new.revoked_at)
  execute function raise_guard_version();

create trigger limits_guard_stakes after insert or update or delete on player_limits
  for each row execute function raise_guard_version();

create trigger play_guards_stakes after insert or update of checked_at, ended_at on play_sessions
  for each row execute function raise_guard_version();
