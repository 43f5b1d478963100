import { dataOf } from '../schemas/common.ts';
import { reportQuerySchema, reportSchema } from '../schemas/dashboard.ts';
import { walletDetailSchema } from '../schemas/wallet.ts';
import type { ApiRow } from './api-row.ts';
import { parties } from './access.ts';
import { walletParams } from './params.ts';

export const walletsApi = {
  'wallet.show': {
    method: 'GET',
    path: '/api/wallet/{walletId}',
    access: parties,
    params: walletParams,
    answer: dataOf(walletDetailSchema),
    updates: { wallet: 'data' },
    errors: ['not_found'],
    idempotent: false,
    summary: 'A wallet with its owner: own, downline, or any for admins.',
    source: 'ours',
  },
  'wallet.report': {
    method: 'GET',
    path: '/api/wallet/{walletId}/report',
    access: parties,
    params: walletParams,
    query: reportQuerySchema,
    answer: dataOf(reportSchema),
    csv: true,
    errors: ['not_found'],
    idempotent: false,
    summary:
      "What came of a player's stakes, or of those below an agent, and what the agent earned.",
    source: 'ours',
  },
} as const satisfies Record<string, ApiRow>;
