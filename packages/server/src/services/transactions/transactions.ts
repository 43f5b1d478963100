import {
  AppError,
  type Language,
  type Proof,
  type TransactionCreate,
  type TransactionDetail,
} from '@lobi/core/contract';
import { type ReviewStep } from '@lobi/core/rules';
import type { PlatformRules } from '../../config/platform-rules.ts';
import type { Queryable, Transaction as DatabaseTransaction } from '../../store/database.ts';
import { claimKey, findAnswer, storeAnswer, type KeyedCall } from '../../store/idempotency.ts';
import { findProof } from '../../store/proofs.ts';
import { currentTime } from '../../store/rounds.ts';
import { findTransaction, type TransactionRecord } from '../../store/transactions.ts';
import type { QueueQuery } from '../../store/review-queue.ts';
import type { UserRecord } from '../../store/users.ts';
import type { Actor } from '../access/actor.ts';
import type { ProvenPin, WithdrawalPinService } from '../auth/withdrawal-pins.ts';
import { answerOnce, type Idempotency, type KeyedAnswer } from '../concurrency/keyed-answer.ts';
import { cancelRequest } from './cancel-request.ts';
import { describeRequest } from './describe-request.ts';
import { expireOne } from './expire-requests.ts';
import { followRejected } from './follow-rejected.ts';
import { markPaid } from './mark-paid.ts';
import { openCashIn } from './open-cash-in.ts';
import { openCashOut } from './open-cash-out.ts';
import { openDeposit } from './open-deposit.ts';
import { openWithdrawal } from './open-withdrawal.ts';
import { readPicture } from './read-picture.ts';
import { readQueue, type QueuePage } from './read-queue.ts';
import { recordStep, notifyUsers, type Opening } from './request-work.ts';
import { requireVisibleTransaction } from './require-visible-transaction.ts';
import { performReviewStep, type ReviewBody } from './perform-review-step.ts';
import type { ServiceDeps } from '../service-deps.ts';
import { currentSettings } from '../settings/current-settings.ts';
import { requireVisibleWallet } from '../access/visibility.ts';
import { createWalletQueue } from '../wallets/wallet-queue.ts';

/** Requests that move money in and out, and their review. */
export interface TransactionService {
  /**
   * Creates a deposit or withdrawal of the caller's own wallet, or a cash-in or cash-out of a visible
   * one.
   * @throws AppError `not_found`, `forbidden`, `account_pending`, `account_restricted`, `validation`,
   *   `amount_below_minimum`, `amount_above_maximum`, `channel_unavailable`, `limit_reached`,
   *   `open_request`, `insufficient_funds`, `idempotency_conflict`, and of a withdrawal `pin_required`,
   *   `pin_wrong`, `rate_limited`
   */
  create(
    actor: Actor,
    walletId: string,
    body: TransactionCreate,
    idempotency: Idempotency,
    language: Language,
  ): Promise<KeyedAnswer<TransactionDetail>>;
  /** Transactions of the downline for agents, all for staff; oldest first. @throws AppError `forbidden` */
  queue(actor: Actor, query: QueueQuery, language: Language): Promise<QueuePage>;
  /** Returns a transaction. @throws AppError `not_found` for transactions that the actor may not see */
  show(actor: Actor, transactionId: string, language: Language): Promise<TransactionDetail>;
  /** @throws AppError `not_found`, `conflict` */
  paid(actor: Actor, transactionId: string, language: Language): Promise<TransactionDetail>;
  /** @throws AppError `not_found`, `conflict`, `too_large`, `validation` */
  attachProof(
    actor: Actor,
    transactionId: string,
    proof: Proof,
    language: Language,
  ): Promise<TransactionDetail>;
  /** @throws AppError `not_found` */
  showProof(actor: Actor, transactionId: string): Promise<Proof>;
  /**
   * Takes a step of the review.
   * @throws AppError `not_found`, `forbidden`, `own_request`, `conflict`, `second_person`,
   *   `account_restricted`, `insufficient_funds`, `staff_decides`, `float_insufficient`,
   *   `idempotency_conflict`
   */
  review(
    actor: Actor,
    transactionId: string,
    step: ReviewStep,
    body: ReviewBody,
    idempotency: Idempotency,
    language: Language,
  ): Promise<KeyedAnswer<TransactionDetail>>;
  /**
   * The owner cancels a request whose review has not begun.
   * @throws AppError `not_found`, `conflict`, `idempotency_conflict`
   */
  cancel(
    actor: Actor,
    transactionId: string,
    version: number,
    idempotency: Idempotency,
    language: Language,
  ): Promise<KeyedAnswer<TransactionDetail>>;
  /**
   * Reports that money of a rejected deposit arrived after all; returns the new deposit.
   * @throws AppError `not_found`, `forbidden`, `own_request`, `conflict`, `account_pending`,
   *   `account_restricted`, `idempotency_conflict`
   */
  arrived(
    actor: Actor,
    transactionId: string,
    version: number,
    idempotency: Idempotency,
    language: Language,
  ): Promise<KeyedAnswer<TransactionDetail>>;
  /** Rejects unpaid expired deposits; returns the number. `isStopped` ends it early. */
  expire(isStopped?: () => boolean): Promise<number>;
}

