import * as z from 'zod/mini';
import { dataOf } from '../schemas/common.ts';
import { limitConfirmSchema, limitSchema, limitSetSchema } from '../schemas/limit.ts';
import type { ApiRow } from './api-row.ts';
import { players } from './access.ts';
import { userParams } from './params.ts';

const signedIn = { kind: 'auth' } as const;

export const limitsApi = {
  'limit.list': {
    method: 'GET',
    path: '/api/user/{userId}/limit',
    access: signedIn,
    params: userParams,
    answer: dataOf(z.array(limitSchema)),
    errors: ['not_found'],
    idempotent: false,
    summary: 'Limits of a player: own, or anyone for admins.',
    source: 'ours',
  },
  'limit.set': {
    method: 'PUT',
    path: '/api/user/{userId}/limit',
    access: players,
    params: userParams,
    body: limitSetSchema,
    answer: dataOf(z.array(limitSchema)),
    activity: 'limit-change',
    errors: ['not_found'],
    idempotent: false,
    summary: 'Lowers a limit at once; an increase waits for 24 hours and has to be confirmed.',
    source: 'ours',
  },
  'limit.confirm': {
    method: 'POST',
    path: '/api/user/{userId}/limit',
    access: players,
    params: userParams,
    body: limitConfirmSchema,
    answer: dataOf(z.array(limitSchema)),
    activity: 'limit-change',
    errors: ['not_found', 'conflict'],
    idempotent: false,
    summary: 'Confirms an increase whose waiting time is over.',
    source: 'ours',
  },
} as const satisfies Record<string, ApiRow>;
