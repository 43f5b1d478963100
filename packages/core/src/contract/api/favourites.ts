import { emptyBodySchema } from '../schemas/common.ts';
import type { ApiRow } from './api-row.ts';
import { players } from './access.ts';
import { gameParams } from './params.ts';

export const favouritesApi = {
  'favourite.add': {
    method: 'PUT',
    path: '/api/favourite/{gameId}',
    access: players,
    params: gameParams,
    body: emptyBodySchema,
    errors: ['not_found'],
    idempotent: false,
    summary: 'Keeps a game among the favourites.',
    source: 'ours',
  },
  'favourite.remove': {
    method: 'DELETE',
    path: '/api/favourite/{gameId}',
    access: players,
    params: gameParams,
    errors: ['not_found'],
    idempotent: false,
    summary: 'Takes a game out of the favourites.',
    source: 'ours',
  },
} as const satisfies Record<string, ApiRow>;
