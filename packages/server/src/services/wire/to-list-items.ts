import {
  formatMoney,
  type Bet,
  type Earning,
  type Game,
  type Language,
  type LedgerEntry,
  type Transaction,
} from '@lobi/core/contract';
import type { BetRecord } from '../../store/bets.ts';
import type { EarningRecord } from '../../store/earnings.ts';
import type { GameRecord } from '../../store/games.ts';
import type { EntryRecord } from '../../store/ledger.ts';
import type { TransactionRecord } from '../../store/transactions.ts';
import { toDetails } from './to-details.ts';

/** A line of the ledger. Its id is wallet and version, which nothing can share. */
export function toLedgerEntry(record: EntryRecord, language: Language): LedgerEntry {
  const { currency, kind } = record;
  return {
    id: `${record.walletId}.${record.version}`,
    kind,
    details: toDetails(language, kind, record.params, record.amount > 0n ? 'in' : 'out'),
    status: 'posted',
    amount: formatMoney(record.amount, currency),
    balanceBefore: formatMoney(record.balanceBefore, currency),
    balanceAfter: formatMoney(record.balanceAfter, currency),
    currency,
    version: Number(record.version),
    reference: record.reference,
    createdAt: record.createdAt.toISOString(),
  };
}

/** A transaction, told from the side of one of its wallets. */
export function toTransaction(
  record: TransactionRecord,
  viewingWalletId: string,
  language: Language,
): Transaction {
  const direction = record.toWalletId === viewingWalletId ? 'in' : 'out';
  const facts = { from: record.fromUsername, to: record.toUsername };
  return {
    id: record.id,
    type: record.type,
    status: record.status,
    details: toDetails(language, record.type, facts, direction),
    amount: formatMoney(record.amount, record.currency),
    currency: record.currency,
    from: { walletId: record.fromWalletId, username: record.fromUsername },
    to: { walletId: record.toWalletId, username: record.toUsername },
    note: record.note,
    version: record.version,
    createdAt: record.createdAt.toISOString(),
    completedAt: record.completedAt?.toISOString() ?? null,
  };
}

export function toBet(record: BetRecord): Bet {
  return {
    id: record.id,
    walletId: record.walletId,
    roundId: record.roundId,
    roundNumber: record.roundNumber,
    game: { id: record.gameId, title: record.gameTitle },
    selection: record.selection,
    amount: formatMoney(record.amount, record.currency),
    currency: record.currency,
    status: record.status,
    odds: record.odds,
    payout: record.payout === null ? null : formatMoney(record.payout, record.currency),
    createdAt: record.createdAt.toISOString(),
    settledAt: record.settledAt?.toISOString() ?? null,
  };
}

export function toEarning(record: EarningRecord): Earning {
  return {
    id: record.id,
    claimee: { id: record.claimeeId, username: record.claimeeUsername },
    type: record.type,
    amount: formatMoney(record.amount, record.currency),
    currency: record.currency,
    status: record.status,
    roundId: record.roundId,
    date: record.createdAt.toISOString(),
  };
}

export function toGame(record: GameRecord): Game {
  const { currentRoundId, currentRoundNumber, currentRoundStatus } = record;
  const isRunning =
    currentRoundId !== null && currentRoundNumber !== null && currentRoundStatus !== null;
  return {
    id: record.id,
    title: record.title,
    category: record.category,
    engine: record.engine,
    provider: record.provider,
    currency: record.currency,
    minimumStake: formatMoney(record.minimumStake, record.currency),
    maximumStake: formatMoney(record.maximumStake, record.currency),
    takeoutBp: record.takeoutBp,
    selections: [...record.selections],
    currentRound: isRunning
      ? { id: currentRoundId, number: currentRoundNumber, status: currentRoundStatus }
      : null,
    createdAt: record.createdAt.toISOString(),
  };
}
