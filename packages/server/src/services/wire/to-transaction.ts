import { formatMoney, type Language, type Role, type Transaction } from '@lobi/core/contract';
import { netOf } from '../../domain/request-money.ts';
import type { TransactionRecord } from '../../store/transactions.ts';
import { toDetails } from './to-details.ts';
import { toReason } from './to-reason.ts';

/** Viewer of a transaction, and the viewer's wallet, from whose side it is shown. */
export interface TransactionReader {
  readonly walletId: string;
  readonly role: Role;
  readonly language: Language;
}

/** A user's id and name, or none. */
export const toPerson = (id: string | null, username: string | null) =>
  id === null ? null : { id, username: username ?? '' };

const toParty = (walletId: string | null, username: string | null) =>
  walletId === null ? null : { walletId, username: username ?? '' };

/** Wallet that a transaction is about. */
export const ownWalletOf = ({ type, fromWalletId, toWalletId }: TransactionRecord): string =>
  (type === 'withdraw' || type === 'cash-out' ? fromWalletId : toWalletId) ?? '';

/**
 * Side from which a user sees a transaction: that of the user's wallet, else of the wallet whose
 * transaction it is.
 */
export const sideFor = (record: TransactionRecord, readerWalletId: string): string =>
  [record.fromWalletId, record.toWalletId].includes(readerWalletId)
    ? readerWalletId
    : ownWalletOf(record);

/**
 * Converts a transaction, seen from one of its wallets. Players do not see which member of staff
 * processes it.
 */
export function toTransaction(record: TransactionRecord, reader: TransactionReader): Transaction {
  const { currency } = record;
  const direction = record.toWalletId === reader.walletId ? 'in' : 'out';
  const facts = { from: record.fromUsername ?? '', to: record.toUsername ?? '' };
  const hidesStaff = reader.role === 'player';
  return {
    id: record.id,
    type: record.type,
    status: record.status,
    details: toDetails(reader.language, record.type, facts, direction),
    amount: formatMoney(record.amount, currency),
    fee: formatMoney(record.fee, currency),
    net: formatMoney(netOf(record), currency),
    currency,
    from: toParty(record.fromWalletId, record.fromUsername),
    to: toParty(record.toWalletId, record.toUsername),
    owner: { id: record.ownerId, username: record.ownerUsername },
    createdBy: { id: record.createdById, username: record.createdByUsername },
    channel:
      record.channelId === null ? null : { id: record.channelId, name: record.channelName ?? '' },
    settledBy: toPerson(record.settlingAgentId, record.settlingAgentUsername),
    note: record.note,
    reviewer: hidesStaff ? null : toPerson(record.reviewerId, record.reviewerUsername),
    firstApproval: hidesStaff
      ? null
      : toPerson(record.firstApprovalId, record.firstApprovalUsername),
    reason: toReason(reader.language, record),
    paidAt: record.paidAt?.toISOString() ?? null,
    relatesTo: record.relatesToId,
    version: record.version,
    createdAt: record.createdAt.toISOString(),
    expiresAt: record.expiresAt?.toISOString() ?? null,
    completedAt: record.completedAt?.toISOString() ?? null,
  };
}
