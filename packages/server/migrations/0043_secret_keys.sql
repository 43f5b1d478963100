-- The master secret of this database: a node whose secret does not open `check_value` is refused at
-- its start. Each sealed value names its key at its end (`=.` and 16 hexadecimal digits); one without
-- a name was sealed by an earlier release, with the first secret.

create table secret_keys (
  id text primary key check (id ~ '^[0-9a-f]{16}$'),
  -- A known text, sealed with the key.
  check_value text not null,
  -- `next` while everything is being sealed anew with it.
  state text not null check (state in ('current', 'next', 'retired')),
  created_at timestamptz not null default clock_timestamp(),
  retired_at timestamptz,
  check ((state = 'retired') = (retired_at is not null))
);

create unique index secret_keys_one_current on secret_keys (state) where state = 'current';
create unique index secret_keys_one_next on secret_keys (state) where state = 'next';

-- Id of the key of a sealed value; null where it names none.
create function sealed_key_id(sealed text) returns text language sql immutable parallel safe as $$
  select substring(sealed from '=\.([0-9a-f]{16})$')
$$;

-- A node that was cut off while the secret changed would go on sealing with the old one, and no other
-- node could open what it writes. The argument is the path of the sealed value inside the row.
create function refuse_unknown_key() returns trigger language plpgsql as $$
declare
  sealed text := to_jsonb(new) #>> tg_argv[0]::text[];
  is_known boolean;
begin
  if sealed is null
    or (tg_op = 'UPDATE' and sealed is not distinct from to_jsonb(old) #>> tg_argv[0]::text[])
  then
    return new;
  end if;
  -- The change from one secret to the next waits for whoever has been let through here.
  perform pg_advisory_xact_lock_shared(7230116);
  if sealed_key_id(sealed) is null then
    select not exists (select from secret_keys where state = 'retired') into is_known;
  else
    select exists (select from secret_keys where id = sealed_key_id(sealed) and state <> 'retired')
      or not exists (select from secret_keys)
    into is_known;
  end if;
  if not is_known then
    raise exception 'This value is sealed with a secret that is not in use.' using errcode = 'LS001';
  end if;
  return new;
end
$$;

create trigger gateways_are_sealed_with_a_known_key
  before insert or update of secret on gateways
  for each row execute function refuse_unknown_key('{secret}');
create trigger providers_are_sealed_with_a_known_key
  before insert or update of secret on providers
  for each row execute function refuse_unknown_key('{secret}');
create trigger player_seeds_are_sealed_with_a_known_key
  before insert or update of sealed on player_seeds
  for each row execute function refuse_unknown_key('{sealed}');
create trigger hash_chains_are_sealed_with_a_known_key
  before insert or update of secret on hash_chains
  for each row execute function refuse_unknown_key('{secret}');
create trigger second_factors_are_sealed_with_a_known_key
  before insert or update of sealed on second_factors
  for each row execute function refuse_unknown_key('{sealed}');
create trigger withdrawal_pins_are_sealed_with_a_known_key
  before insert or update of sealed on withdrawal_pins
  for each row execute function refuse_unknown_key('{sealed}');
create trigger change_requests_are_sealed_with_a_known_key
  before insert or update of params on change_requests
  for each row execute function refuse_unknown_key('{params,change,sealed}');

-- Seeds and chains are never rewritten, but for sealing the same secret with the next key.
create function is_sealed_with_next_key(sealed text) returns boolean language sql stable as $$
  select exists (select from secret_keys where id = sealed_key_id(sealed) and state = 'next')
$$;

create or replace function refuse_seed_change() returns trigger language plpgsql as $$
begin
  if new.sealed <> old.sealed and (to_jsonb(new) - 'sealed') = (to_jsonb(old) - 'sealed')
    and is_sealed_with_next_key(new.sealed)
  then
    return new;
  end if;
  if (new.id, new.user_id, new.commitment, new.sealed, new.created_at)
      is not distinct from (old.id, old.user_id, old.commitment, old.sealed, old.created_at)
    and (
      (old.state = 'next' and new.state = 'current' and new.nonce = 0)
      or (old.state = 'current' and new.state = 'current'
        and new.client_seed = old.client_seed and new.nonce = old.nonce + 1)
      or (old.state = 'current' and new.state = 'revealed'
        and new.client_seed = old.client_seed and new.nonce = old.nonce)
    )
  then
    return new;
  end if;
  raise exception 'A seed is used and revealed once, as it was promised.'
    using errcode = 'insufficient_privilege';
end
$$;

create or replace function refuse_chain_change() returns trigger language plpgsql as $$
begin
  if new.secret <> old.secret and (to_jsonb(new) - 'secret') = (to_jsonb(old) - 'secret')
    and is_sealed_with_next_key(new.secret)
  then
    return new;
  end if;
  if old.salt is null and new.salt is not null
    and (to_jsonb(new) - 'salt' - 'salted_at') = (to_jsonb(old) - 'salt' - 'salted_at')
  then
    return new;
  end if;
  raise exception 'A hash chain is published once and gets its salt once.'
    using errcode = 'insufficient_privilege';
end
$$;
