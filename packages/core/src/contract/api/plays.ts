import * as z from 'zod/mini';
import { playStatuses } from '../statuses.ts';
import { dataOf, idSchema, listOf, listQueryShape } from '../schemas/common.ts';
import { playCreateSchema, playSchema, playStepSchema } from '../schemas/play.ts';
import { walletSchema } from '../schemas/wallet.ts';
import type { ApiRow } from './api-row.ts';
import { parties, players } from './access.ts';
import { gameParams } from './params.ts';
import { furtherProtectionErrors, protectionErrors } from './protection-errors.ts';

const playParams = z.object({ playId: idSchema });
const playAndWallet = z.object({ data: playSchema, wallet: walletSchema });

/** Errors of every stake, the further ones of an open play included. */
const stakeErrors = [
  'not_found',
  'insufficient_funds',
  'idempotency_conflict',
  'key_required',
  'account_restricted',
  'wallet_frozen',
  'bet_closed',
  'stake_below_minimum',
  'stake_above_maximum',
] as const;

export const playsApi = {
  'play.create': {
    method: 'POST',
    path: '/api/game/{gameId}/play',
    access: players,
    makes: 'playId',
    ownWallet: true,
    params: gameParams,
    body: playCreateSchema,
    answer: playAndWallet,
    status: 201,
    updates: { wallet: 'wallet' },
    errors: [
      ...stakeErrors,
      ...protectionErrors,
      'account_pending',
      'payout_above_maximum',
      'play_open',
      'too_soon',
    ],
    idempotent: true,
    summary: 'Plays once, or joins the round that takes bets; the stake leaves the wallet at once.',
    source: 'spec §1 (game categories)',
  },
  'play.step': {
    method: 'POST',
    path: '/api/play/{playId}/step',
    access: players,
    ownWallet: true,
    params: playParams,
    body: playStepSchema,
    answer: playAndWallet,
    updates: { wallet: 'wallet' },
    // A player with an open play was activated and has agreed to the notice.
    errors: [...stakeErrors, ...furtherProtectionErrors, 'round_state', 'conflict'],
    idempotent: true,
    summary:
      'A step of an open play: a tile of mines, a guess of hi-lo, the draw of video poker, a move of blackjack, or taking the money. Doubling and splitting take a further stake, as much as the first.',
    source: 'ours',
  },
  'play.show': {
    method: 'GET',
    path: '/api/play/{playId}',
    // Declarators see no plays, since they have no wallet.
    access: parties,
    params: playParams,
    answer: dataOf(playSchema),
    errors: ['not_found'],
    idempotent: false,
    summary: 'One play: own, of the downline, or any for admins.',
    source: 'ours',
  },
  'play.list': {
    method: 'GET',
    path: '/api/game/{gameId}/play',
    access: players,
    params: gameParams,
    query: z.strictObject({ ...listQueryShape, status: z.optional(z.enum(playStatuses)) }),
    answer: listOf(playSchema),
    errors: ['not_found'],
    idempotent: false,
    summary: 'Own plays of a game, newest first.',
    source: 'ours',
  },
} as const satisfies Record<string, ApiRow>;
