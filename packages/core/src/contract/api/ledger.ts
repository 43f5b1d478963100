import * as z from 'zod/mini';
import { ledgerKinds } from '../statuses.ts';
import { dataOf, idSchema, listOf, listQueryShape, sortSchema } from '../schemas/common.ts';
import { ledgerEntryDetailSchema, ledgerEntrySchema } from '../schemas/ledger-entry.ts';
import type { ApiRow } from './api-row.ts';
import { parties } from './access.ts';
import { walletParams } from './params.ts';

export const ledgerApi = {
  'ledger.list': {
    method: 'GET',
    path: '/api/wallet/{walletId}/ledger',
    access: parties,
    params: walletParams,
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
    params: walletParams,
    query: z.strictObject({
      kind: z.optional(z.enum(ledgerKinds)),
      search: listQueryShape.search,
      /** Version after which to continue; default the beginning. */
      after: z.optional(z.coerce.number().check(z.int(), z.minimum(0))),
    }),
    answer: z.object({
      data: z.array(ledgerEntrySchema),
      meta: z.object({
        /** Number of entries in all parts together. */
        total: z.int(),
        /** Version after which the next part begins; `null` after the last. */
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
} as const satisfies Record<string, ApiRow>;
