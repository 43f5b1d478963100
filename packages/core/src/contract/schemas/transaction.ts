import * as z from 'zod/mini';
import {
  holderMatches,
  paymentNoticeStatuses,
  transactionStatuses,
  transactionTypes,
} from '../statuses.ts';
import { institutionSchema } from './channel.ts';
import { staffReasons } from '../agent-review.ts';
import {
  currencySchema,
  idSchema,
  moneySchema,
  publicMessageShape,
  reasonSchema,
  timeSchema,
} from './common.ts';

const partySchema = z.object({ walletId: idSchema, username: z.string() });
const personSchema = z.object({ id: idSchema, username: z.string() });

/**
 * A transaction between two wallets, or between a wallet and the outside world, whose side is then
 * `null`.
 * @source spec §3 (details, status, amount), §4 (type)
 */
export const transactionSchema = z.object({
  id: idSchema,
  type: z.enum(transactionTypes),
  status: z.enum(transactionStatuses),
  details: z.string(),
  amount: moneySchema,
  /** Fee paid by the owner; `"0"` without one. */
  fee: moneySchema,
  /** Net amount: of a deposit in the wallet, of a withdrawal at its destination. */
  net: moneySchema,
  currency: currencySchema,
  from: z.nullable(partySchema),
  to: z.nullable(partySchema),
  /** Owner of the request: the player or agent whose wallet it concerns. */
  owner: personSchema,
  /** Creator of the request, who may not decide it. */
  createdBy: personSchema,
  channel: z.nullable(z.object({ id: idSchema, name: z.string() })),
  /** Agent whose float settles it; `null` if the house settles it. */
  settledBy: z.nullable(personSchema),
  note: z.nullable(z.string()),
  /** Reviewer who has claimed it. */
  reviewer: z.nullable(personSchema),
  /** Person who gave the first of two approvals. */
  firstApproval: z.nullable(personSchema),
  /**
   * Reason of the rejection: text for the owner in the owner's language, or the code of one of the
   * platform's own reasons.
   */
  reason: z.nullable(z.string()),
  /**
   * Time at which the owner reported the payment, or the gateway reported money that arrived or is in
   * transit.
   */
  paidAt: z.nullable(timeSchema),
  /** The rejected deposit whose late money this one replaces. */
  relatesTo: z.nullable(idSchema),
  version: z.int(),
  createdAt: timeSchema,
  /** Time at which an unpaid deposit expires. */
  expiresAt: z.nullable(timeSchema),
  completedAt: z.nullable(timeSchema),
});
export type Transaction = z.infer<typeof transactionSchema>;

/**
 * Destination of a withdrawal. The number is masked for everyone except its owner and reviewers. @source
 * ours
 */
const destinationSchema = z.object({
  /** Bank or e-wallet; `null` if the channel is bound to one, and for old requests. */
  institution: z.nullable(institutionSchema),
  account: z.string(),
  holder: z.string(),
  branch: z.nullable(z.string()),
});

/** Risk flags of a request. @source ours */
const risksSchema = z.array(
  z.enum([
    'new-account',
    'new-destination',
    'new-credentials',
    'fast-withdraw',
    'large-amount',
    // Signs of collusion are shown to staff only, since agents may be involved.
    'opposite-bets',
    'linked-agent',
    'linked-declarer',
  ]),
);

/** A request of the queue. */
export const queuedTransactionSchema = z.extend(transactionSchema, {
  /** Risk flags, as long as it is open. */
  risks: risksSchema,
});
export type QueuedTransaction = z.infer<typeof queuedTransactionSchema>;

/** Whether an agent may decide a request; staff always may. @source ours */
const decisionSchema = z.object({
  /** Side that decides: the settling agent, or the platform's staff alone. */
  by: z.enum(['agent', 'staff']),
  /** General reasons why staff decides; empty if the agent may. */
  reasons: z.array(z.enum(staffReasons)),
});

