import { currencies, payoutCaps } from '@lobi/core/contract';
import { v7 as uuid } from 'uuid';
import { suspended } from './provider-suspensions.ts';
import type { Queryable, Transaction } from './database.ts';
import { column, selectList, type RowOf } from './row-shape.ts';

/** Caps of a provider in minor units; `null` for the platform's defaults. */
export interface ProviderCaps {
  readonly winCap: bigint | null;
  readonly sessionCap: bigint | null;
  readonly dayCap: bigint | null;
}

/** The day of a payout, in UTC. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

const add = {
  name: 'provider-payout-add',
  text: `insert into provider_payouts as p
      (provider_id, kind, key, paid, largest_round, largest_session)
    values ($1, $2, $3, $4, $5, $6)
    on conflict (provider_id, kind, key) do update set paid = p.paid + excluded.paid,
      largest_round = greatest(p.largest_round, excluded.largest_round),
      largest_session = greatest(p.largest_session, excluded.largest_session)
    returning paid`,
  columns: { paid: column.bigint },
};

/** A sum of payouts; a day's sum also has the largest of one round and one session. */
interface PayoutSum {
  readonly kind: 'session' | 'day';
  readonly key: string;
  readonly largestRound?: bigint;
  readonly largestSession?: bigint;
}

/**
 * Adds a payout to a sum, which stays locked until the transaction ends, and returns the sum. A
 * transaction that locks both locks the session first.
 */
export async function addPayout(
  tx: Transaction,
  providerId: string,
  { kind, key, largestRound = 0n, largestSession = 0n }: PayoutSum,
  amount: bigint,
): Promise<bigint> {
  const row = await tx.row(add, [
    ...[providerId, kind, key, amount],
    ...[largestRound, largestSession],
  ]);
  if (!row) throw new Error('The sum of payouts was not found after it was stored.');
  return row.paid;
}

const roundPayout = {
  name: 'provider-round-payout',
  text: `select coalesce(sum(payout), 0)::bigint as paid from provider_transactions
    where round_id = $1`,
  columns: { paid: column.bigint },
};

/** Returns the total of a round's wins, in minor units. The round is locked. */
export async function payoutOfRound(tx: Transaction, roundId: string): Promise<bigint> {
  return (await tx.row(roundPayout, [roundId]))?.paid ?? 0n;
}

/**
 * Caps of the provider and of the game (the game's take precedence), and whether the provider is
 * suspended.
 */
export const findCaps = (
  tx: Transaction,
  providerId: string,
  gameId: string | null,
): Promise<
  (ProviderCaps & { readonly gameWinCap: bigint | null; readonly isSuspended: boolean }) | undefined
> =>
  tx.row(
    {
      text: `select p.win_cap as "winCap", p.session_cap as "sessionCap", p.day_cap as "dayCap",
         (select g.win_cap from provider_games g where g.game_id = $2) as "gameWinCap",
         ${suspended} as "isSuspended"
       from providers p where p.id = $1`,
      columns: {
        winCap: column.bigint.orNull,
        sessionCap: column.bigint.orNull,
        dayCap: column.bigint.orNull,
        gameWinCap: column.bigint.orNull,
        isSuspended: column.boolean,
      },
    },
    [providerId, gameId],
  );

/** Session of the first bet of a round. */
export async function sessionOfRound(tx: Transaction, roundId: string): Promise<string | null> {
  const row = await tx.row(
    {
      text: 'select session_id as "sessionId" from provider_rounds where id = $1',
      columns: { sessionId: column.uuid.orNull },
    },
    [roundId],
  );
  return row?.sessionId ?? null;
}

export const setSessionOfRound = (tx: Transaction, roundId: string, sessionId: string) =>
  tx.run('update provider_rounds set session_id = $2 where id = $1 and session_id is null', [
    roundId,
    sessionId,
  ]);

/** Calls that pay out, which may be held. */
const payingCalls = ['win', 'betAndWin', 'adjust'] as const;
export type PayingCall = (typeof payingCalls)[number];

