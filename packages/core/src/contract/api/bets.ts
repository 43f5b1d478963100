import * as z from 'zod/mini';
import { betStatuses } from '../statuses.ts';
import { betSchema } from '../schemas/bet.ts';
import { betPlaceSchema } from '../schemas/bet-place.ts';
import { idSchema, listOf, listQueryShape, sortSchema } from '../schemas/common.ts';
import type { ApiRow } from './api-row.ts';
import { parties, players } from './access.ts';
import { roundParams, walletParams } from './params.ts';
import { walletSchema } from '../schemas/wallet.ts';
import { protectionErrors } from './protection-errors.ts';

export const betsApi = {
  'bet.list': {
    method: 'GET',
    path: '/api/wallet/{walletId}/bet',
    access: parties,
    params: walletParams,
    query: z.strictObject({
      ...listQueryShape,
      sort: sortSchema('createdAt', 'status', 'amount', 'payout'),
      status: z.optional(z.enum(betStatuses)),
      roundId: z.optional(idSchema),
    }),
    answer: listOf(betSchema),
    errors: ['not_found'],
    idempotent: false,
    summary: 'Bets of a wallet, newest first.',
    source: 'ours',
  },
  'bet.place': {
    method: 'POST',
    path: '/api/round/{roundId}/bet',
    access: players,
    makes: 'betId',
    ownWallet: true,
    batched: true,
    params: roundParams,
    body: betPlaceSchema,
    answer: z.object({ data: betSchema, wallet: walletSchema }),
    status: 201,
    updates: { wallet: 'wallet' },
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
