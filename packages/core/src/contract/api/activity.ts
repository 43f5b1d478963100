import * as z from 'zod/mini';
import { activitySchema } from '../schemas/activity.ts';
import { listOf, listQueryShape, sortSchema } from '../schemas/common.ts';
import type { ApiRow } from './api-row.ts';
import { userParams } from './params.ts';

const signedIn = { kind: 'auth' } as const;

export const activityApi = {
  'activity.list': {
    method: 'GET',
    path: '/api/user/{userId}/activity',
    access: signedIn,
    params: userParams,
    query: z.strictObject({
      ...listQueryShape,
      sort: sortSchema('createdAt'),
      action: z.optional(z.string().check(z.maxLength(32))),
    }),
    answer: listOf(activitySchema),
    errors: ['not_found'],
    idempotent: false,
    summary: 'What a user did, and from where, newest first: own, or anyone for admins.',
    source: 'spec §3',
  },
} as const satisfies Record<string, ApiRow>;
