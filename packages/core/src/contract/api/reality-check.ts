import { dataOf } from '../schemas/common.ts';
import { checkIntervalSchema, playSessionSchema } from '../schemas/protection.ts';
import type { ApiRow } from './api-row.ts';
import { players } from './access.ts';

export const realityCheckApi = {
  'reality-check.acknowledge': {
    method: 'POST',
    path: '/api/reality-check/acknowledge',
    access: players,
    answer: dataOf(playSessionSchema),
    activity: 'reality-check',
    errors: ['too_soon'],
    idempotent: false,
    summary:
      'The reality check has been read; the time to the next one begins. One that is not due stays as it is.',
    source: 'ours',
  },
  'reality-check.interval': {
    method: 'PUT',
    path: '/api/reality-check',
    access: players,
    body: checkIntervalSchema,
    answer: dataOf(playSessionSchema),
    activity: 'limit-change',
    errors: [],
    idempotent: false,
    summary: 'Chooses the minutes between two reality checks, as far as the place leaves a choice.',
    source: 'ours',
  },
} as const satisfies Record<string, ApiRow>;
