import { formatMoney, type EntryCause, type Language, type LedgerKind } from '@lobi/core/contract';
import type { TransferKind } from '../../domain/postings.ts';
import { findBet } from '../../store/bets.ts';
import type { Queryable } from '../../store/database.ts';
import { findProviderCause, listEarningCauses } from '../../store/entry-causes.ts';
import type { EntryDetailRecord } from '../../store/ledger.ts';
import { findTransfer } from '../../store/transfers.ts';
import { findTransaction } from '../../store/transactions.ts';
import type { Actor } from '../access/actor.ts';
import { toBet } from '../wire/to-list-items.ts';
import { toTransaction } from '../wire/to-transaction.ts';

/** Viewer of the entry, and the language. */
interface Reader {
  readonly actor: Actor;
  readonly language: Language;
}

/** Finds the cause of an entry in one table. */
type Finder = (
  db: Queryable,
  entry: EntryDetailRecord,
  reader: Reader,
) => Promise<EntryCause | undefined>;

const ownBet: Finder = async (db, { walletId, reference }) => {
  const record = await findBet(db, walletId, reference);
  return record && { type: record.selection === null ? 'play' : 'bet', bet: toBet(record) };
};

const providersBet: Finder = async (db, { walletId, reference }) => {
  const cause = await findProviderCause(db, reference);
  if (!cause) return undefined;
  const { roundId, provider, number } = cause;
  const record = roundId === null ? undefined : await findBet(db, walletId, roundId);
  return { type: 'provider', bet: record ? toBet(record) : null, provider, number };
};

const request: Finder = async (db, { walletId, reference }, { actor, language }) => {
  const record = await findTransaction(db, reference);
  if (!record) return undefined;
  const reader = { walletId, language, role: actor.role };
  const code = record.uniqueCode;
  return {
    type: 'transaction',
    transaction: toTransaction(record, reader),
    uniqueCode: code === null ? null : formatMoney(BigInt(code), record.currency),
  };
};

const earnings: Finder = async (db, entry) => {
  const found = await listEarningCauses(db, entry);
  if (found[0] === undefined) return undefined;
  return {
    type: 'earning',
    count: found[0].count,
    earnings: found.map(({ id, type, amount, currency, createdAt }) => ({
      id,
      type,
      amount: formatMoney(amount, currency),
      date: createdAt.toISOString(),
    })),
  };
};

/** Finds the cause of the reversed transfer. */
const reversed: Finder = async (db, entry, reader) => {
  const booked = await findTransfer(db, entry.reference);
  return (
    booked &&
    causeOf(db, { ...entry, kind: booked.kind as LedgerKind, reference: booked.reference }, reader)
  );
};

/** Functions that find the cause of each kind of transfer. */
const finders = {
  opening: [],
  welcome: [],
  mint: [],
  burn: [],
  deposit: [request],
  withdraw: [request],
  'cash-in': [request],
  'cash-out': [request],
  bet: [ownBet, providersBet],
  payout: [ownBet, providersBet],
  refund: [ownBet, providersBet],
  earning: [earnings],
  correction: [reversed, ownBet, providersBet, earnings],
  // Between house accounts; no wallet has such an entry.
  takeout: [],
  breakage: [],
  commission: [],
  seed: [],
  guarantee: [],
} as const satisfies Record<TransferKind, readonly Finder[]>;

/** Returns the cause of an entry; the platform itself if there is no other. */
export async function causeOf(
  db: Queryable,
  entry: EntryDetailRecord,
  reader: Reader,
): Promise<EntryCause> {
  for (const find of finders[entry.kind]) {
    const cause = await find(db, entry, reader);
    if (cause) return cause;
  }
  return { type: 'platform' };
}
