import * as z from 'zod/mini';
import { roleGroups } from '../roles.ts';
import {
  betStatuses,
  earningStatuses,
  ledgerKinds,
  transactionStatuses,
  transactionTypes,
} from '../statuses.ts';
import { betSchema } from '../schemas/bet.ts';
import { channelSchema } from '../schemas/channel.ts';
import { dataOf, idSchema, listOf, listQueryShape, sortSchema } from '../schemas/common.ts';
import { reportQuerySchema, reportSchema } from '../schemas/dashboard.ts';
import { earningDetailSchema, earningSchema, earningTotalsSchema } from '../schemas/earning.ts';
import { ledgerEntryDetailSchema, ledgerEntrySchema } from '../schemas/ledger-entry.ts';
import {
  transactionCreateSchema,
  transactionDetailSchema,
  transactionSchema,
} from '../schemas/transaction.ts';
import { walletDetailSchema } from '../schemas/wallet.ts';
import type { ApiRow } from './api-row.ts';

const params = z.object({ walletId: idSchema });
const earningParams = z.object({ earningId: idSchema });
/** Those who have money or look after it; a declarator does neither. */
const parties = { kind: 'roles', roles: roleGroups.parties } as const;
const earners = { kind: 'roles', roles: roleGroups.managers } as const;
const nothing = z.optional(z.strictObject({}));
const claimErrors = [
  'not_found',
  'conflict',
  'account_pending',
  'account_restricted',
  'idempotency_conflict',
  'key_required',
] as const;

export const walletsApi = {
  'wallet.show': {
    method: 'GET',
    path: '/api/wallet/{walletId}',
    access: parties,
    params,
    answer: dataOf(walletDetailSchema),
    errors: ['not_found'],
    idempotent: false,
    summary: 'A wallet with its owner: own, downline, or any for admins.',
    source: 'ours',
  },
  'wallet.report': {
    method: 'GET',
    path: '/api/wallet/{walletId}/report',
    access: parties,
    params,
    query: reportQuerySchema,
    answer: dataOf(reportSchema),
    csv: true,
    errors: ['not_found'],
    idempotent: false,
    summary:
      "What came of a player's stakes, or of those below an agent, and what the agent earned.",
    source: 'ours',
  },
  'ledger.list': {
    method: 'GET',
    path: '/api/wallet/{walletId}/ledger',
    access: parties,
    params,
    query: z.strictObject({
      ...listQueryShape,
      sort: sortSchema('createdAt', 'kind', 'amount'),
      kind: z.optional(z.enum(ledgerKinds)),
    }),
    answer: listOf(ledgerEntrySchema),
    errors: ['not_found'],
    idempotent: false,
    summary: 'Movements of a wallet, newest first.',
    source: 'ours',
  },
  'ledger.export': {
    method: 'GET',
    path: '/api/wallet/{walletId}/ledger/export',
    access: parties,
    params,
    query: z.strictObject({
      kind: z.optional(z.enum(ledgerKinds)),
      search: listQueryShape.search,
      /** Version after which to go on; default the beginning. */
      after: z.optional(z.coerce.number().check(z.int(), z.minimum(0))),
    }),
    answer: z.object({
      data: z.array(ledgerEntrySchema),
      meta: z.object({
        /** Movements there are, in all parts together. */
        total: z.int(),
        /** After which version the next part begins; `null` after the last. */
        next: z.nullable(z.int()),
      }),
    }),
    errors: ['not_found'],
    idempotent: false,
    summary: 'All movements of a wallet, oldest first, in parts of two thousand.',
    source: 'ours',
  },
  'ledger.show': {
    method: 'GET',
    path: '/api/wallet/{walletId}/ledger/{version}',
    access: parties,
    params: z.object({ walletId: idSchema, version: idSchema }),
    answer: dataOf(ledgerEntryDetailSchema),
    errors: ['not_found'],
    idempotent: false,
    summary: 'One movement of a wallet, by the version that it made, with what it comes from.',
    source: 'ours',
  },
  'transaction.list': {
    method: 'GET',
    path: '/api/wallet/{walletId}/transaction',
    access: parties,
    params,
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
    params,
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
  'bet.list': {
    method: 'GET',
    path: '/api/wallet/{walletId}/bet',
    access: parties,
    params,
    query: z.strictObject({
      ...listQueryShape,
      sort: sortSchema('createdAt', 'status', 'amount', 'payout'),
      status: z.optional(z.enum(betStatuses)),
      roundId: z.optional(idSchema),
    }),
    answer: listOf(betSchema),
    errors: ['not_found'],
    idempotent: false,
    summary: 'Bets of a wallet, newest first.',
    source: 'ours',
  },
  'earning.list': {
    method: 'GET',
    path: '/api/wallet/{walletId}/earning',
    access: earners,
    params,
    query: z.strictObject({
      ...listQueryShape,
      sort: sortSchema('createdAt', 'type', 'status', 'amount'),
      status: z.optional(z.enum(earningStatuses)),
    }),
    answer: listOf(earningSchema),
    errors: ['not_found'],
    idempotent: false,
    summary: "Earnings of the wallet's owner, newest first.",
    source: 'ours',
  },
  'earning.totals': {
    method: 'GET',
    path: '/api/wallet/{walletId}/earning/total',
    access: earners,
    params,
    answer: dataOf(earningTotalsSchema),
    errors: ['not_found'],
    idempotent: false,
    summary: "Sums of the owner's earnings by what has become of them.",
    source: 'ours',
  },
  'earning.claim-all': {
    method: 'POST',
    path: '/api/wallet/{walletId}/earning/claim',
    access: { kind: 'roles', roles: ['agent'] },
    params,
    body: nothing,
    answer: dataOf(earningTotalsSchema),
    activity: 'earning-claim',
    errors: claimErrors,
    idempotent: true,
    summary: 'Puts all claimable earnings into the own wallet.',
    source: 'ours',
  },
  'earning.show': {
    method: 'GET',
    path: '/api/earning/{earningId}',
    access: earners,
    params: earningParams,
    answer: dataOf(earningDetailSchema),
    errors: ['not_found'],
    idempotent: false,
    summary: 'One earning with what it comes from: own, or any for admins.',
    source: 'ours',
  },
  'earning.claim': {
    method: 'POST',
    path: '/api/earning/{earningId}/claim',
    access: { kind: 'roles', roles: ['agent'] },
    params: earningParams,
    body: nothing,
    answer: dataOf(earningDetailSchema),
    activity: 'earning-claim',
    errors: claimErrors,
    idempotent: true,
    summary: 'Puts one claimable earning into the own wallet.',
    source: 'ours',
  },
  'channel.list': {
    method: 'GET',
    path: '/api/channel',
    access: parties,
    query: z.strictObject({
      direction: z.optional(z.enum(['in', 'out'])),
      /** Whose channels; default the caller's own. */
      walletId: z.optional(idSchema),
    }),
    answer: dataOf(z.array(channelSchema)),
    errors: ['not_found'],
    idempotent: false,
    summary: 'Payment channels open to the owner of a wallet, with fees and limits; default: own.',
    source: 'ours',
  },
} as const satisfies Record<string, ApiRow>;
