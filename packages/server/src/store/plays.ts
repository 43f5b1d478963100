import { currencies, playStatuses, type Currency, type PlayStatus } from '@lobi/core/contract';
import type { FurtherStake } from '@lobi/core/games';
import { v7 as uuid } from 'uuid';
import type { Queryable, Statement, Transaction } from './database.ts';
import { Conditions, orderOf, readPage, type Page, type PageQuery } from './list-page.ts';
import { column, selectList, type RowOf } from './row-shape.ts';

/** Choice of a player, or outcome of a play, in the engine's format, without money. */
export type EngineFacts = Readonly<Record<string, unknown>>;

/** Effect of a play on its game's jackpot, and its terms; amounts in minor units as text. */
export interface PlayJackpotRecord {
  readonly id: string;
  /** Message key of the name. */
  readonly name: string;
  readonly contributionBp: number;
  readonly turnover: string;
  readonly contribution: string;
  /** Jackpot amount that the play won; `null` without a win. */
  readonly won: string | null;
}

const columns = {
  id: column.uuid.from('p.id'),
  walletId: column.uuid.from('p.wallet_id'),
  gameId: column.uuid.from('p.game_id'),
  gameTitle: column.text.from('g.title'),
  engine: column.text.from('p.engine'),
  roundId: column.uuid.orNull.from('p.round_id'),
  roundNumber: column.integer.orNull.from('p.round_number'),
  choice: column.json<EngineFacts>().from('p.choice'),
  outcome: column.json<EngineFacts>().orNull.from('p.outcome'),
  seedId: column.uuid.orNull.from('p.seed_id'),
  nonce: column.integer.orNull.from('p.nonce'),
  commitment: column.text.orNull.from('s.commitment'),
  clientSeed: column.text.orNull.from('s.client_seed'),
  /** `null` until it is revealed. */
  serverSeed: column.text.orNull.from('s.server_seed'),
  /** Sum of its stakes. */
  amount: column.bigint.from('p.amount'),
  /** Number of its stakes, all of them equal. */
  stakes: column.integer.from('p.stakes'),
  currency: column.oneOf(currencies).from('p.currency'),
  status: column.oneOf(playStatuses).from('p.status'),
  payout: column.bigint.orNull.from('p.payout'),
  /** `null` for a game without a jackpot. */
  jackpot: column.json<PlayJackpotRecord>().orNull.from('p.jackpot'),
  createdAt: column.time.from('p.created_at'),
  settledAt: column.time.orNull.from('p.settled_at'),
};

/** A play; amounts in minor units. */
export type PlayRecord = RowOf<typeof columns>;

/** Result of a play. */
export interface PlayEnd {
  readonly status: Exclude<PlayStatus, 'open'>;
  /** Minor units. */
  readonly payout: bigint;
  readonly outcome: EngineFacts | null;
}

/** A play to insert: of a round, or under a seed; already ended if it has an outcome. */
export interface NewPlay {
  readonly gameId: string;
  readonly engine: string;
  readonly walletId: string;
  readonly currency: Currency;
  readonly amount: bigint;
  readonly choice: EngineFacts;
  readonly outcome: EngineFacts | null;
  readonly drawnBy:
    | { readonly round: { readonly id: string; readonly number: number } }
    | { readonly seed: { readonly id: string; readonly nonce: number } };
  readonly end?: PlayEnd;
  readonly jackpot?: PlayJackpotRecord | undefined;
}

const tables = `plays p join games g on g.id = p.game_id
  left join player_seeds s on s.id = p.seed_id`;

const byId = {
  name: 'play-by-id',
  text: `select ${selectList(columns)} from ${tables} where p.id = $1`,
  columns,
};

export const findPlay = (db: Queryable, playId: string) => db.row(byId, [playId]);

const lock = {
  name: 'play-lock',
  text: `select ${selectList(columns)} from ${tables} where p.id = $1 for update of p`,
  columns,
};

/** Locks a play to end it or take a step; after the wallet. */
export const lockPlay = (tx: Transaction, playId: string) => tx.row(lock, [playId]);

/** Filters of the plays of a game. */
export interface PlayQuery extends PageQuery {
  readonly sort?: string | undefined;
  readonly status?: PlayStatus | undefined;
}

