import * as z from 'zod/mini';
import { channelSchema } from '../schemas/channel.ts';
import { dataOf, idSchema } from '../schemas/common.ts';
import type { ApiRow } from './api-row.ts';
import { parties } from './access.ts';

export const channelsApi = {
  'channel.list': {
    method: 'GET',
    path: '/api/channel',
    access: parties,
    query: z.strictObject({
      direction: z.optional(z.enum(['in', 'out'])),
      /** Wallet whose channels are listed; default the caller's own. */
      walletId: z.optional(idSchema),
    }),
    answer: dataOf(z.array(channelSchema)),
    errors: ['not_found'],
    idempotent: false,
    summary: 'Payment channels open to the owner of a wallet, with fees and limits; default: own.',
    source: 'ours',
  },
} as const satisfies Record<string, ApiRow>;
