import { currencies, gameCategories, type Currency } from '@lobi/core/contract';
import { v7 as uuid } from 'uuid';
import type { Queryable, Statement, Transaction } from './database.ts';
import { suspended } from './provider-suspensions.ts';
import { column, selectList, type RowOf } from './row-shape.ts';

const roundColumns = {
  id: column.uuid.from('r.id'),
  externalId: column.text.from('r.external_id'),
  /** `null` before the first bet. */
  walletId: column.uuid.orNull.from('r.wallet_id'),
  gameId: column.uuid.orNull.from('r.game_id'),
  gameTitle: column.text.orNull.from('g.title'),
  currency: column.oneOf(currencies).orNull.from('r.currency'),
  closedAt: column.time.orNull.from('r.closed_at'),
  cancelled: column.boolean.from('r.cancelled'),
};

/** A round of a provider's game; amounts in minor units. */
export type ProviderRound = RowOf<typeof roundColumns>;

/** Kinds of transactions that a provider may request. */
const providerTransactionKinds = [
  'bet',
  'win',
  'bet-and-win',
  'rollback',
  'adjust',
  'tombstone',
] as const;

const transactionColumns = {
  id: column.uuid,
  externalId: column.text.from('external_id'),
  kind: column.oneOf(providerTransactionKinds),
  roundId: column.uuid.orNull.from('round_id'),
  walletId: column.uuid.orNull.from('wallet_id'),
  currency: column.oneOf(currencies).orNull,
  stake: column.bigint,
  payout: column.bigint,
  contentHash: column.text.orNull.from('content_hash'),
  targetId: column.uuid.orNull.from('target_id'),
  cancelledBy: column.uuid.orNull.from('cancelled_by'),
};

/** A transaction of a provider; amounts in minor units. */
export type ProviderTransaction = RowOf<typeof transactionColumns>;

const stakedProviderGameColumns = {
  id: column.uuid,
  title: column.text,
  category: column.oneOf(gameCategories),
  engine: column.text,
  currency: column.oneOf(currencies),
  minimumStake: column.bigint,
  maximumStake: column.bigint,
  /** Listed in the lobby, of a provider that may launch games. */
  isOpen: column.boolean,
};

/** A game as a bet names it; amounts in minor units. */
export type StakedProviderGame = RowOf<typeof stakedProviderGameColumns>;

const makeRound: Statement = {
  name: 'provider-round-make',
  text: `insert into provider_rounds (id, provider_id, external_id, created_at)
    values ($1, $2, $3, $4) on conflict (provider_id, external_id) do nothing`,
};

const takeRound = {
  name: 'provider-round-take',
  text: `select ${selectList(roundColumns)} from provider_rounds r left join games g on g.id = r.game_id
    where r.provider_id = $1 and r.external_id = $2 for no key update of r`,
  columns: roundColumns,
};

/** Locks a round, existing or not, so that its calls are serialized. */
export async function lockProviderRound(
  tx: Transaction,
  providerId: string,
  externalId: string,
  at: Date,
): Promise<ProviderRound> {
  await tx.run(makeRound, [uuid(), providerId, externalId, at]);
  const round = await tx.row(takeRound, [providerId, externalId]);
  if (!round) throw new Error(`The round ${externalId} was not found after it was stored.`);
  return round;
}

const transactionByExternalId = {
  name: 'provider-transaction',
  text: `select ${selectList(transactionColumns)} from provider_transactions
    where provider_id = $1 and external_id = $2`,
  columns: transactionColumns,
};

export const findTransaction = (db: Queryable, providerId: string, externalId: string) =>
  db.row(transactionByExternalId, [providerId, externalId]);

/** Lists the transactions of a round in their order of arrival. */
export const listTransactionsOf = (tx: Transaction, roundId: string) =>
  tx.rows(
    {
      text: `select ${selectList(transactionColumns)} from provider_transactions where round_id = $1 order by id`,
      columns: transactionColumns,
    },
    [roundId],
  );

/** A transaction to write. */
export type NewProviderTransaction = Omit<ProviderTransaction, 'id' | 'cancelledBy'>;

const claim: Statement = {
  name: 'provider-transaction-claim',
  text: `insert into provider_transactions (id, provider_id, external_id, kind, round_id, wallet_id,
      currency, stake, payout, content_hash, target_id, created_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
    on conflict on constraint provider_transactions_once do nothing`,
};

/**
 * Inserts a transaction before its money moves; returns its id, or `undefined` when the provider has
 * used the id before. Waits for a concurrent one with an equal id. The wallet is locked.
 */
