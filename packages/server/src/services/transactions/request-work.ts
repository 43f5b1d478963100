import type {
  ActivityAction,
  Currency,
  NotificationKind,
  PlatformReason,
  PublicMessage,
  TransactionCreate,
} from '@lobi/core/contract';
import { formatMoney } from '@lobi/core/contract';
import type { PlatformRules } from '../../config/platform-rules.ts';
import { insertActivity } from '../../store/activity.ts';
import type { Transaction } from '../../store/database.ts';
import type { TransactionRecord } from '../../store/transactions.ts';
import { insertEvent } from '../../store/transaction-events.ts';
import type { UserRecord } from '../../store/users.ts';
import type { Actor } from '../access/actor.ts';
import { announceChange } from '../outbox/announce-change.ts';
import { notify } from '../notifications/notify.ts';
import { unknownPlace } from '../people/unknown-place.ts';
import { toMessageColumns, toMessageParams } from '../wire/to-message.ts';

/** Context of a new transaction, inside the database transaction of its money. */
export interface OpeningContext<Type extends TransactionCreate['type']> {
  readonly tx: Transaction;
  readonly actor: Actor;
  /** Owner of the wallet in the path. */
  readonly owner: UserRecord;
  readonly body: Extract<TransactionCreate, { readonly type: Type }>;
  readonly at: Date;
  readonly rules: PlatformRules;
  readonly timeZone: string;
}

/**
 * Creates a new transaction with its immediate money movements; returns its id. Each function rejects
 * actors and owners that it does not serve.
 */
export type Opening<Type extends TransactionCreate['type']> = (
  context: OpeningContext<Type>,
) => Promise<string>;

const byPlatform: ActivityAction = 'transaction-by-platform';

/** A completed step. */
export interface TakenStep {
  /** `null`: the platform itself. */
  readonly actorId: string | null;
  /** Why the platform did it. */
  readonly reason?: PlatformReason | null;
  /** Message of the actor to the owner. */
  readonly message?: PublicMessage;
  /** Note of the actor that only staff can read. */
  readonly note?: string | null;
  readonly at: Date;
}

/**
 * Adds a step to the timeline of a transaction, and notifies staff and the agents above. Actions of
 * users are in their activity log through their call; actions of the platform are in the owner's.
 */
export async function recordStep(
  tx: Transaction,
  { id, status, ownerId }: Pick<TransactionRecord, 'id' | 'status' | 'ownerId'>,
  { actorId, reason = null, message, note = null, at }: TakenStep,
): Promise<void> {
  await insertEvent(tx, id, { status, at, actorId, reason, ...toMessageColumns(message), note });
  if (actorId === null) {
    const details = { transactionId: id };
    await insertActivity(tx, { userId: ownerId, action: byPlatform, details, ...unknownPlace });
  }
  await announceChange(tx, { kind: 'transaction', id, ownerId });
}

/** Notification about a transaction, with its recipient. */
export interface PersonalNotice {
  readonly userIds: readonly (string | null)[];
  readonly kind: NotificationKind;
  /** The other user, if the text names one. */
  readonly username?: string;
  readonly reason?: PlatformReason;
  readonly message?: PublicMessage;
  readonly at: Date;
}

/**
 * Notifies users about a transaction, in the order of their ids, so that concurrent calls cannot
 * deadlock.
 */
export async function notifyUsers(
  tx: Transaction,
  about: Pick<TransactionRecord, 'id' | 'type' | 'amount'> & { readonly currency: Currency },
  { userIds, kind, at, message, ...facts }: PersonalNotice,
): Promise<void> {
  const { id, type, amount, currency } = about;
  const receivers = new Set(userIds.filter((userId) => userId !== null));
  for (const userId of [...receivers].sort()) {
    await notify(tx, {
      userId,
      kind,
      params: {
        ...{ type, amount: formatMoney(amount, currency), currency, ...facts },
        ...(message && toMessageParams(message)),
      },
      subject: { kind: 'transaction', id },
      at,
    });
  }
}
