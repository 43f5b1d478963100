import { isStaff } from '../../contract/roles.ts';
import { translateMessage } from '../../locales/translate-message.ts';
import type {
  EntryAction,
  EntryCause,
  LedgerEntry,
  LedgerEntryDetail,
} from '../../contract/schemas/ledger-entry.ts';
import type { Language } from '../../contract/limits.ts';
import { isReversible, mayReverse } from '../../contract/statuses.ts';
import { bettingStatuses } from '../../games/arena/round-steps.ts';
import { toPlayBet } from './plays.ts';
import { toTransaction } from './transaction-view.ts';
import { manages } from './users.ts';
import { translateText } from './translatable-text.ts';
import type { FakeEntry, FakeUser, World } from './world.ts';

/** A ledger entry in the user's language. */
export const toEntry = (
  { text, details = '', corrects: _, message: __, ...entry }: FakeEntry,
  language: Language,
): LedgerEntry => ({ ...entry, details: text ? translateText(language, text) : details });

/** Returns the record behind a reference, of any kind. */
function causeOf(world: World, owner: FakeUser, reference: string, language: Language): EntryCause {
  const bet = world.bets.find(({ id }) => id === reference);
  if (bet) return { type: 'bet', bet };
  const play = world.plays.find(({ id }) => id === reference);
  if (play) return { type: 'play', bet: toPlayBet(play) };
  const transaction = world.transactions.find(({ id }) => id === reference);
  if (transaction) {
    const uniqueCode = transaction.payment?.uniqueCode ?? null;
    return {
      type: 'transaction',
      transaction: toTransaction(transaction, owner, language),
      uniqueCode,
    };
  }
  const earnings = world.earnings.filter(({ id }) => id === reference);
  if (earnings.length === 0) return { type: 'platform' };
  return {
    type: 'earning',
    count: earnings.length,
    earnings: earnings.map(({ id, type, amount, date }) => ({ id, type, amount, date })),
  };
}

/** The other movement, as a line shows it. */
const other = (entry: FakeEntry | undefined) =>
  entry ? { transferId: `transfer-${entry.id}`, version: entry.version } : null;

function actionsOn(
  world: World,
  reader: FakeUser,
  owner: FakeUser,
  { kind, cause, correctedBy }: Pick<LedgerEntryDetail, 'kind' | 'cause' | 'correctedBy'>,
): EntryAction[] {
  if (!isStaff(reader) || !manages(world, reader, owner)) return [];
  if (isReversible(kind)) {
    return correctedBy || !mayReverse(reader.role, kind) ? [] : ['reverse'];
  }
  if (cause.type !== 'bet' || cause.bet.status !== 'placed') return [];
  const round = world.rounds.get(cause.bet.roundId ?? '');
  return round && bettingStatuses.includes(round.status) ? ['void-bet'] : [];
}

/** An entry with its explanation; the fake platform has no hashes. */
export function toEntryDetail(
  world: World,
  reader: FakeUser,
  owner: FakeUser,
  entry: FakeEntry,
  language: Language,
): LedgerEntryDetail {
  const entries = world.ledger.get(owner.wallet.id) ?? [];
  const cause = causeOf(world, owner, entry.reference, language);
  const correctedBy = other(entries.find(({ corrects }) => corrects === entry.id));
  return {
    ...toEntry(entry, language),
    transferId: `transfer-${entry.id}`,
    hash: null,
    correction: null,
    corrects: other(entries.find(({ id }) => id === entry.corrects)),
    correctedBy,
    reason: entry.message ? translateMessage(language, entry.message) : null,
    cause,
    actions: actionsOn(world, reader, owner, { kind: entry.kind, cause, correctedBy }),
  };
}
