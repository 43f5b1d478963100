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
import { insertEvent, type TransactionRecord } from '../../store/transactions.ts';
import type { UserRecord } from '../../store/users.ts';
import type { Actor } from '../access/actor.ts';
import { announceChange } from '../outbox/announce-change.ts';
import { notify } from '../notifications/notify.ts';
import { unknownPlace } from '../people/unknown-place.ts';
import { toMessageColumns, toMessageParams } from '../wire/to-message.ts';

/** One new transaction while it is written, inside the transaction of its money. */
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
 * Writes a new transaction with whatever it does to money at once; returns its id. Each rejects
 * actors and owners that it does not serve.
 */
export type Opening<Type extends TransactionCreate['type']> = (
  context: OpeningContext<Type>,
) => Promise<string>;

const byPlatform: ActivityAction = 'transaction-by-platform';

/** A step that was taken. */
export interface TakenStep {
  /** `null`: the platform itself. */
  readonly actorId: string | null;
  /** Why the platform did it. */
  readonly reason?: PlatformReason | null;
  /** Why a person did it, for the owner to read. */
  readonly message?: PublicMessage;
  /** Note of the actor that only staff can read. */
  readonly note?: string | null;
  readonly at: Date;
}

/**
 * Writes a step of a transaction into its course, and notifies staff and the agents above. What people do
 * stands in their activity by their call; what the platform does itself stands in the owner's.
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
  /** The other person, where the words name one. */
  readonly username?: string;
  readonly reason?: PlatformReason;
  readonly message?: PublicMessage;
  readonly at: Date;
}

/** Notifies people about a transaction, in the order of their ids, so that no two wait crosswise. */
export async function tell(
  tx: Transaction,
  about: Pick<TransactionRecord, 'id' | 'type' | 'amount'> & { readonly currency: Currency },
  { userIds, kind, at, message, ...words }: PersonalNotice,
): Promise<void> {
  const { id, type, amount, currency } = about;
  const receivers = new Set(userIds.filter((userId) => userId !== null));
  for (const userId of [...receivers].sort()) {
    await notify(tx, {
      userId,
      kind,
      params: {
        ...{ type, amount: formatMoney(amount, currency), currency, ...words },
        ...(message && toMessageParams(message)),
      },
      subject: { kind: 'transaction', id },
      at,
    });
  }
}
