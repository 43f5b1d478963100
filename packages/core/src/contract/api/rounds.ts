import * as z from 'zod/mini';
import { correctedResults, roundResults, selections } from '../statuses.ts';
import {
  dataOf,
  emptyBodySchema,
  listOf,
  listQueryShape,
  publicMessageShape,
  reasonSchema,
  sortSchema,
} from '../schemas/common.ts';
import { poolProofSchema } from '../schemas/pool-proof.ts';
import { roundSchema } from '../schemas/round.ts';
import type { ApiRow } from './api-row.ts';
import { gameManagers, staff, viewers } from './access.ts';
import { gameParams, roundParams } from './params.ts';

/** A step of the declare console; one function creates the rows, since all have the same shape. */
const roundStep = <Body extends z.ZodMiniType>(step: string, summary: string, body: Body) =>
  ({
    method: 'POST',
    path: `/api/round/{roundId}/${step}`,
    access: gameManagers,
    params: roundParams,
    body,
    answer: dataOf(roundSchema),
    activity: step === 'correct' ? 'round-correction' : 'round-change',
    updates: { round: 'data' },
    errors: ['not_found', 'round_state'],
    idempotent: false,
    summary,
    source: 'ours',
  }) as const;

export const roundsApi = {
  'round.list': {
    method: 'GET',
    path: '/api/game/{gameId}/round',
    access: viewers,
    params: gameParams,
    query: z.strictObject({ ...listQueryShape, sort: sortSchema('number') }),
    answer: listOf(roundSchema),
    errors: ['not_found'],
    idempotent: false,
    summary: 'Rounds of a game, newest first.',
    source: 'ours',
  },
  'round.create': {
    method: 'POST',
    path: '/api/game/{gameId}/round',
    access: gameManagers,
    makes: 'roundId',
    params: gameParams,
    body: emptyBodySchema,
    answer: dataOf(roundSchema),
    status: 201,
    activity: 'round-change',
    updates: { round: 'data' },
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
    updates: { round: 'data' },
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
  'round.open': roundStep(
    'open',
    'Opens betting; the takeout is fixed from here.',
    emptyBodySchema,
  ),
  'round.last-call': roundStep(
    'last-call',
    'Announces that betting is about to close.',
    emptyBodySchema,
  ),
  'round.close': roundStep('close', 'Closes betting for good.', emptyBodySchema),
  'round.declare': roundStep(
    'declare',
    'Declares the result; it settles after the time to undo.',
    z.strictObject({ result: z.enum(roundResults) }),
  ),
  'round.undo': roundStep(
    'undo',
    'Takes a declared result back before it settles.',
    emptyBodySchema,
  ),
  'round.cancel': roundStep(
    'cancel',
    'Cancels the round; every stake is refunded.',
    z.strictObject({ reason: reasonSchema }),
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
      /** Reason, for staff only. */
      reason: reasonSchema,
      ...publicMessageShape,
    }),
  ),
  'round.decide-correction': {
    ...roundStep(
      'decide-correction',
      'Approves or refuses a correction that another user requested.',
      z.strictObject({ approve: z.boolean() }),
    ),
    access: staff,
    activity: 'round-correction',
    errors: ['not_found', 'round_state', 'own_request'],
  },
} as const satisfies Record<string, ApiRow>;
