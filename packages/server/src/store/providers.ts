import {
  currencies,
  languages,
  userStatuses,
  type CatalogueGame,
  type Currency,
  type Language,
} from '@lobi/core/contract';
import { v7 as uuid } from 'uuid';
import type { Queryable, Transaction } from './database.ts';
import type { ProviderCaps } from './provider-payouts.ts';
import { suspended } from './provider-suspensions.ts';
import { column, selectList, type RowOf } from './row-shape.ts';

const providerColumns = {
  id: column.uuid,
  code: column.text,
  name: column.text,
  origin: column.text,
  secret: column.text,
  enabled: column.boolean,
  /** Allowed addresses and networks of its calls; `null`: any. */
  addresses: column.list(column.text).orNull,
};

/** A provider of games; the secret is sealed. */
export type ProviderRecord = RowOf<typeof providerColumns>;

const providerByCode = {
  name: 'provider-by-code',
  text: `select ${selectList(providerColumns)}, clock_timestamp() as now from providers p where code = $1`,
  columns: { ...providerColumns, now: column.time },
};

/** Finds a provider, and the database time, which is the same for every node. */
export const findProvider = (db: Queryable, code: string) => db.row(providerByCode, [code]);

/** A provider by its id. */
export const findProviderById = (db: Queryable, id: string) =>
  db.row(
    {
      text: `select ${selectList(providerColumns)} from providers p where id = $1`,
      columns: providerColumns,
    },
    [id],
  );

/** Origins of the providers that start games, in a stable order. */
export const frameOriginsOf = async (db: Queryable): Promise<string[]> =>
  (
    await db.rows({
      text: 'select distinct origin from providers where enabled order by origin',
      columns: { origin: column.text },
    })
  ).map(({ origin }) => origin);

/** Returns the value of the file, unless two people have approved another since. */
const unlessSet = (column: string): string =>
  `case when p.terms_set_at is null then excluded.${column} else p.${column} end`;

/** Inserts or updates a provider; returns its id. Caps and addresses that two people approved are kept. */
export async function upsertProvider(
  tx: Transaction,
  provider: Pick<ProviderRecord, 'code' | 'name' | 'origin' | 'secret' | 'addresses'> &
    ProviderCaps,
): Promise<string> {
  const row = await tx.row(
    {
      text: `insert into providers as p (id, code, name, origin, secret, win_cap, session_cap, day_cap, addresses)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
       on conflict (code) do update set name = excluded.name, origin = excluded.origin,
         secret = excluded.secret, enabled = true,
         win_cap = ${unlessSet('win_cap')}, session_cap = ${unlessSet('session_cap')},
         day_cap = ${unlessSet('day_cap')}, addresses = ${unlessSet('addresses')}
       returning id`,
      columns: { id: column.uuid },
    },
    [
      uuid(),
      provider.code,
      provider.name,
      provider.origin,
      provider.secret,
      provider.winCap,
      provider.sessionCap,
      provider.dayCap,
      provider.addresses,
    ],
  );
  if (!row) throw new Error('The provider was not found after it was stored.');
  return row.id;
}

/** Disables all other providers, and removes their games from the lobby. */
export async function disableOtherProviders(tx: Transaction, registeredIds: readonly string[]) {
  await tx.run('update providers set enabled = false where id <> all ($1::uuid[])', [
    registeredIds,
  ]);
  await tx.run(
    `with gone as (
       update provider_games set listed = false
       where provider_id <> all ($1::uuid[]) and listed returning game_id
     )
     update games set enabled = false where id in (select game_id from gone)`,
    [registeredIds],
  );
}

/** A game of a catalogue with its stakes in minor units. */
export interface ImportedGame extends Omit<
  CatalogueGame,
  'minimumStake' | 'maximumStake' | 'maximumWin'
> {
  readonly minimumStake: bigint;
  readonly maximumStake: bigint;
  /** Maximum payout of one round; `null`: that of the provider. */
  readonly winCap: bigint | null;
}

/** Provider of the games in a catalogue. */
export interface CatalogueOwner {
  readonly providerId: string;
  readonly providerName: string;
  readonly currency: Currency;
}

/**
 * Synchronizes the games of the lobby with the catalogue: inserts new ones, updates known ones, hides
 * missing ones, and shows those that return. Games hidden by staff stay hidden.
 */
