import * as z from 'zod/mini';
import {
  correctedResults,
  eventStatuses,
  gameCategories,
  roundResults,
  selections,
} from '../statuses.ts';
import { betPlaceSchema, betSchema } from '../schemas/bet.ts';
import { dataOf, idSchema, listOf, listQueryShape } from '../schemas/common.ts';
import { eventCreateSchema, eventSchema, eventUpdateSchema } from '../schemas/event.ts';
import { gameCreateSchema, gameSchema, gameUpdateSchema } from '../schemas/game.ts';
import { poolProofSchema } from '../schemas/pool-proof.ts';
import { roundSchema } from '../schemas/round.ts';
import { walletSchema } from '../schemas/wallet.ts';
import type { ApiRow } from './api-row.ts';
import { protectionErrors } from './protection-errors.ts';

const gameParams = z.object({ gameId: idSchema });
const roundParams = z.object({ roundId: idSchema });
const viewers = { kind: 'roles', roles: ['player', 'admin', 'superadmin', 'declare'] } as const;
const desk = { kind: 'roles', roles: ['admin', 'superadmin', 'declare'] } as const;

/** A step of the declare console: same shape for each, so one function makes the rows. */
const roundStep = <Body extends z.ZodMiniType>(step: string, summary: string, body: Body) =>
  ({
    method: 'POST',
    path: `/api/round/{roundId}/${step}`,
    access: desk,
    params: roundParams,
    body,
    answer: dataOf(roundSchema),
    errors: ['not_found', 'round_state'],
    idempotent: false,
    summary,
    source: 'ours',
  }) as const;

const nothing = z.optional(z.strictObject({}));

