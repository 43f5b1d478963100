import {
  isReversible,
  isStaff,
  mayReverse,
  type EntryAction,
  type EntryCause,
  type Language,
} from '@lobi/core/contract';
import { bettingStatuses } from '@lobi/core/games';
import { mayManage } from '@lobi/core/rules';
import type { Queryable } from '../../store/database.ts';
import type { EntryDetailRecord } from '../../store/ledger.ts';
import { findRound } from '../../store/rounds.ts';
import { findMovement, findReversal, type OtherMovement } from '../../store/transfers.ts';
import type { UserRecord } from '../../store/users.ts';
import type { Actor } from '../access/actor.ts';
import { causeOf } from './entry-cause.ts';
import type { EntryStory } from '../wire/to-list-items.ts';

/** Viewer, wallet and language. */
interface Reader {
  readonly actor: Actor;
  readonly language: Language;
  readonly owner: UserRecord;
}

/** Returns whether the entry belongs to an open bet of a round that still takes bets. */
async function isVoidable(db: Queryable, cause: EntryCause): Promise<boolean> {
  if (cause.type !== 'bet' || cause.bet.status !== 'placed' || !cause.bet.roundId) return false;
  const round = await findRound(db, cause.bet.roundId);
  return round !== undefined && bettingStatuses.includes(round.status);
}

async function actionsOn(
  db: Queryable,
  entry: EntryDetailRecord,
  { actor, owner }: Reader,
  { cause, correctedBy }: Pick<EntryStory, 'cause' | 'correctedBy'>,
): Promise<EntryAction[]> {
  const isReviewer = isStaff(actor) && actor.status === 'activated';
  if (!isReviewer || !mayManage(actor, owner)) return [];
  if (isReversible(entry.kind)) {
    return correctedBy || !mayReverse(actor.role, entry.kind) ? [] : ['reverse'];
  }
  return (await isVoidable(db, cause)) ? ['void-bet'] : [];
}

/** The transfer that a reversal undoes. */
const correctedOf = async (
  db: Queryable,
  { kind, params, walletId, reference }: EntryDetailRecord,
): Promise<OtherMovement | undefined> =>
  kind === 'correction' && params['corrects'] !== undefined
    ? findMovement(db, walletId, reference)
    : undefined;

/**
 * Returns the story of an entry: its cause, its correction or the entry that it corrects, and the
 * available actions.
 */
export async function storyOf(
  db: Queryable,
  entry: EntryDetailRecord,
  reader: Reader,
): Promise<EntryStory> {
  const cause = await causeOf(db, entry, reader);
  const correctedBy = await findReversal(db, entry.walletId, entry.transferId);
  const actions = await actionsOn(db, entry, reader, { cause, correctedBy });
  return { cause, correctedBy, corrects: await correctedOf(db, entry), actions };
}