export async function importGames(
  tx: Transaction,
  { providerId, providerName, currency }: CatalogueOwner,
  games: readonly ImportedGame[],
): Promise<void> {
  await tx.run(
    `with wanted as (
       select * from unnest(
         $4::uuid[], $5::text[], $6::text[], $7::text[], $8::text[], $9::bigint[], $10::bigint[],
         $11::boolean[], $12::bigint[]
       ) as w(new_id, external_id, title, category, path, minimum_stake, maximum_stake, demo, win_cap)
     ),
     known as (
       select w.*, coalesce(p.game_id, w.new_id) as game_id, p.listed as was_listed
       from wanted w
       left join provider_games p on p.provider_id = $1 and p.external_id = w.external_id
     ),
     gone as (
       update provider_games p set listed = false
       where p.provider_id = $1 and p.listed
         and p.external_id not in (select external_id from wanted)
       returning p.game_id
     ),
     taken_out as (
       update games set enabled = false where id in (select game_id from gone)
     ),
     made as (
       insert into games (id, title, category, engine, provider, currency, minimum_stake,
         maximum_stake, takeout_bp, minimum_odds, confirm_seconds, last_call_seconds, selections)
       select game_id, title, category, 'provider', $2, $3, minimum_stake, maximum_stake,
         0, 100, 0, 0, '{}'
       from known where was_listed is null
     ),
     renewed as (
       update games g set title = k.title, category = k.category, provider = $2,
         minimum_stake = k.minimum_stake, maximum_stake = k.maximum_stake,
         enabled = g.enabled or not k.was_listed
       from known k where g.id = k.game_id and k.was_listed is not null
     )
     insert into provider_games (game_id, provider_id, external_id, path, demo, win_cap)
     select game_id, $1, external_id, path, demo, win_cap from known
     on conflict (provider_id, external_id)
       do update set path = excluded.path, demo = excluded.demo, win_cap = excluded.win_cap,
         listed = true`,
    [
      providerId,
      providerName,
      currency,
      games.map(() => uuid()),
      games.map((game) => game.id),
      games.map((game) => game.title),
      games.map((game) => game.category),
      games.map((game) => game.path),
      games.map((game) => game.minimumStake),
      games.map((game) => game.maximumStake),
      games.map((game) => game.demo ?? false),
      games.map((game) => game.winCap),
    ],
  );
}

const launchableGameColumns = {
  gameId: column.uuid,
  providerId: column.uuid,
  origin: column.text,
  path: column.text,
  demo: column.boolean,
  currency: column.oneOf(currencies),
};

/** A provider's game with its launch data. */
export type LaunchableGame = RowOf<typeof launchableGameColumns>;

/** A game of the lobby that an enabled provider offers. */
export const findLaunchable = (db: Queryable, gameId: string) =>
  db.row(
    {
      text: `select g.id as "gameId", p.id as "providerId", p.origin, o.path, o.demo, g.currency
       from games g join provider_games o on o.game_id = g.id join providers p on p.id = o.provider_id
       where g.id = $1 and g.enabled and o.listed and p.enabled and not ${suspended}`,
      columns: launchableGameColumns,
    },
    [gameId],
  );

/** A single-use launch token. */
export interface NewLaunch {
  readonly ticketHash: Buffer;
  readonly providerId: string;
  readonly gameId: string;
  readonly userId: string;
  /** Session of the platform. */
  readonly launchedIn: string | null;
  readonly language: Language;
  readonly at: Date;
  readonly expiresAt: Date;
}