/** Function that creates a transaction of each type. */
const openings: { readonly [Type in TransactionCreate['type']]: Opening<Type> } = {
  deposit: openDeposit,
  withdraw: openWithdrawal,
  'cash-in': openCashIn,
  'cash-out': openCashOut,
};

/** A request to decide, with the reviewer and the call. */
interface Decision {
  readonly actor: Actor;
  readonly call: KeyedCall['call'];
  readonly transactionId: string;
  readonly idempotency: Idempotency;
  readonly language: Language;
}

/** Facts of a decision. */
interface DecisionFacts {
  readonly tx: DatabaseTransaction;
  readonly actor: Actor;
  readonly rules: PlatformRules;
  readonly at: Date;
}

/** Wallets that a decision may lock; the house's accounts are never contended. */
const busyOnes = (walletIds: readonly (string | null)[]): readonly string[] =>
  walletIds.filter((id) => id !== null);

/**
 * Verifies the PIN, unless the call has a stored response, which is replayed without one. The result is
 * published once the key is claimed, so that a concurrent identical call ends first.
 */
async function provePin(
  { db, pins }: { readonly db: Queryable; readonly pins: Pick<WithdrawalPinService, 'prove'> },
  keyed: KeyedCall,
  pin: string | undefined,
): Promise<PromiseSettledResult<ProvenPin>> {
  const isAnswered = (await findAnswer(db, keyed)) !== undefined;
  const pinProof = isAnswered ? Promise.resolve(null) : pins.prove(keyed.actorId, pin);
  const [proof] = await Promise.allSettled([pinProof]);
  return proof;
}

/** Notifies the agent whose float settles a request; staff sees requests that the house settles. */
const notifySettlingAgent = (
  tx: DatabaseTransaction,
  record: TransactionRecord,
  { username }: UserRecord,
  at: Date,
) =>
  notifyUsers(tx, record, {
    userIds: [record.settlingAgentId],
    kind: 'request-received',
    username,
    at,
  });

