import * as z from 'zod/mini';
import { queueWaits, transactionStatuses, transactionTypes } from '../statuses.ts';
import {
  dataOf,
  emptyBodySchema,
  idSchema,
  listOf,
  listQueryShape,
  sortSchema,
} from '../schemas/common.ts';
import {
  proofSchema,
  queueCountsSchema,
  queuedTransactionSchema,
  rejectSchema,
  reviewStepSchema,
  transactionDetailSchema,
  transactionSchema,
} from '../schemas/transaction.ts';
import { transactionCreateSchema } from '../schemas/transaction-create.ts';
import type { ApiRow } from './api-row.ts';
import { holders, managers, parties } from './access.ts';
import { walletParams } from './params.ts';
import type { ErrorCode } from '../error-codes.ts';
import { pictureBytes } from '../limits.ts';

const params = z.object({ transactionId: idSchema });

const reviewErrors = [
  'not_found',
  'conflict',
  'own_request',
  'staff_decides',
  'account_restricted',
  'idempotency_conflict',
  'key_required',
] as const;

/** A step of the review; one function creates the rows, since all have the same shape. */
const reviewStep = <Body extends z.ZodMiniType, const Errors extends readonly ErrorCode[]>(
  step: 'process' | 'complete' | 'reject' | 'cancel' | 'arrived',
  summary: string,
  body: Body,
  errors: Errors,
) =>
  ({
    method: 'POST',
    path: `/api/transaction/{transactionId}/${step}`,
    access: parties,
    params,
    body,
    answer: dataOf(transactionDetailSchema),
    activity: `transaction-${step}`,
    errors,
    idempotent: true,
    summary,
    source: 'spec §4',
  }) as const;

export const transactionsApi = {
  'transaction.list': {
    method: 'GET',
    path: '/api/wallet/{walletId}/transaction',
    access: parties,
    params: walletParams,
    query: z.strictObject({
      ...listQueryShape,
      sort: sortSchema('createdAt', 'type', 'status', 'fee', 'amount'),
      type: z.optional(z.enum(transactionTypes)),
      status: z.optional(z.enum(transactionStatuses)),
    }),
    answer: listOf(transactionSchema),
    errors: ['not_found'],
    idempotent: false,
    summary: 'Transactions of a wallet, newest first.',
    source: 'ours',
  },
  'transaction.create': {
    method: 'POST',
    path: '/api/wallet/{walletId}/transaction',
    access: parties,
    makes: 'transactionId',
    params: walletParams,
    body: transactionCreateSchema,
    answer: dataOf(transactionDetailSchema),
    status: 201,
    activity: {
      by: 'type',
      cases: {
        deposit: 'deposit-request',
        withdraw: 'withdraw-request',
        'cash-in': 'cash-in',
        'cash-out': 'cash-out-request',
      },
    },
    errors: [
      'not_found',
      'insufficient_funds',
      'amount_below_minimum',
      'amount_above_maximum',
      'channel_unavailable',
      'limit_reached',
      'receiver_limit',
      'open_request',
      'pin_required',
      'pin_wrong',
      'account_pending',
      'account_restricted',
      'wallet_frozen',
      'idempotency_conflict',
      'key_required',
    ],
    idempotent: true,
    summary:
      'Deposit or withdrawal of the own wallet, cash-in into or cash-out of a wallet below; staff returns the money of those it keeps out.',
    source: 'spec §4',
  },
  'transaction.queue': {
    method: 'GET',
    path: '/api/transaction',
    access: managers,
    query: z.strictObject({
      ...listQueryShape,
      sort: sortSchema('createdAt', 'amount'),
      /**
       * `open` is pending and processing together, `second` those that wait for a second person, `late`
       * those that wait longer than usual, `mine` those that the caller can process now; default all
       * statuses.
       */
      status: z.optional(z.enum([...transactionStatuses, ...queueWaits])),
      type: z.optional(z.enum(transactionTypes)),
      channelId: z.optional(idSchema),
    }),
    answer: z.extend(listOf(queuedTransactionSchema), { counts: queueCountsSchema }),
    errors: [],
    idempotent: false,
    summary: 'Transactions to decide, oldest first: of the downline for agents, all for admins.',
    source: 'ours',
  },
  'transaction.show': {
    method: 'GET',
    path: '/api/transaction/{transactionId}',
    access: parties,
    params,
    answer: dataOf(transactionDetailSchema),
    errors: ['not_found'],
    idempotent: false,
    summary: 'One transaction with its course: for its parties, the agents above, and admins.',
    source: 'ours',
  },
  'transaction.paid': {
    method: 'POST',
    path: '/api/transaction/{transactionId}/paid',
    access: holders,
    params,
    body: emptyBodySchema,
    answer: dataOf(transactionDetailSchema),
    activity: 'deposit-paid',
    errors: ['not_found', 'conflict'],
    idempotent: false,
    summary: 'The owner says that a deposit is paid; it lapses no more.',
    source: 'ours',
  },
  'transaction.proof': {
    method: 'PUT',
    path: '/api/transaction/{transactionId}/proof',
    access: holders,
    // A picture of 1.5 MB as base64, and its type.
    upload: { bodyBytes: 2_001_024, fileBytes: pictureBytes, answerWithinMs: 90_000 },
    params,
    body: proofSchema,
    answer: dataOf(transactionDetailSchema),
    activity: 'deposit-paid',
    errors: ['not_found', 'conflict', 'too_large'],
    idempotent: false,
    summary: 'Picture of the transfer, in place of an earlier one; says that it is paid.',
    source: 'ours',
  },
  'transaction.proof.show': {
    method: 'GET',
    path: '/api/transaction/{transactionId}/proof',
    access: parties,
    params,
    answer: dataOf(proofSchema),
    errors: ['not_found'],
    idempotent: false,
    summary: 'The picture of the transfer.',
    source: 'ours',
  },
  'transaction.process': reviewStep('process', 'Takes a request to work.', reviewStepSchema, [
    ...reviewErrors,
    'second_person',
  ]),
  'transaction.complete': reviewStep(
    'complete',
    'Approves: the money moves, or above a limit waits for a second person.',
    reviewStepSchema,
    [...reviewErrors, 'second_person', 'wallet_frozen', 'float_insufficient'],
  ),
  'transaction.reject': reviewStep(
    'reject',
    'Rejects; what was held is free again.',
    rejectSchema,
    reviewErrors,
  ),
  'transaction.cancel': {
    ...reviewStep(
      'cancel',
      'The owner cancels a request whose review has not begun; what was held is free again.',
      reviewStepSchema,
      ['not_found', 'conflict', 'idempotency_conflict', 'key_required'],
    ),
    access: holders,
    source: 'ours – domain 2.1 (allowWithdrawCancel)',
  },
  'transaction.arrived': {
    ...reviewStep(
      'arrived',
      'The money of a rejected deposit arrived after all: a new one, to be reviewed by another person.',
      reviewStepSchema,
      reviewErrors,
    ),
    // Not confirmed by the other side of a transfer: only reviewers report that money arrived.
    access: managers,
    source: 'ours',
  },
} as const satisfies Record<string, ApiRow>;
