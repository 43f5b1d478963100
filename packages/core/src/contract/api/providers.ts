import * as z from 'zod/mini';
import { dataOf, idSchema } from '../schemas/common.ts';
import { launchBodySchema, launchSchema } from '../schemas/launch.ts';
import type { ApiRow } from './api-row.ts';

/** Calls about games of other providers. */
export const providersApi = {
  'game.launch': {
    method: 'POST',
    path: '/api/game/{gameId}/launch',
    access: { kind: 'roles', roles: ['player'] },
    params: z.object({ gameId: idSchema }),
    body: launchBodySchema,
    answer: dataOf(launchSchema),
    errors: [
      'not_found',
      'account_pending',
      'account_restricted',
      'agreement_required',
      'other_game_open',
    ],
    idempotent: false,
    summary: "Address at which a provider's game is played, with a ticket for one use.",
    source: 'ours',
  },
} as const satisfies Record<string, ApiRow>;