/** Additional facts for reviewers. @source ours */
const reviewSchema = z.object({
  /** A second approval is required. */
  needsSecond: z.boolean(),
  /** Comparison of the destination's holder with the owner's verified name; `null` without a payout. */
  holderMatch: z.nullable(z.enum(holderMatches)),
  /** Available float of the settling agent; `null` if the operator settles. */
  floatAvailable: z.nullable(moneySchema),
  /** The owner's record. */
  history: z.object({
    registeredAt: timeSchema,
    deposits: z.int(),
    deposited: moneySchema,
    withdrawals: z.int(),
    withdrawn: moneySchema,
    rejected: z.int(),
  }),
  /** Similar transactions, with their similarities. */
  duplicates: z.array(
    z.object({
      id: idSchema,
      alike: z.enum(['amount', 'destination', 'proof']),
      username: z.string(),
      amount: moneySchema,
      status: z.enum(transactionStatuses),
      createdAt: timeSchema,
    }),
  ),
  /** Notices of its payment gateway, oldest first. */
  notices: z.array(
    z.object({
      id: idSchema,
      status: z.enum(paymentNoticeStatuses),
      amount: moneySchema,
      /** The amount matches exactly. */
      isExact: z.boolean(),
      /** The gateway's own payment reference. */
      reference: z.string(),
      at: timeSchema,
    }),
  ),
  /** Risk flags. */
  risks: risksSchema,
});

/** A transaction with its timeline, and what the user needs for the next step. @source ours */
export const transactionDetailSchema = z.extend(transactionSchema, {
  /** Oldest first. */
  events: z.array(
    z.object({
      status: z.enum(transactionStatuses),
      at: timeSchema,
      actor: z.nullable(personSchema),
      reason: z.nullable(z.string()),
      /** Note of the reviewer; `null` for users who are not staff. */
      note: z.nullable(z.string()),
    }),
  ),
  /** Payment instructions of an open deposit. */
  payment: z.nullable(
    z.object({
      kind: z.string(),
      /** Order number for support. */
      order: z.string(),
      account: z.nullable(z.string()),
      holder: z.nullable(z.string()),
      /** Text of the code to scan. */
      qr: z.nullable(z.string()),
      /** Exact amount that must arrive; its last digits distinguish it from other deposits. */
      exact: moneySchema,
      uniqueCode: z.nullable(z.string()),
      steps: z.array(z.string()),
    }),
  ),
  destination: z.nullable(destinationSchema),
  /** The new deposit for money that arrived after this one was rejected. */
  followedBy: z.nullable(idSchema),
  proof: z.nullable(z.object({ uploadedAt: timeSchema })),
  /**
   * Side that decides an open deposit or withdrawal; for agents above its owner and staff, else `null`.
   */
  decision: z.nullable(decisionSchema),
  /** For staff, the settling agent, and the other side of a cash-out; `null` for all others. */
  review: z.nullable(reviewSchema),
  /** Actions that the viewer may take now. */
  actions: z.array(z.enum(['pay', 'cancel', 'process', 'complete', 'reject', 'arrived'])),
});
export type TransactionDetail = z.infer<typeof transactionDetailSchema>;

/** Picture of a transfer: at most 1.5 MB, as base64. @source ours */
export const proofSchema = z.object({
  type: z.enum(['image/png', 'image/jpeg', 'image/webp']),
  data: z
    .string()
    .check(z.minLength(16), z.maxLength(2_000_000), z.regex(/^[A-Za-z0-9+/]+={0,2}$/)),
});
export type Proof = z.infer<typeof proofSchema>;

/** A step of a review. `version` is that of the decided transaction. @source ours */
export const reviewStepSchema = z.strictObject({ version: z.int() });
export const rejectSchema = z.strictObject({
  version: z.int(),
  /** A note for staff only: the owner never sees it. */
  reason: z.optional(reasonSchema),
  /** Reason shown to the owner, one of those of the type. */
  ...publicMessageShape,
});
export type Rejection = z.infer<typeof rejectSchema>;

/** Totals over the whole queue, not only this page. @source ours */
export const queueCountsSchema = z.object({
  pending: z.int(),
  processing: z.int(),
  /** Wait for a second approval. */
  second: z.int(),
  /** Wait for longer than the platform promises. */
  late: z.int(),
});
export type QueueCounts = z.infer<typeof queueCountsSchema>;