export async function claimTransaction(
  tx: Transaction,
  providerId: string,
  transaction: NewProviderTransaction,
  at: Date,
): Promise<string | undefined> {
  const id = uuid();
  const written = await tx.run(claim, [
    id,
    providerId,
    transaction.externalId,
    transaction.kind,
    transaction.roundId,
    transaction.walletId,
    transaction.currency,
    transaction.stake,
    transaction.payout,
    transaction.contentHash,
    transaction.targetId,
    at,
  ]);
  return written > 0 ? id : undefined;
}

/** Marks bets as rolled back. */
export const cancelBets = (tx: Transaction, betIds: readonly string[], rollbackId: string) =>
  tx.run('update provider_transactions set cancelled_by = $2 where id = any ($1::uuid[])', [
    betIds,
    rollbackId,
  ]);

/** Changes of a round other than its sums. */
export interface RoundChange {
  /** Owner and game of the round: set by its first bet. */
  readonly owner?: {
    readonly walletId: string;
    readonly gameId: string;
    readonly currency: Currency;
  };
  /** Accepts no more bets. */
  readonly close?: boolean;
  /** Rolled back as a whole. */
  readonly cancel?: boolean;
}

const sumUp: Statement = {
  name: 'provider-round-sum',
  text: `update provider_rounds r set
      wallet_id = coalesce(r.wallet_id, $2::uuid), game_id = coalesce(r.game_id, $3::uuid),
      currency = coalesce(r.currency, $4::text),
      amount = s.amount, payout = s.payout, closed_at = s.closed_at,
      cancelled = r.cancelled or $6::boolean, status = s.status,
      settled_at = case when s.status <> 'open' then coalesce(r.settled_at, $7::timestamptz) end
    from (
      select x.*, case
        when x.bets > 0 and x.standing = 0 then 'refunded'
        when x.closed_at is null or x.bets = 0 then 'open'
        when x.won > 0 then 'won' else 'lost' end as status
      from (
        select coalesce(sum(t.stake), 0)::bigint as amount,
          coalesce(sum(t.payout), 0)::bigint as won,
          coalesce(sum(case when t.cancelled_by is null then t.payout else t.stake end), 0)::bigint
            as payout,
          count(*) filter (where t.stake > 0) as bets,
          count(*) filter (where t.stake > 0 and t.cancelled_by is null) as standing,
          coalesce(max(o.closed_at), case when $5::boolean then $7::timestamptz end) as closed_at
        from provider_rounds o left join provider_transactions t on t.round_id = o.id
        where o.id = $1
      ) x
    ) s
    where r.id = $1`,
};

/** Recalculates the sums of a locked round from its transactions, and updates its state. */
export const updateProviderRound = (
  tx: Transaction,
  roundId: string,
  { owner, close = false, cancel = false }: RoundChange,
  at: Date,
) =>
  tx.run(sumUp, [
    roundId,
    owner?.walletId ?? null,
    owner?.gameId ?? null,
    owner?.currency ?? null,
    close,
    cancel,
    at,
  ]);

const gameByExternalId = {
  name: 'provider-game',
  text: `select g.id, g.title, g.category, g.engine, g.currency, g.minimum_stake as "minimumStake",
      g.maximum_stake as "maximumStake", g.enabled and o.listed and p.enabled and not ${suspended} as "isOpen"
    from provider_games o join games g on g.id = o.game_id join providers p on p.id = o.provider_id
    where o.provider_id = $1 and o.external_id = $2`,
  columns: stakedProviderGameColumns,
};

export const findProviderGame = (db: Queryable, providerId: string, externalId: string) =>
  db.row(gameByExternalId, [providerId, externalId]);

/** Balance before and after a transaction, in minor units. */
export const findMovement = (db: Queryable, transaction: ProviderTransaction) =>
  db.row(
    {
      text: `select e.balance_before as before, e.balance_after as after
       from transfers t join entries e on e.transfer_id = t.id
       where t.reference = $1 and e.account_id = $2`,
      columns: { before: column.bigint, after: column.bigint },
    },
    [transaction.id, transaction.walletId],
  );

const staleRoundColumns = {
  providerId: column.uuid,
  externalId: column.text,
};

/** A round that has been open for too long, with its provider. */
export type StaleRound = RowOf<typeof staleRoundColumns>;

/** Rounds with a bet from before a time that have not ended and have no held payout, oldest first. */
export const listStaleRounds = (db: Queryable, openedBefore: Date, limit: number) =>
  db.rows(
    {
      text: `select provider_id as "providerId", external_id as "externalId" from provider_rounds r
       where status = 'open' and wallet_id is not null and created_at < $1
         and not exists (select 1 from provider_holds h where h.provider_id = r.provider_id
           and h.round_id = r.external_id and h.status = 'waiting')
       order by created_at limit $2`,
      columns: staleRoundColumns,
    },
    [openedBefore, limit],
  );
