import type { Currency, PlayStatus } from '@lobi/core/contract';
import type { Queryable, Statement, Transaction } from './database.ts';
import { lockWallets } from './lock-wallets.ts';
import type { EngineFacts, PlayEnd } from './plays.ts';

/** A play of a round at a table; amounts in minor units. */
export interface TablePlay {
  readonly id: string;
  readonly walletId: string;
  readonly amount: bigint;
  readonly currency: Currency;
  readonly status: PlayStatus;
  readonly payout: bigint | null;
  readonly choice: EngineFacts;
  readonly outcome: EngineFacts | null;
}

const columns = `p.id, p.wallet_id as "walletId", p.amount, p.currency, p.status, p.payout, p.choice,
  p.outcome`;

const take: Statement = {
  name: 'table-plays-take',
  text: `select ${columns} from plays p where p.id = any ($1::uuid[]) and p.status = 'open'
    order by p.id for update`,
};

/** Takes those plays that are still open for the one who ends them, after their wallets. */
async function takePlays(
  tx: Transaction,
  plays: readonly { readonly id: string; readonly walletId: string }[],
): Promise<TablePlay[]> {
  if (plays.length === 0) return [];
  await lockWallets(
    tx,
    plays.map(({ walletId }) => walletId),
  );
  return tx.rows<TablePlay>(take, [plays.map(({ id }) => id)]);
}

interface Candidate {
  readonly id: string;
  readonly walletId: string;
}

const next: Statement = {
  name: 'table-plays-next',
  text: `select p.id, p.wallet_id as "walletId" from plays p
    where p.round_id = $1 and p.id > coalesce($2, '00000000-0000-0000-0000-000000000000'::uuid)
      and p.status = 'open'
    order by p.id limit $3`,
};

/** Some plays of a round that are taken to be ended, and the last one looked at. */
export interface TakenPlays {
  readonly plays: readonly TablePlay[];
  /** `null` when there are no more. */
  readonly through: string | null;
}

/** Takes the next open plays of a round, in id order. */
export async function takeOpenPlays(
  tx: Transaction,
  round: { readonly id: string; readonly settledThrough: string | null },
  most: number,
): Promise<TakenPlays> {
  const found = await tx.rows<Candidate>(next, [round.id, round.settledThrough, most]);
  const through = found.length === most ? (found.at(-1)?.id ?? null) : null;
  return { plays: await takePlays(tx, found), through };
}

const leaving: Statement = {
  name: 'table-plays-leaving',
  text: `select p.id, p.wallet_id as "walletId" from plays p
    where p.round_id = $1 and p.status = 'open' and least(
      coalesce((p.choice ->> 'autoCashOutBp')::numeric, 1e15),
      trunc($3::bigint::numeric * 100 / p.amount) * 100
    ) <= $2
    order by p.id limit $4`,
};

/** Takes plays of a crash round that leave by themselves at a multiple, or may win no more. */
export const takeLeavingPlays = async (
  tx: Transaction,
  round: { readonly id: string; readonly multipleBp: number; readonly maximumPayout: bigint },
  most: number,
): Promise<TablePlay[]> =>
  takePlays(
    tx,
    await tx.rows<Candidate>(leaving, [round.id, round.multipleBp, round.maximumPayout, most]),
  );

const end: Statement = {
  name: 'table-plays-end',
  text: `update plays p set status = e.status, payout = e.payout, settled_at = $5,
      outcome = coalesce(e.outcome::jsonb, p.outcome)
    from unnest($1::uuid[], $2::text[], $3::bigint[], $4::text[])
      as e(id, status, payout, outcome)
    where p.id = e.id and p.status = 'open'`,
};

/** A play, and how it ends. */
export interface EndedPlay {
  readonly play: TablePlay;
  readonly end: PlayEnd;
}

/** Ends open plays that were taken before. */
export async function endTablePlays(
  tx: Transaction,
  ended: readonly EndedPlay[],
  at: Date,
): Promise<void> {
  if (ended.length === 0) return;
  const written = await tx.run(end, [
    ended.map(({ play }) => play.id),
    ended.map((row) => row.end.status),
    ended.map((row) => row.end.payout),
    ended.map(({ end: { outcome } }) => (outcome === null ? null : JSON.stringify(outcome))),
    at,
  ]);
  if (written !== ended.length) throw new Error('A play that is over was to be ended.');
}

const all: Statement = {
  name: 'table-plays-all',
  text: `select ${columns} from plays p where p.round_id = $1 order by p.id`,
};

/** All plays of a round, in id order. */
export const listTablePlays = (db: Queryable, roundId: string) =>
  db.rows<TablePlay>(all, [roundId]);

/** A player of a round. */
export interface TablePlayer extends TablePlay {
  readonly username: string;
  /** It is an account of the demo. */
  readonly isDemo: boolean;
}

const shown: Statement = {
  name: 'table-players',
  text: `select ${columns}, u.username, u.demo_account is not null as "isDemo"
    from plays p join wallets w on w.id = p.wallet_id join users u on u.id = w.user_id
    where p.round_id = $1 order by p.amount desc, p.id limit $2`,
};

/** Players of a round, largest stake first. */
export const listTablePlayers = (db: Queryable, roundId: string, most: number) =>
  db.rows<TablePlayer>(shown, [roundId, most]);

/** What a round has sold; minor units. */
export interface TableSales {
  readonly plays: number;
  readonly cards: number;
  readonly staked: bigint;
}

const sold: Statement = {
  name: 'table-sales',
  text: `select count(*)::integer as plays, coalesce(sum(amount), 0)::bigint as staked,
      coalesce(sum((choice ->> 'cards')::integer), 0)::integer as cards
    from plays where round_id = $1`,
};

export async function sumTablePlays(db: Queryable, roundId: string): Promise<TableSales> {
  const row = await db.row<TableSales>(sold, [roundId]);
  return row ?? { plays: 0, cards: 0, staked: 0n };
}