/** Plays of a wallet on a game, newest first. */
export function listPlays(
  db: Queryable,
  { walletId, gameId }: Pick<PlayRecord, 'walletId' | 'gameId'>,
  query: PlayQuery,
): Promise<Page<PlayRecord>> {
  const { where, values } = new Conditions()
    .add('p.wallet_id = ?', walletId)
    .add('p.game_id = ?', gameId)
    .add('p.status = ?', query.status);
  const orderBy = orderOf(query.sort, '-createdAt', { createdAt: ['p.created_at', 'p.id'] });
  return readPage(db, { columns, from: tables, where, values, orderBy }, query);
}

const insert: Statement = {
  name: 'play-insert',
  text: `insert into plays (id, game_id, wallet_id, round_id, round_number, engine, choice, outcome,
      seed_id, nonce, currency, amount, status, payout, created_at, settled_at, jackpot)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)`,
};

/** Inserts a play; the caller holds the lock of its wallet. Returns its id. */
export async function insertPlay(tx: Transaction, play: NewPlay, at: Date): Promise<string> {
  const id = uuid();
  const { drawnBy, end } = play;
  const round = 'round' in drawnBy ? drawnBy.round : undefined;
  const seed = 'seed' in drawnBy ? drawnBy.seed : undefined;
  const outcome = end ? end.outcome : play.outcome;
  await tx.run(insert, [
    id,
    play.gameId,
    play.walletId,
    round?.id ?? null,
    round?.number ?? null,
    play.engine,
    JSON.stringify(play.choice),
    outcome === null ? null : JSON.stringify(outcome),
    seed?.id ?? null,
    seed?.nonce ?? null,
    play.currency,
    play.amount,
    end?.status ?? 'open',
    end?.payout ?? null,
    at,
    end ? at : null,
    play.jackpot ? JSON.stringify(play.jackpot) : null,
  ]);
  return id;
}

/** Stores the part of the outcome that the player of an open play may see. */
export const storeOutcome = (tx: Transaction, playId: string, outcome: EngineFacts) =>
  tx.run('update plays set outcome = $2 where id = $1', [playId, JSON.stringify(outcome)]);

/** Adds further stakes to an open, locked play; the caller moves the money in the same transaction. */
export async function addStakes(
  tx: Transaction,
  playId: string,
  { amount, count }: Pick<FurtherStake, 'amount' | 'count'>,
): Promise<void> {
  const added = await tx.run(
    `update plays set amount = amount + $2, stakes = stakes + $3 where id = $1 and status = 'open'`,
    [playId, amount, count],
  );
  if (added !== 1) throw new Error('A play that is over was to take a further stake.');
}

const end: Statement = {
  name: 'play-end',
  text: `update plays set status = $2, payout = $3, outcome = $4, settled_at = $5
    where id = $1 and status = 'open'`,
};

/** Ends an open, locked play. */
export async function endPlay(
  tx: Transaction,
  playId: string,
  { status, payout, outcome }: PlayEnd,
  at: Date,
): Promise<void> {
  const text = outcome === null ? null : JSON.stringify(outcome);
  const ended = await tx.run(end, [playId, status, payout, text, at]);
  if (ended !== 1) throw new Error('The play has already ended.');
}

const last = {
  name: 'play-last',
  text: `select created_at as at from plays where wallet_id = $1 and game_id = $2
    order by created_at desc, id desc limit 1`,
  columns: { at: column.time },
};

/** Time of a wallet's last play. Lock the wallet first. */
export const findLastPlayAt = (tx: Transaction, walletId: string, gameId: string) =>
  tx.row(last, [walletId, gameId]);

const hidden: Statement = {
  name: 'play-hidden',
  text: `select 1 as found from plays
    where wallet_id = $1 and status = 'open' and seed_id is not null
      and ($2::uuid is null or game_id = $2) limit 1`,
};

/** Returns whether the wallet has an open play that its seed would reveal, of one game or of any. */
export const hasHiddenPlay = async (
  tx: Transaction,
  walletId: string,
  gameId: string | null = null,
): Promise<boolean> => (await tx.row(hidden, [walletId, gameId])) !== undefined;
