-- Books that show when they were rewritten, and what the audits found.
--
-- A trigger refuses every change of the history, but whoever may switch triggers off may also
-- change it. So each transfer carries a digest of all it says, its postings included, and every
-- wallet a chain: each of its changes carries a hash of the digest behind it and of the hash
-- before it. The wallet's row, which is locked then anyway, keeps the newest one.

create function transfer_digest(
  id uuid, kind text, currency text, reference uuid, params jsonb, at timestamptz, legs text
) returns bytea language sql stable parallel safe as $$
  -- The facts stand last: they alone may contain the sign that parts the fields.
  select sha256(convert_to(
    concat_ws('|', id, kind, currency, reference, extract(epoch from at), legs, params), 'UTF8'
  ))
$$;

create function hold_step_digest(
  wallet_id uuid, version bigint, hold_id uuid, step text, amount bigint, held_after bigint,
  at timestamptz
) returns bytea language sql stable parallel safe as $$
  select sha256(convert_to(
    concat_ws('|', wallet_id, version, hold_id, step, amount, held_after, extract(epoch from at)),
    'UTF8'
  ))
$$;

create function chain_step(chain bytea, start bytea, digest bytea)
returns bytea language plpgsql immutable parallel safe as $$
begin
  return sha256(coalesce(chain, start) || digest);
end
$$;

-- As a window it answers the hash of each row of a chain that goes on from `start`.
create aggregate chain_of(start bytea, digest bytea) (sfunc = chain_step, stype = bytea);

-- Hash of the wallet's newest change; empty before the first.
alter table wallets add column chain bytea not null default '';

-- A row without its digest or hash is a fault that the audit sees.
alter table transfers add column digest bytea;
alter table entries add column hash bytea;
alter table hold_steps add column hash bytea;

-- The history so far gets its hashes once.
alter table transfers disable trigger transfers_are_append_only;
alter table entries disable trigger entries_are_append_only;
alter table hold_steps disable trigger hold_steps_are_append_only;

update transfers t set digest =
  transfer_digest(t.id, t.kind, t.currency, t.reference, t.params, t.created_at, l.legs)
from (
  select transfer_id, string_agg(account_id || ':' || amount, ',' order by account_id) as legs
  from entries group by transfer_id
) l where l.transfer_id = t.id;

create temporary table chained on commit drop as
select wallet_id, version, is_step,
  chain_of('', digest) over (partition by wallet_id order by version) as hash
from (
  select e.account_id as wallet_id, e.version, t.digest, false as is_step
  from entries e join transfers t on t.id = e.transfer_id where e.version is not null
  union all
  select wallet_id, version,
    hold_step_digest(wallet_id, version, hold_id, step, amount, held_after, created_at), true
  from hold_steps
) change;

update entries e set hash = c.hash
from chained c where c.wallet_id = e.account_id and c.version = e.version and not c.is_step;
update hold_steps s set hash = c.hash
from chained c where c.wallet_id = s.wallet_id and c.version = s.version and c.is_step;
update wallets w set chain = c.hash
from chained c where c.wallet_id = w.id and c.version = w.version;

alter table transfers enable trigger transfers_are_append_only;
alter table entries enable trigger entries_are_append_only;
alter table hold_steps enable trigger hold_steps_are_append_only;

-- Ids of transfers grow with time, so a summary of each stretch of the table is enough to find the
-- postings of the newest; unlike a tree it costs a bet nothing.
create index entries_by_transfer on entries using brin (transfer_id)
  with (pages_per_range = 32, autosummarize = on);

-- What people did is digested row by row: rows of many people are written at once, and a chain would
-- make them wait for each other.
create function activity_digest(
  id uuid, user_id uuid, action text, ip text, browser text, device text, country text, city text,
  details jsonb, at timestamptz
) returns bytea language sql stable parallel safe as $$
  select sha256(convert_to(jsonb_build_array(
    id, user_id, action, ip, browser, device, country, city, details, extract(epoch from at)
  )::text, 'UTF8'))
$$;

alter table activity add column digest bytea;
alter table activity disable trigger activity_is_append_only;
update activity set digest = activity_digest(
  id, user_id, action, ip, browser, device, country, city, details, created_at
);
alter table activity enable trigger activity_is_append_only;

-- What the audits found.
create table audit_runs (
  id uuid primary key,
  -- Everything, or what has changed since the run before.
  scope text not null check (scope in ('full', 'recent')),
  started_at timestamptz not null,
  finished_at timestamptz not null default clock_timestamp(),
  ok boolean not null,
  -- [{"id": "C1", "faults": 0, "ids": []}]
  checks jsonb not null,
  -- How often rows that are written once were rewritten, by table, as PostgreSQL counts.
  rewrites jsonb not null,
  -- Newest outbox row then.
  outbox_id bigint not null,
  check (finished_at >= started_at)
);

create index audit_runs_by_time on audit_runs (scope, started_at desc);

-- How far each wallet was found sound; the next audit goes on from there. No foreign key: writing
-- it would lock the wallet that somebody bets with.
create table audit_checkpoints (
  wallet_id uuid primary key,
  version bigint not null,
  balance bigint not null,
  held bigint not null,
  chain bytea not null
);
