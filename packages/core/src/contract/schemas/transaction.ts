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
  accountSchema,
  amountSchema,
  currencySchema,
  idSchema,
  lineSchema,
  moneySchema,
  publicMessageShape,
  reasonSchema,
  timeSchema,
} from './common.ts';
import { pinSchema } from './withdrawal-pin.ts';

const partySchema = z.object({ walletId: idSchema, username: z.string() });
const personSchema = z.object({ id: idSchema, username: z.string() });

/**
 * A transaction: between two wallets, or between a wallet and the world outside, whose side is
 * then `null`. @source spec §3 (details, status, amount), §4 (type)
 */
export const transactionSchema = z.object({
  id: idSchema,
  type: z.enum(transactionTypes),
  status: z.enum(transactionStatuses),
  details: z.string(),
  amount: moneySchema,
  /** Fee that the owner bears; `"0"` where there is none. */
  fee: moneySchema,
  /** Net amount: of a deposit in the wallet, of a withdrawal at its destination. */
  net: moneySchema,
  currency: currencySchema,
  from: z.nullable(partySchema),
  to: z.nullable(partySchema),
  /** Owner of the request: the player or agent whose wallet it is about. */
  owner: personSchema,
  /** Creator of the request, who may not decide it. */
  createdBy: personSchema,
  channel: z.nullable(z.object({ id: idSchema, name: z.string() })),
  /** Agent whose float settles it; `null` where the house does. */
  settledBy: z.nullable(personSchema),
  note: z.nullable(z.string()),
  /** Reviewer who has claimed it. */
  reviewer: z.nullable(personSchema),
  /** Person who gave the first of two approvals. */
  firstApproval: z.nullable(personSchema),
  /**
   * Why it was rejected: what its owner reads of a person's reason, in the reader's language, or the
   * code of one of the platform's own reasons.
   */
  reason: z.nullable(z.string()),
  /** The owner says that it is paid, or its gateway that money has arrived or is under way. */
  paidAt: z.nullable(timeSchema),
  /** The rejected deposit whose money arrived after all, and for which this one was made. */
  relatesTo: z.nullable(idSchema),
  version: z.int(),
  createdAt: timeSchema,
  /** When an unpaid deposit lapses. */
  expiresAt: z.nullable(timeSchema),
  completedAt: z.nullable(timeSchema),
});
export type Transaction = z.infer<typeof transactionSchema>;

/** Where a withdrawal goes. The number is masked for everyone but its owner and reviewers. @source ours */
const destinationSchema = z.object({
  /** Bank or e-wallet; `null` where the channel says which one it is, and for requests of before. */
  institution: z.nullable(institutionSchema),
  account: z.string(),
  holder: z.string(),
  branch: z.nullable(z.string()),
});

/** Reasons to look closer at a request. @source ours */
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
  /** Why to look closer at it, as long as it is open. */
  risks: risksSchema,
});
export type QueuedTransaction = z.infer<typeof queuedTransactionSchema>;

/** Whether an agent may decide a request; staff always may. @source ours */
const decisionSchema = z.object({
  /** Side that decides: the settling agent, or the platform's staff alone. */
  by: z.enum(['agent', 'staff']),
  /** Why staff decides, in general words; empty where the agent may. */
  reasons: z.array(z.enum(staffReasons)),
});

/** Facts for reviewers beside the transaction. @source ours */
const reviewSchema = z.object({
  /** Two people have to approve it. */
  needsSecond: z.boolean(),
  /**
   * The holder of the destination beside the owner's name as it was when identity was checked;
   * `null` where nothing is paid out.
   */
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
  /** Transactions that look alike, with what is alike. */
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
      /** It is what was asked for, to the last unit. */
      isExact: z.boolean(),
      /** The gateway's own name of the payment. */
      reference: z.string(),
      at: timeSchema,
    }),
  ),
  /** Reasons to look closer. */
  risks: risksSchema,
});

