import {
  AppError,
  type Bet,
  type Earning,
  type Language,
  type LedgerEntry,
  type LedgerEntryDetail,
  type Meta,
  type Transaction,
  type WalletDetail,
} from '@lobi/core/contract';
import { createEntryCounter } from '../../store/entry-counter.ts';
import { listBets, type BetQuery } from '../../store/bets.ts';
import { listEarnings, type EarningQuery } from '../../store/earnings.ts';
import {
  findEntry,
  listEntries,
  readEntries,
  type ExportQuery,
  type LedgerQuery,
} from '../../store/ledger.ts';
import { listTransactions, type TransactionQuery } from '../../store/transactions.ts';
import type { Actor } from '../access/actor.ts';
import { storyOf } from './entry-story.ts';
import type { ServiceDeps } from '../service-deps.ts';
import { requireVisibleWallet } from '../access/visibility.ts';
import { toBet, toEarning, toEntryDetail, toLedgerEntry } from '../wire/to-list-items.ts';
import { toTransaction } from '../wire/to-transaction.ts';
import { toWalletDetail } from '../wire/to-user.ts';

type List<Item> = Promise<{ data: Item[]; meta: Meta }>;

/**
 * A wallet and its lists, newest first.
 * @throws AppError `not_found` for wallets that the actor may not see
 */
export interface WalletService {
  show(actor: Actor, walletId: string): Promise<WalletDetail>;
  ledger(actor: Actor, walletId: string, query: LedgerQuery, language: Language): List<LedgerEntry>;
  /** All ledger entries, oldest first, in parts. */
  export(
    actor: Actor,
    walletId: string,
    query: ExportQuery,
    language: Language,
  ): Promise<{ data: LedgerEntry[]; meta: { total: number; next: number | null } }>;
  /**
   * The ledger entry that created a version of the wallet.
   * @throws AppError `not_found` if there is none
   */
  entry(
    actor: Actor,
    walletId: string,
    version: string,
    language: Language,
  ): Promise<LedgerEntryDetail>;
  transactions(
    actor: Actor,
    walletId: string,
    query: TransactionQuery,
    language: Language,
  ): List<Transaction>;
  bets(actor: Actor, walletId: string, query: BetQuery): List<Bet>;
  earnings(actor: Actor, walletId: string, query: EarningQuery): List<Earning>;
}

/** Format of a version that the database accepts. */
const isVersion = /^\d{1,18}$/;

export function createWalletService({ db }: ServiceDeps): WalletService {
  const counter = createEntryCounter();
  return {
    show: async (actor, walletId) =>
      toWalletDetail(await requireVisibleWallet(db, actor, walletId)),
    ledger: async (actor, walletId, query, language) => {
      await requireVisibleWallet(db, actor, walletId);
      const page = await listEntries(db, counter, walletId, query);
      return { data: page.rows.map((row) => toLedgerEntry(row, language)), meta: page.meta };
    },
    export: async (actor, walletId, query, language) => {
      await requireVisibleWallet(db, actor, walletId);
      const { rows, total, next } = await readEntries(db, counter, walletId, query);
      return {
        data: rows.map((row) => toLedgerEntry(row, language)),
        meta: { total, next: next === null ? null : Number(next) },
      };
    },
    entry: async (actor, walletId, version, language) => {
      const owner = await requireVisibleWallet(db, actor, walletId);
      const record = isVersion.test(version)
        ? await findEntry(db, walletId, BigInt(version))
        : undefined;
      if (!record) throw new AppError('not_found');
      return toEntryDetail(record, await storyOf(db, record, { actor, language, owner }), language);
    },
    transactions: async (actor, walletId, query, language) => {
      await requireVisibleWallet(db, actor, walletId);
      const page = await listTransactions(db, walletId, query);
      return {
        data: page.rows.map((row) => toTransaction(row, { walletId, language, role: actor.role })),
        meta: page.meta,
      };
    },
    bets: async (actor, walletId, query) => {
      await requireVisibleWallet(db, actor, walletId);
      const page = await listBets(db, walletId, query);
      return { data: page.rows.map(toBet), meta: page.meta };
    },
    earnings: async (actor, walletId, query) => {
      const owner = await requireVisibleWallet(db, actor, walletId);
      const page = await listEarnings(db, owner.id, query);
      return { data: page.rows.map(toEarning), meta: page.meta };
    },
  };
}
