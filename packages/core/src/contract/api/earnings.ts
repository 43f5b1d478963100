import * as z from 'zod/mini';
import { earningStatuses } from '../statuses.ts';
import {
  dataOf,
  emptyBodySchema,
  idSchema,
  listOf,
  listQueryShape,
  sortSchema,
} from '../schemas/common.ts';
import { earningDetailSchema, earningSchema, earningTotalsSchema } from '../schemas/earning.ts';
import type { ApiRow } from './api-row.ts';
import { managers } from './access.ts';
import { walletParams } from './params.ts';

const earningParams = z.object({ earningId: idSchema });
const claimErrors = [
  'not_found',
  'conflict',
  'account_pending',
  'account_restricted',
  'idempotency_conflict',
  'key_required',
] as const;

export const earningsApi = {
  'earning.list': {
    method: 'GET',
    path: '/api/wallet/{walletId}/earning',
    access: managers,
    params: walletParams,
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
    access: managers,
    params: walletParams,
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
    params: walletParams,
    body: emptyBodySchema,
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
    access: managers,
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
    body: emptyBodySchema,
    answer: dataOf(earningDetailSchema),
    activity: 'earning-claim',
    errors: claimErrors,
    idempotent: true,
    summary: 'Puts one claimable earning into the own wallet.',
    source: 'ours',
  },
} as const satisfies Record<string, ApiRow>;
