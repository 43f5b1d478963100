import * as z from 'zod/mini';
import { eventStatuses } from '../statuses.ts';
import { dataOf, idSchema, listOf, listQueryShape } from '../schemas/common.ts';
import { eventCreateSchema, eventSchema, eventUpdateSchema } from '../schemas/event.ts';
import type { ApiRow } from './api-row.ts';
import { gameManagers, viewers } from './access.ts';
import { gameParams } from './params.ts';

export const eventsApi = {
  'event.list': {
    method: 'GET',
    path: '/api/game/{gameId}/event',
    access: viewers,
    params: gameParams,
    query: z.strictObject({ ...listQueryShape, status: z.optional(z.enum(eventStatuses)) }),
    answer: listOf(eventSchema),
    errors: ['not_found'],
    idempotent: false,
    summary: 'Events of an arena with their programmes, latest first.',
    source: 'ours',
  },
  'event.create': {
    method: 'POST',
    path: '/api/game/{gameId}/event',
    access: gameManagers,
    makes: 'eventId',
    params: gameParams,
    body: eventCreateSchema,
    answer: dataOf(eventSchema),
    status: 201,
    activity: 'game-change',
    errors: ['not_found'],
    idempotent: false,
    summary: 'Plans an event of a game of the caller, or of any for admins.',
    source: 'ours',
  },
  'event.update': {
    method: 'PATCH',
    path: '/api/event/{eventId}',
    access: gameManagers,
    params: z.object({ eventId: idSchema }),
    body: eventUpdateSchema,
    answer: dataOf(eventSchema),
    activity: 'game-change',
    errors: ['not_found', 'conflict', 'round_state'],
    idempotent: false,
    summary: 'Changes an event and its programme; one event of a game is ongoing at a time.',
    source: 'ours',
  },
} as const satisfies Record<string, ApiRow>;
