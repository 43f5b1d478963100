import * as z from 'zod/mini';
import { dataOf } from '../schemas/common.ts';
import { openGameLeaveSchema, openGameSchema } from '../schemas/open-game.ts';
import type { ApiRow } from './api-row.ts';
import { players } from './access.ts';

export const openGameApi = {
  'open-game.show': {
    method: 'GET',
    path: '/api/open-game',
    access: players,
    answer: dataOf(z.nullable(openGameSchema)),
    errors: [],
    idempotent: false,
    summary: 'The game that the caller plays now and beside which no other is played, if any.',
    source: 'ours – protection, row 28',
  },
  'open-game.leave': {
    method: 'POST',
    path: '/api/open-game/leave',
    access: players,
    body: openGameLeaveSchema,
    answer: dataOf(z.nullable(openGameSchema)),
    errors: [],
    idempotent: false,
    summary:
      'Leaves that game, if it is still the one that is played. Its stakes stay as they are. Answers what is played then.',
    source: 'ours – protection, row 28',
  },
} as const satisfies Record<string, ApiRow>;