export const gamesApi = {
  'game.list': {
    method: 'GET',
    path: '/api/game',
    access: { kind: 'public' },
    query: z.strictObject({
      ...listQueryShape,
      /** The lobby is read whole, so that searching it asks nobody. */
      perPage: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2_000))),
      sort: z.optional(z.enum(['title', '-title', 'createdAt', '-createdAt'])),
      category: z.optional(z.enum(gameCategories)),
      provider: z.optional(z.string().check(z.maxLength(64))),
      /** `true`: only games that the caller made; staff sees all games, also those not enabled. */
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
    access: desk,
    body: gameCreateSchema,
    answer: dataOf(gameSchema),
    status: 201,
    errors: [],
    idempotent: false,
    summary: 'Makes a game; its maker runs its rounds.',
    source: 'spec §2 (game.create)',
  },
  'game.update': {
    method: 'PATCH',
    path: '/api/game/{gameId}',
    access: desk,
    params: gameParams,
    body: gameUpdateSchema,
    answer: dataOf(gameSchema),
    errors: ['not_found', 'round_state'],
    idempotent: false,
    summary: 'Changes a game of the caller, or any for admins.',
    source: 'ours',
  },
  'favourite.add': {
    method: 'PUT',
    path: '/api/favourite/{gameId}',
    access: { kind: 'roles', roles: ['player'] },
    params: gameParams,
    body: nothing,
    errors: ['not_found'],
    idempotent: false,
    summary: 'Keeps a game among the favourites.',
    source: 'ours',
  },
  'favourite.remove': {
    method: 'DELETE',
    path: '/api/favourite/{gameId}',
    access: { kind: 'roles', roles: ['player'] },
    params: gameParams,
    errors: ['not_found'],
    idempotent: false,
    summary: 'Takes a game out of the favourites.',
    source: 'ours',
  },
  'game.show': {
    method: 'GET',
    path: '/api/game/{gameId}',
    access: viewers,
    params: gameParams,
    answer: dataOf(gameSchema),
    errors: ['not_found'],
    idempotent: false,
    summary: 'One game with its current round.',
    source: 'ours',
  },
  'round.list': {
    method: 'GET',
    path: '/api/game/{gameId}/round',
    access: viewers,
    params: gameParams,
    query: z.strictObject({ ...listQueryShape, sort: z.optional(z.enum(['number', '-number'])) }),
    answer: listOf(roundSchema),
    errors: ['not_found'],
    idempotent: false,
    summary: 'Rounds of a game, newest first.',
    source: 'ours',
  },
  'round.create': {
    method: 'POST',
    path: '/api/game/{gameId}/round',
    access: desk,
    params: gameParams,
    body: nothing,
    answer: dataOf(roundSchema),
    status: 201,
    errors: ['not_found', 'round_state'],
    idempotent: false,
    summary: 'A new round in standby; refused while another one runs.',
    source: 'ours',
  },
  'round.show': {
    method: 'GET',
    path: '/api/round/{roundId}',
    access: viewers,
    params: roundParams,
    answer: dataOf(roundSchema),
    errors: ['not_found'],
    idempotent: false,
    summary: 'One round with pools and odds.',
    source: 'ours',
  },
  'round.proof': {
    method: 'GET',
    path: '/api/round/{roundId}/proof',
    access: viewers,
    params: roundParams,
    answer: dataOf(poolProofSchema),
    errors: ['not_found'],
    idempotent: false,
    summary: 'The signed totals of a round whose betting is over, and the way of own bets to them.',
    source: 'ours',
  },
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
    access: desk,
    params: gameParams,
    body: eventCreateSchema,
    answer: dataOf(eventSchema),
    status: 201,
    errors: ['not_found'],
    idempotent: false,
    summary: 'Plans an event of a game of the caller, or of any for admins.',
    source: 'ours',
  },
  'event.update': {
    method: 'PATCH',
    path: '/api/event/{eventId}',
    access: desk,
    params: z.object({ eventId: idSchema }),
    body: eventUpdateSchema,
    answer: dataOf(eventSchema),
    errors: ['not_found', 'conflict', 'round_state'],
    idempotent: false,
    summary: 'Changes an event and its programme; one event of a game is ongoing at a time.',
    source: 'ours',
  },
  'round.open': roundStep('open', 'Opens betting; the takeout is fixed from here.', nothing),
  'round.last-call': roundStep('last-call', 'Announces that betting is about to close.', nothing),
  'round.close': roundStep('close', 'Closes betting for good.', nothing),
  'round.declare': roundStep(
    'declare',
    'Declares the result; it settles after the time to undo.',
    z.strictObject({ result: z.enum(roundResults) }),
  ),
  'round.undo': roundStep('undo', 'Takes a declared result back before it settles.', nothing),
  'round.cancel': roundStep(
    'cancel',
    'Cancels the round; every stake is refunded.',
    z.strictObject({ reason: z.string().check(z.minLength(3), z.maxLength(200)) }),
  ),
  'round.side': roundStep(
    'side',
    'Opens or closes one side for bets, while the round takes bets.',
    z.strictObject({ selection: z.enum(selections), open: z.boolean() }),
  ),
  'round.correct': roundStep(
    'correct',
    'Asks to put a settled result right; a second person decides.',
    z.strictObject({
      result: z.enum(correctedResults),
      reason: z.string().check(z.minLength(3), z.maxLength(200)),
    }),
  ),
  'round.decide-correction': {
    ...roundStep(
      'decide-correction',
      'Approves or refuses a correction that somebody else asked for.',
      z.strictObject({ approve: z.boolean() }),
    ),
    access: { kind: 'roles', roles: ['admin', 'superadmin'] },
    errors: ['not_found', 'round_state', 'own_request'],
  },
  'bet.place': {
    method: 'POST',
    path: '/api/round/{roundId}/bet',
    access: { kind: 'roles', roles: ['player'] },
    params: roundParams,
    body: betPlaceSchema,
    answer: z.object({ data: betSchema, wallet: walletSchema }),
    status: 201,
    errors: [
      'not_found',
      'bet_closed',
      'insufficient_funds',
      'stake_below_minimum',
      'stake_above_maximum',
      'round_limit_reached',
      'draw_market_full',
      'idempotency_conflict',
      'key_required',
      'account_pending',
      'account_restricted',
      'wallet_frozen',
      ...protectionErrors,
    ],
    idempotent: true,
    summary: 'Places a bet; the stake leaves the wallet at once.',
    source: 'ours',
  },
} as const satisfies Record<string, ApiRow>;
