import { dataOf } from '../schemas/common.ts';
import { playSessionSchema } from '../schemas/protection.ts';
import type { ApiRow } from './api-row.ts';
import { players } from './access.ts';

export const playSessionApi = {
  'play-session.show': {
    method: 'GET',
    path: '/api/play-session',
    access: players,
    answer: dataOf(playSessionSchema),
    errors: [],
    idempotent: false,
    summary: 'How long the caller has been playing, with what result, and the next reality check.',
    source: 'ours',
  },
} as const satisfies Record<string, ApiRow>;