export function createTransactionService(
  deps: ServiceDeps,
  pins: Pick<WithdrawalPinService, 'prove' | 'assertProven'>,
): TransactionService {
  const { db, timeZone, wakeOutbox } = deps;
  const rulesNow = (queryable: Queryable) => currentSettings(queryable, deps.rules, deps.currency);
  const inTurn = createWalletQueue();
  const now = (queryable: Queryable) => currentTime(queryable, deps.currentTime?.());

  const describe = async (
    queryable: Queryable,
    actor: Actor,
    transactionId: string,
    language: Language,
  ): Promise<TransactionDetail> => {
    const record = await requireVisibleTransaction(queryable, actor, transactionId);
    const at = await now(queryable);
    const rules = await rulesNow(queryable);
    return describeRequest({ db: queryable, actor, language, rules, at }, record);
  };

  /** Executes the call once per key: key, effect and response are written together. */
  const once = (
    keyed: KeyedCall,
    actor: Actor,
    language: Language,
    work: (tx: DatabaseTransaction) => Promise<string>,
  ) =>
    answerOnce(
      db,
      keyed,
      async () => {
        const answer = await db.transaction(async (tx) => {
          await claimKey(tx, keyed);
          const detail = await describe(tx, actor, await work(tx), language);
          await storeAnswer(tx, keyed, detail);
          return detail;
        });
        wakeOutbox();
        return answer;
      },
      (stored: TransactionDetail) => stored,
    );

  /** A change by the owner that needs no key, since it is idempotent. */
  const change = async (
    actor: Actor,
    transactionId: string,
    language: Language,
    work: (tx: DatabaseTransaction) => Promise<void>,
  ): Promise<TransactionDetail> => {
    await requireVisibleTransaction(db, actor, transactionId);
    const answer = await db.transaction(async (tx) => {
      await work(tx);
      return describe(tx, actor, transactionId, language);
    });
    wakeOutbox();
    return answer;
  };

  const open = async (
    tx: DatabaseTransaction,
    actor: Actor,
    walletId: string,
    body: TransactionCreate,
  ): Promise<string> => {
    const owner = await requireVisibleWallet(tx, actor, walletId);
    const at = await now(tx);
    const context = { tx, actor, owner, body, at, rules: await rulesNow(tx), timeZone };
    const id = await openings[body.type](context as never);
    const record = await findTransaction(tx, id);
    if (!record) throw new Error('The transaction was not found after it was stored.');
    await recordStep(tx, record, { actorId: actor.id, at });
    await notifySettlingAgent(tx, record, owner, at);
    return id;
  };

  /** Decides about a visible request, once per key; returns the request, or the one created from it. */
  const decide = async (
    { actor, call, transactionId, idempotency, language }: Decision,
    work: (facts: DecisionFacts) => Promise<string | void>,
  ): Promise<KeyedAnswer<TransactionDetail>> => {
    const record = await requireVisibleTransaction(db, actor, transactionId);
    const { fromWalletId, toWalletId, settlingWalletId } = record;
    const keyed: KeyedCall = { actorId: actor.id, call, targetId: transactionId, ...idempotency };
    const moved = [fromWalletId, toWalletId, settlingWalletId, actor.walletId];
    return inTurn.run(busyOnes(moved), () =>
      once(keyed, actor, language, async (tx) => {
        const [rules, at] = [await rulesNow(tx), await now(tx)];
        return (await work({ tx, actor, rules, at })) ?? transactionId;
      }),
    );
  };

  return {
    create: async (actor, walletId, body, idempotency, language) => {
      const owner = await requireVisibleWallet(db, actor, walletId);
      const call = 'transaction.create';
      const keyed: KeyedCall = { actorId: actor.id, call, targetId: walletId, ...idempotency };
      // Staff that returns a balance has no PIN of the owner's.
      const isOwn = body.type === 'withdraw' && owner.id === actor.id;
      const proof = isOwn ? await provePin({ db, pins }, keyed, body.pin) : undefined;
      return inTurn.run([actor.walletId, walletId], () =>
        once(keyed, actor, language, async (tx) => {
          if (proof?.status === 'rejected') throw proof.reason;
          const id = await open(tx, actor, walletId, body);
          if (proof) await pins.assertProven(tx, actor.id, proof.value);
          return id;
        }),
      );
    },
    queue: (actor, query, language) => readQueue(deps, actor, query, language),
    show: (actor, transactionId, language) => describe(db, actor, transactionId, language),
    paid: (actor, transactionId, language) =>
      change(actor, transactionId, language, async (tx) =>
        markPaid(tx, actor, transactionId, { at: await now(tx) }),
      ),
    attachProof: async (actor, transactionId, proof, language) => {
      await requireVisibleTransaction(db, actor, transactionId);
      const picture = { type: proof.type, data: await readPicture(proof) };
      return change(actor, transactionId, language, async (tx) =>
        markPaid(tx, actor, transactionId, { picture, at: await now(tx) }),
      );
    },
    showProof: async (actor, transactionId) => {
      await requireVisibleTransaction(db, actor, transactionId);
      const proof = await findProof(db, transactionId);
      if (!proof) throw new AppError('not_found', 'no proof');
      return { type: proof.type, data: proof.data.toString('base64') };
    },
    review: (actor, transactionId, step, body, idempotency, language) =>
      decide(
        { actor, call: `transaction.${step}`, transactionId, idempotency, language },
        (facts) => performReviewStep(step, transactionId, { ...facts, body }),
      ),
    cancel: (actor, transactionId, version, idempotency, language) =>
      decide({ actor, call: 'transaction.cancel', transactionId, idempotency, language }, (facts) =>
        cancelRequest(transactionId, { ...facts, version }),
      ),
    arrived: (actor, transactionId, version, idempotency, language) =>
      decide(
        { actor, call: 'transaction.arrived', transactionId, idempotency, language },
        (facts) => followRejected(transactionId, { ...facts, version }),
      ),
    expire: async (isStopped = () => false) => {
      let expired = 0;
      while (!isStopped() && (await expireOne(db, deps.currentTime?.()))) expired += 1;
      if (expired > 0) wakeOutbox();
      return expired;
    },
  };
}
