import * as z from 'zod/mini';
import { roleGroups } from '../roles.ts';
import { playStatuses } from '../statuses.ts';
import { dataOf, idSchema, listOf, listQueryShape } from '../schemas/common.ts';
import { fairnessSchema, rotateSchema } from '../schemas/fairness.ts';
import { playCreateSchema, playSchema, playStepSchema } from '../schemas/play.ts';
import { tableChainSchema, tableSaltSchema, tableSchema } from '../schemas/table.ts';
import { walletSchema } from '../schemas/wallet.ts';
import type { ApiRow } from './api-row.ts';
import { protectionErrors } from './protection-errors.ts';

const gameParams = z.object({ gameId: idSchema });
const playParams = z.object({ playId: idSchema });
const players = { kind: 'roles', roles: ['player'] } as const;
const viewers = { kind: 'roles', roles: roleGroups.viewers } as const;
const staff = { kind: 'roles', roles: roleGroups.staff } as const;
const playAndWallet = z.object({ data: playSchema, wallet: walletSchema });

const stakeErrors = [
  'not_found',
  'insufficient_funds',
  'idempotency_conflict',
  'key_required',
  'account_pending',
  'account_restricted',
  'wallet_frozen',
  ...protectionErrors,
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
    errors: [
      ...stakeErrors,
      'bet_closed',
      'stake_below_minimum',
      'stake_above_maximum',
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
    errors: [
      'not_found',
      'round_state',
      'conflict',
      'other_game_open',
      'idempotency_conflict',
      'key_required',
    ],
    idempotent: true,
    summary: 'A step of an open play: a tile of mines, a guess of hi-lo, or taking the money.',
    source: 'ours',
  },
  'play.show': {
    method: 'GET',
    path: '/api/play/{playId}',
    // A declarator sees no play: it holds a stake, and so a wallet.
    access: { kind: 'roles', roles: roleGroups.parties },
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
  'fairness.show': {
    method: 'GET',
    path: '/api/fairness',
    access: players,
    answer: dataOf(fairnessSchema),
    errors: [],
    idempotent: false,
    summary: 'Own seeds: promised, in use, and revealed.',
    source: 'ours',
  },
  'fairness.rotate': {
    method: 'POST',
    path: '/api/fairness/rotate',
    access: players,
    body: rotateSchema,
    answer: dataOf(fairnessSchema),
    activity: 'seed-change',
    errors: ['play_open'],
    idempotent: false,
    summary: 'Changes the seeds and reveals the old one; not while a play is open.',
    source: 'ours',
  },
} as const satisfies Record<string, ApiRow>;
