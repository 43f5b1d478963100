import { dataOf } from '../schemas/common.ts';
import { lobbySchema } from '../schemas/lobby.ts';
import type { ApiRow } from './api-row.ts';

export const lobbyApi = {
  'lobby.show': {
    method: 'GET',
    path: '/api/lobby',
    access: { kind: 'public' },
    answer: dataOf(lobbySchema),
    errors: [],
    idempotent: false,
    summary: 'Popular and new games, and the newest wins.',
    source: 'ours',
  },
} as const satisfies Record<string, ApiRow>;
