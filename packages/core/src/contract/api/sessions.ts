import * as z from 'zod/mini';
import { sessionSchema } from '../schemas/activity.ts';
import { dataOf, idSchema } from '../schemas/common.ts';
import type { ApiRow } from './api-row.ts';
import { userParams } from './params.ts';

const signedIn = { kind: 'auth' } as const;

export const sessionsApi = {
  'session.list': {
    method: 'GET',
    path: '/api/user/{userId}/session',
    access: signedIn,
    params: userParams,
    answer: dataOf(z.array(sessionSchema)),
    errors: ['not_found'],
    idempotent: false,
    summary: 'Devices that are signed in: own, or anyone for admins.',
    source: 'ours',
  },
  'session.revoke': {
    method: 'DELETE',
    path: '/api/user/{userId}/session/{sessionId}',
    access: signedIn,
    params: z.object({ userId: idSchema, sessionId: idSchema }),
    activity: 'session-revoke',
    errors: ['not_found'],
    idempotent: false,
    summary: 'Signs a device out.',
    source: 'ours',
  },
} as const satisfies Record<string, ApiRow>;
