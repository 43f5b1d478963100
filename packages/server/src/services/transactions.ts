import {
  AppError,
  type Language,
  type Role,
  type Transaction,
  type TransactionCreate,
} from '@lobi/core/contract';
import { move, wallet } from '../domain/postings.ts';
import { readAmount } from '../domain/stake.ts';
import { assertMayMoveMoney } from '../domain/user-abilities.ts';
import type { Transaction as DatabaseTransaction } from '../store/database.ts';
import { claimKey, storeAnswer, type KeyedCall } from '../store/idempotency.ts';
import { postTransfers } from '../store/post-transfers.ts';
import { findTransaction, insertCompletedTransaction } from '../store/transactions.ts';
import type { UserRecord } from '../store/users.ts';
import type { Actor } from './actor.ts';
import { answerOnce, type Idempotency, type KeyedAnswer } from './keyed-answer.ts';
import type { ServiceDeps } from './service-deps.ts';
import { requireVisibleWallet } from './visibility.ts';
import { toTransaction } from './wire/to-list-items.ts';

export interface TransactionService {
  /**
   * Cash-in: moves money from the actor's own wallet into one below (agent) or into any agent's
   * or player's (admin), complete at once.
   * @throws AppError `not_found`, `forbidden`, `account_pending`, `account_restricted`,
   *   `validation`, `insufficient_funds`, `idempotency_conflict`
   */
  create(
    actor: Actor,
    walletId: string,
    body: TransactionCreate,
    idempotency: Idempotency,
    language: Language,
  ): Promise<KeyedAnswer<Transaction>>;
}

const givers: readonly Role[] = ['agent', 'admin', 'superadmin'];
const receivers: readonly Role[] = ['player', 'agent'];

/** Nobody gives to himself, and only active players and agents receive. */
function assertMayReceive(actor: Actor, receiver: UserRecord): void {
  const isReceiver = receiver.id !== actor.id && receivers.includes(receiver.role);
  if (!isReceiver || receiver.status !== 'activated') {
    throw new AppError('forbidden', 'this wallet takes no cash-in');
  }
}

export function createTransactionService(deps: ServiceDeps): TransactionService {
  const { db, bookTime, wakeOutbox } = deps;

  const cashIn = async (
    tx: DatabaseTransaction,
    actor: Actor,
    receiver: UserRecord,
    body: TransactionCreate,
  ): Promise<string> => {
    const { currency } = receiver;
    const amount = readAmount(body.amount, currency);
    const at = bookTime?.();
    const id = await insertCompletedTransaction(tx, {
      type: body.type,
      currency,
      amount,
      fromWalletId: actor.walletId,
      toWalletId: receiver.walletId,
      createdBy: actor.id,
      note: body.note ?? null,
      at,
    });
    const transfer = move(wallet(actor.walletId), wallet(receiver.walletId), amount, {
      kind: 'cash-in',
      currency,
      reference: id,
      params: { from: actor.username, to: receiver.username },
    });
    await postTransfers(tx, [transfer], at);
    return id;
  };

  return {
    create: async (actor, walletId, body, idempotency, language) => {
      if (!givers.includes(actor.role)) throw new AppError('forbidden');
      const receiver = await requireVisibleWallet(db, actor, walletId);
      const keyed: KeyedCall = {
        actorId: actor.id,
        call: 'transaction.create',
        targetId: walletId,
        ...idempotency,
      };
      const work = async () => {
        assertMayMoveMoney(actor);
        assertMayReceive(actor, receiver);
        const answer = await db.transaction(async (tx) => {
          await claimKey(tx, keyed);
          const id = await cashIn(tx, actor, receiver, body);
          const record = await findTransaction(tx, id);
          if (!record) throw new Error('The transaction just written is not there.');
          const transaction = toTransaction(record, actor.walletId, language);
          await storeAnswer(tx, keyed, transaction);
          return transaction;
        });
        wakeOutbox();
        return answer;
      };
      return answerOnce(db, keyed, work, (stored: Transaction) => stored);
    },
  };
}
