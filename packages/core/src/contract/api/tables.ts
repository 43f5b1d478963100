import * as z from 'zod/mini';
import { dataOf, idSchema } from '../schemas/common.ts';
import { tableChainSchema, tableSaltSchema, tableSchema } from '../schemas/table.ts';
import type { ApiRow } from './api-row.ts';
import { staff, viewers } from './access.ts';
import { gameParams } from './params.ts';

export const tablesApi = {
  'table.show': {
    method: 'GET',
    path: '/api/game/{gameId}/table',
    access: viewers,
    params: gameParams,
    answer: dataOf(tableSchema),
    errors: ['not_found'],
    idempotent: false,
    summary: 'The table of a game with shared rounds.',
    source: 'ours',
  },
  'table.chains': {
    method: 'GET',
    path: '/api/game/{gameId}/table/chain',
    access: viewers,
    params: gameParams,
    answer: dataOf(z.array(tableChainSchema)),
    errors: ['not_found'],
    idempotent: false,
    summary: 'Hash chains of a table, the one published last first.',
    source: 'ours',
  },
  'table.salt': {
    method: 'POST',
    path: '/api/game/{gameId}/table/chain/{published}/salt',
    access: staff,
    params: z.object({ gameId: idSchema, published: idSchema }),
    body: tableSaltSchema,
    answer: dataOf(z.array(tableChainSchema)),
    activity: 'game-change',
    errors: ['not_found', 'conflict'],
    idempotent: false,
    summary: 'Gives a published chain the salt that was announced with it, once.',
    source: 'ours',
  },
} as const satisfies Record<string, ApiRow>;