const holdColumns = {
  id: column.uuid,
  providerId: column.uuid.from('provider_id'),
  externalId: column.text.from('external_id'),
  call: column.oneOf(payingCalls),
  body: column.json<unknown>(),
  contentHash: column.text.from('content_hash'),
  /** The provider's own id of the round. */
  roundId: column.text.orNull.from('round_id'),
  walletId: column.uuid.from('wallet_id'),
  currency: column.oneOf(currencies),
  /** Minor units. */
  amount: column.bigint,
  cap: column.oneOf(payoutCaps),
  status: column.oneOf(['waiting', 'released', 'refused']),
  createdAt: column.time.from('created_at'),
};

/** A held call. */
export type HoldRecord = RowOf<typeof holdColumns>;

/** A call above a cap. */
export type NewHold = Omit<HoldRecord, 'id' | 'status' | 'createdAt'>;

export const findHold = (db: Queryable, providerId: string, externalId: string) =>
  db.row(
    {
      text: `select ${selectList(holdColumns)} from provider_holds where provider_id = $1 and external_id = $2`,
      columns: holdColumns,
    },
    [providerId, externalId],
  );

/** Inserts a held call; returns its id, `undefined` if it is already held. */
export async function insertHold(tx: Transaction, hold: NewHold): Promise<string | undefined> {
  const row = await tx.row(
    {
      text: `insert into provider_holds (id, provider_id, external_id, call, body, content_hash, round_id,
         wallet_id, currency, amount, cap)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
       on conflict (provider_id, external_id) do nothing returning id`,
      columns: { id: column.uuid },
    },
    [
      uuid(),
      hold.providerId,
      hold.externalId,
      hold.call,
      JSON.stringify(hold.body),
      hold.contentHash,
      hold.roundId,
      hold.walletId,
      hold.currency,
      hold.amount,
      hold.cap,
    ],
  );
  return row?.id;
}

/** Returns the number of a provider's calls that wait for staff. */
export async function countWaitingHolds(db: Queryable, providerId: string): Promise<number> {
  const row = await db.row(
    {
      text: `select count(*)::int as count from provider_holds
       where provider_id = $1 and status = 'waiting'`,
      columns: { count: column.integer },
    },
    [providerId],
  );
  return row?.count ?? 0;
}

/** Returns whether a call of this round is held for staff. */
export async function isRoundHeld(
  tx: Transaction,
  providerId: string,
  roundId: string,
): Promise<boolean> {
  const row = await tx.row(
    `select 1 from provider_holds
     where provider_id = $1 and round_id = $2 and status = 'waiting'`,
    [providerId, roundId],
  );
  return row !== undefined;
}

/** Author and reason of a decision. */
export interface StaffDecision {
  readonly by: string;
  readonly reason: string;
}

/** Decides a held call; `undefined` if none with that id waits. */
export const decideHold = (
  tx: Transaction,
  holdId: string,
  status: 'released' | 'refused',
  { by, reason }: StaffDecision,
) =>
  tx.row(
    {
      text: `update provider_holds set status = $2, decided_at = clock_timestamp(), decided_by = $3,
         reason = $4
       where id::text = $1 and status = 'waiting' returning ${selectList(holdColumns)}`,
      columns: holdColumns,
    },
    [holdId, status, by, reason],
  );

/** Lists held calls that wait, oldest first, with the provider's code. */
export const listWaitingHolds = (db: Queryable) =>
  db.rows({
    text: `select h.*, p.code from (select ${selectList(holdColumns)} from provider_holds where status = 'waiting') h
       join providers p on p.id = h."providerId" order by h."createdAt"`,
    columns: { ...holdColumns, code: column.text },
  });

/** Suspended providers and waiting calls, for the figures of the process. */
export async function providerAlarms(
  db: Queryable,
): Promise<{ readonly suspended: number; readonly held: number }> {
  const row = await db.row({
    text: `select (select count(*)::int from provider_suspensions where lifted_at is null) as suspended,
         (select count(*)::int from provider_holds where status = 'waiting') as held`,
    columns: { suspended: column.integer, held: column.integer },
  });
  return row ?? { suspended: 0, held: 0 };
}