/** A transaction with its course, and what its reader needs to go on. @source ours */
export const transactionDetailSchema = z.extend(transactionSchema, {
  /** Oldest first. */
  events: z.array(
    z.object({
      status: z.enum(transactionStatuses),
      at: timeSchema,
      actor: z.nullable(personSchema),
      reason: z.nullable(z.string()),
      /** Note of the reviewer; `null` for readers who are not staff. */
      note: z.nullable(z.string()),
    }),
  ),
  /** Payment instructions of an open deposit. */
  payment: z.nullable(
    z.object({
      kind: z.string(),
      /** Number that support asks for. */
      order: z.string(),
      account: z.nullable(z.string()),
      holder: z.nullable(z.string()),
      /** Text of the code to scan. */
      qr: z.nullable(z.string()),
      /** Exactly what has to arrive; its last digits distinguish it from other deposits. */
      exact: moneySchema,
      uniqueCode: z.nullable(z.string()),
      steps: z.array(z.string()),
    }),
  ),
  destination: z.nullable(destinationSchema),
  /** The deposit that was made for the money that arrived after this one was rejected. */
  followedBy: z.nullable(idSchema),
  proof: z.nullable(z.object({ uploadedAt: timeSchema })),
  /**
   * Side that decides an open deposit or withdrawal: for agents above its owner and staff, else
   * `null`.
   */
  decision: z.nullable(decisionSchema),
  /** For staff, the settling agent, and the other side of a cash-out; `null` for all others. */
  review: z.nullable(reviewSchema),
  /** Actions that this reader may take now. */
  actions: z.array(z.enum(['pay', 'cancel', 'process', 'complete', 'reject', 'arrived'])),
});
export type TransactionDetail = z.infer<typeof transactionDetailSchema>;

const noteSchema = z.optional(lineSchema({ min: 0, max: 200 }));

/**
 * Body of a new transaction on the wallet of the path.
 * `deposit`, `withdraw`: the owner's. `cash-in`: from the caller's wallet into that of the path.
 * `cash-out`: from the wallet of the path to the agent: asked for by its owner or by the agent, or
 * to staff who ask for it; confirmed by the other side. @source spec §4 (type), rest ours
 */
export const transactionCreateSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('deposit'), amount: amountSchema, channelId: idSchema }),
  z.strictObject({
    type: z.literal('withdraw'),
    amount: amountSchema,
    channelId: idSchema,
    /** Code of the bank or e-wallet, where the channel asks for one. */
    institution: z.optional(z.string().check(z.maxLength(16), z.regex(/^[A-Z0-9]*$/))),
    account: accountSchema,
    holder: lineSchema({ min: 2, max: 64 }),
    branch: z.optional(lineSchema({ min: 0, max: 60 })),
    /** The owner's PIN, where one is set or demanded. It does not distinguish requests. */
    pin: z.optional(pinSchema),
  }),
  z.strictObject({ type: z.literal('cash-in'), amount: amountSchema, note: noteSchema }),
  z.strictObject({ type: z.literal('cash-out'), amount: amountSchema, note: noteSchema }),
]);
export type TransactionCreate = z.infer<typeof transactionCreateSchema>;

/** Picture of a transfer: at most 1.5 MB, as base64. @source ours */
export const proofSchema = z.object({
  type: z.enum(['image/png', 'image/jpeg', 'image/webp']),
  data: z
    .string()
    .check(z.minLength(16), z.maxLength(2_000_000), z.regex(/^[A-Za-z0-9+/]+={0,2}$/)),
});
export type Proof = z.infer<typeof proofSchema>;

/** A step of a review. `version` is that of the transaction decided about. @source ours */
export const reviewStepSchema = z.strictObject({ version: z.int() });
export const rejectSchema = z.strictObject({
  version: z.int(),
  /** A note for staff alone: the owner never reads it. */
  reason: z.optional(reasonSchema),
  /** Reason that the owner can read, one of those of the type. */
  ...publicMessageShape,
});
export type Rejection = z.infer<typeof rejectSchema>;

/** Sums over the whole queue, also over what is not on this page. @source ours */
export const queueCountsSchema = z.object({
  pending: z.int(),
  processing: z.int(),
  /** Wait for a second approval. */
  second: z.int(),
  /** Wait for longer than the platform promises. */
  late: z.int(),
});
export type QueueCounts = z.infer<typeof queueCountsSchema>;
