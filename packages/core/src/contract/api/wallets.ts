import * as z from 'zod/mini';
import {
  betStatuses,
  earningStatuses,
  ledgerKinds,
  transactionStatuses,
  transactionTypes,
} from '../statuses.ts';
import { betSchema } from '../schemas/bet.ts';
import { dataOf, idSchema, listOf, listQueryShape } from '../schemas/common.ts';
import { earningSchema } from '../schemas/earning.ts';
import { ledgerEntrySchema } from '../schemas/ledger-entry.ts';
import { transactionCreateSchema, transactionSchema } from '../schemas/transaction.ts';
import { walletDetailSchema } from '../schemas/wallet.ts';
import type { ApiRow } from './api-row.ts';

const params = z.object({ walletId: idSchema });
const byTime = z.optional(z.enum(['createdAt', '-createdAt']));

export const walletsApi = {
  'wallet.show': {
    method: 'GET',
    path: '/api/wallet/{walletId}',
    access: { kind: 'auth' },
    params,
    answer: dataOf(walletDetailSchema),
    errors: ['not_found'],
    idempotent: false,
    summary: 'A wallet with its owner: own, downline, or any for admins.',
    source: 'ours',
  },
  'ledger.list': {
    method: 'GET',
    path: '/api/wallet/{walletId}/ledger',
    access: { kind: 'auth' },
    params,
    query: z.strictObject({
      ...listQueryShape,
      sort: byTime,
      kind: z.optional(z.enum(ledgerKinds)),
    }),
    answer: listOf(ledgerEntrySchema),
    errors: ['not_found'],
    idempotent: false,
    summary: 'Movements of a wallet, newest first.',
    source: 'ours',
  },
  'transaction.list': {
    method: 'GET',
    path: '/api/wallet/{walletId}/transaction',
    access: { kind: 'auth' },
    params,
    query: z.strictObject({
      ...listQueryShape,
      sort: byTime,
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
    access: { kind: 'roles', roles: ['agent', 'admin', 'superadmin'] },
    params,
    body: transactionCreateSchema,
    answer: dataOf(transactionSchema),
    status: 201,
    errors: ['not_found', 'insufficient_funds', 'idempotency_conflict', 'key_required'],
    idempotent: true,
    summary: "Cash-in: moves money from the caller's wallet into this one.",
    source: 'ours',
  },
  'bet.list': {
    method: 'GET',
    path: '/api/wallet/{walletId}/bet',
    access: { kind: 'auth' },
    params,
    query: z.strictObject({
      ...listQueryShape,
      sort: byTime,
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
    access: { kind: 'roles', roles: ['agent', 'admin', 'superadmin'] },
    params,
    query: z.strictObject({
      ...listQueryShape,
      sort: byTime,
      status: z.optional(z.enum(earningStatuses)),
    }),
    answer: listOf(earningSchema),
    errors: ['not_found'],
    idempotent: false,
    summary: "Earnings of the wallet's owner, newest first.",
    source: 'ours',
  },
} as const satisfies Record<string, ApiRow>;
