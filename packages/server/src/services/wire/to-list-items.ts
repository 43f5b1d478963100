import {
  formatMoney,
  type Bet,
  type Earning,
  type EntryAction,
  type EntryCause,
  type Language,
  type LedgerEntry,
  type LedgerEntryDetail,
} from '@lobi/core/contract';
import { playOdds } from '@lobi/core/games';
import type { BetRecord } from '../../store/bets.ts';
import type { EarningRecord } from '../../store/earnings.ts';
import type { EntryDetailRecord, EntryRecord } from '../../store/ledger.ts';
import type { OtherMovement } from '../../store/transfers.ts';
import { toDetails } from './to-details.ts';
import { toReason } from './to-reason.ts';

/** Converts a ledger entry. Its id is wallet and version, which together are unique. */
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

/** Additional facts that explain a ledger entry. */
export interface EntryStory {
  readonly cause: EntryCause;
  readonly corrects: OtherMovement | undefined;
  readonly correctedBy: OtherMovement | undefined;
  readonly actions: readonly EntryAction[];
}

const toMovement = (movement: OtherMovement | undefined) =>
  movement
    ? {
        transferId: movement.transferId,
        version: movement.version === null ? null : Number(movement.version),
      }
    : null;

const text = (value: string | number | undefined): string | null =>
  value === undefined ? null : String(value);

/** Converts a ledger entry with its explanation. */
export function toEntryDetail(
  record: EntryDetailRecord,
  { cause, corrects, correctedBy, actions }: EntryStory,
  language: Language,
): LedgerEntryDetail {
  const { from, to, reason, publicReason, remark } = record.params;
  const isCorrected =
    record.kind === 'correction' && !corrects && from !== undefined && to !== undefined;
  return {
    ...toLedgerEntry(record, language),
    transferId: record.transferId,
    hash: record.hash,
    correction: isCorrected ? { from: String(from), to: String(to) } : null,
    corrects: toMovement(corrects),
    correctedBy: toMovement(correctedBy),
    reason: toReason(language, {
      reason: text(reason),
      publicReason: text(publicReason),
      remark: text(remark),
    }),
    cause,
    actions: [...actions],
  };
}

export function toBet(record: BetRecord): Bet {
  return {
    id: record.id,
    walletId: record.walletId,
    roundId: record.roundId,
    roundNumber: record.roundNumber,
    game: { id: record.gameId, title: record.gameTitle, engine: record.gameEngine },
    selection: record.selection,
    amount: formatMoney(record.amount, record.currency),
    currency: record.currency,
    status: record.status,
    odds: record.selection === null ? playOdds(record) : record.odds,
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
    day: record.day,
    lastDay: record.lastDay,
    date: record.createdAt.toISOString(),
  };
}