export const insertLaunch = (db: Queryable, launch: NewLaunch) =>
  db.run(
    `insert into provider_launches (ticket_hash, provider_id, game_id, user_id, launched_in,
       language, created_at, expires_at) values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      launch.ticketHash,
      launch.providerId,
      launch.gameId,
      launch.userId,
      launch.launchedIn,
      launch.language,
      launch.at,
      launch.expiresAt,
    ],
  );

/** Columns of a launch token for the exchange. */
const launchColumns = {
  gameId: column.uuid,
  userId: column.uuid,
  launchedIn: column.uuid.orNull,
  language: column.oneOf(languages),
  expiresAt: column.time,
  usedBy: column.text.orNull,
  sessionId: column.uuid.orNull,
};

/** Locks a launch token for the exchange. */
export const lockLaunch = (tx: Transaction, providerId: string, ticketHash: Buffer) =>
  tx.row(
    {
      text: `select game_id as "gameId", user_id as "userId", launched_in as "launchedIn", language,
         expires_at as "expiresAt", used_by as "usedBy", provider_session_id as "sessionId"
       from provider_launches where provider_id = $1 and ticket_hash = $2 for update`,
      columns: launchColumns,
    },
    [providerId, ticketHash],
  );

/** A session that a ticket is exchanged for. */
export interface NewProviderSession {
  readonly playerId: string;
  readonly gameId: string;
  readonly launchedIn: string | null;
  readonly language: Language;
  readonly at: Date;
  readonly expiresAt: Date;
}

/** Inserts the session of an exchanged token; returns its id. */
export async function exchangeLaunch(
  tx: Transaction,
  ticketHash: Buffer,
  requestId: string,
  session: NewProviderSession,
): Promise<string> {
  const id = uuid();
  await tx.run(
    `insert into provider_sessions (id, player_id, game_id, launched_in, language, created_at,
       seen_at, expires_at) values ($1, $2, $3, $4, $5, $6, $6, $7)`,
    [
      id,
      session.playerId,
      session.gameId,
      session.launchedIn,
      session.language,
      session.at,
      session.expiresAt,
    ],
  );
  await tx.run(
    'update provider_launches set used_by = $2, provider_session_id = $3 where ticket_hash = $1',
    [ticketHash, requestId, id],
  );
  return id;
}

/** Returns the player of a provider, created at the first visit. The wallet is locked. */
export async function ensurePlayer(
  tx: Transaction,
  providerId: string,
  { userId, walletId }: { readonly userId: string; readonly walletId: string },
): Promise<string> {
  await tx.run(
    `insert into provider_players (id, provider_id, user_id, wallet_id) values ($1, $2, $3, $4)
     on conflict (provider_id, user_id) do nothing`,
    [uuid(), providerId, userId, walletId],
  );
  const row = await tx.row(
    {
      text: 'select id from provider_players where provider_id = $1 and user_id = $2',
      columns: { id: column.uuid },
    },
    [providerId, userId],
  );
  if (!row) throw new Error('The player was not found after it was stored.');
  return row.id;
}

const playerColumns = {
  playerId: column.uuid.from('y.id'),
  userId: column.uuid.from('u.id'),
  status: column.oneOf(userStatuses).from('u.status'),
  walletId: column.uuid.from('w.id'),
  currency: column.oneOf(currencies).from('w.currency'),
  available: column.bigint.from('w.balance - w.held'),
};

/** Player of a call, with or without a session; amounts in minor units. */
export type ProviderPlayer = RowOf<typeof playerColumns>;

const providerSessionColumns = {
  ...playerColumns,
  sessionId: column.uuid,
  language: column.oneOf(languages),
  seenAt: column.time,
  expiresAt: column.time,
  /** Whether the player has signed out, or was signed out. */
  isSignedOut: column.boolean,
};

/** A session, with its player. */
export type ProviderSession = RowOf<typeof providerSessionColumns>;

const playerTables = `provider_players y join users u on u.id = y.user_id
  join wallets w on w.id = y.wallet_id`;

const sessionById = {
  name: 'provider-session',
  text: `select ${selectList(playerColumns)}, s.id as "sessionId", s.language, s.seen_at as "seenAt",
      s.expires_at as "expiresAt", l.revoked_at is not null as "isSignedOut"
    from provider_sessions s join ${playerTables} on y.id = s.player_id
    left join sessions l on l.id = s.launched_in
    where s.id::text = $2 and y.provider_id = $1`,
  columns: providerSessionColumns,
};

export const findSession = (db: Queryable, providerId: string, sessionId: string) =>
  db.row(sessionById, [providerId, sessionId]);

const playerById = {
  name: 'provider-player',
  text: `select ${selectList(playerColumns)} from ${playerTables} where y.id::text = $2 and y.provider_id = $1`,
  columns: playerColumns,
};

export const findPlayer = (db: Queryable, providerId: string, playerId: string) =>
  db.row(playerById, [providerId, playerId]);

/** Records activity of a session, which postpones its end. */
export const touchSession = (tx: Transaction, sessionId: string, at: Date) =>
  tx.run('update provider_sessions set seen_at = $2 where id = $1', [sessionId, at]);

/** Returns the balance that a wallet can stake, in minor units. */
export const findFunds = (db: Queryable, walletId: string) =>
  db.row(
    {
      text: 'select currency, balance - held as available from wallets where id = $1',
      columns: { currency: column.oneOf(currencies), available: column.bigint },
    },
    [walletId],
  );

/**
 * Stores a request, or detects that its id was used before.
 * @returns whether the id is new or has the same body
 */
export async function recordRequest(
  db: Queryable,
  providerId: string,
  requestId: string,
  bodyHash: string,
): Promise<boolean> {
  const written = await db.run(
    `insert into provider_requests (provider_id, request_id, body_hash) values ($1, $2, $3)
     on conflict do nothing`,
    [providerId, requestId, bodyHash],
  );
  if (written > 0) return true;
  const row = await db.row(
    {
      text: `select body_hash as "bodyHash" from provider_requests
       where provider_id = $1 and request_id = $2`,
      columns: { bodyHash: column.text },
    },
    [providerId, requestId],
  );
  return row?.bodyHash === bodyHash;
}

/** Deletes requests and tickets that can no longer be repeated. */
export async function deleteOldRequests(db: Queryable): Promise<void> {
  await db.run(`delete from provider_requests where created_at < now() - interval '1 day'`);
  await db.run(`delete from provider_launches where expires_at < now() - interval '1 day'`);
}
