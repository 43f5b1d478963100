import * as z from 'zod/mini';
import { gameCategories } from '../statuses.ts';
import { dataOf, listOf, listQueryShape, sortSchema } from '../schemas/common.ts';
import { gameCreateSchema, gameSchema, gameUpdateSchema } from '../schemas/game.ts';
import type { ApiRow } from './api-row.ts';
import { gameManagers, players, viewers } from './access.ts';
import { gameParams } from './params.ts';
import { launchBodySchema, launchSchema } from '../schemas/launch.ts';

export const gamesApi = {
  'game.list': {
    method: 'GET',
    path: '/api/game',
    access: { kind: 'public' },
    query: z.strictObject({
      ...listQueryShape,
      /** The lobby is loaded as a whole, so that searching it needs no call. */
      perPage: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2_000))),
      sort: sortSchema('title', 'createdAt'),
      category: z.optional(z.enum(gameCategories)),
      provider: z.optional(z.string().check(z.maxLength(64))),
      /** `true`: only games that the caller created; staff sees all games, including disabled ones. */
      own: z.optional(z.enum(['true'])),
      /** `true`: only favourites of the caller. */
      favourite: z.optional(z.enum(['true'])),
    }),
    answer: listOf(gameSchema),
    errors: [],
    idempotent: false,
    summary: 'Games that can be played.',
    source: 'ours',
  },
  'game.create': {
    method: 'POST',
    path: '/api/game',
    access: gameManagers,
    makes: 'gameId',
    body: gameCreateSchema,
    answer: dataOf(gameSchema),
    status: 201,
    activity: 'game-change',
    errors: [],
    idempotent: false,
    summary: 'Makes a game; its maker runs its rounds.',
    source: 'spec §2 (game.create)',
  },
  'game.update': {
    method: 'PATCH',
    path: '/api/game/{gameId}',
    access: gameManagers,
    params: gameParams,
    body: gameUpdateSchema,
    answer: dataOf(gameSchema),
    activity: 'game-change',
    errors: ['not_found', 'round_state'],
    idempotent: false,
    summary: 'Changes a game of the caller, or any for admins.',
    source: 'ours',
  },
  'game.show': {
    method: 'GET',
    path: '/api/game/{gameId}',
    access: viewers,
    params: gameParams,
    answer: dataOf(gameSchema),
    updates: { game: 'data' },
    errors: ['not_found'],
    idempotent: false,
    summary: 'One game with its current round.',
    source: 'ours',
  },
  'game.launch': {
    method: 'POST',
    path: '/api/game/{gameId}/launch',
    access: players,
    params: gameParams,
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
