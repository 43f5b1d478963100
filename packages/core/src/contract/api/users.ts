import * as z from 'zod/mini';
import { roles } from '../roles.ts';
import { userStatuses } from '../statuses.ts';
import { dataOf, idSchema, listOf, listQueryShape } from '../schemas/common.ts';
import { userRowSchema } from '../schemas/user.ts';
import type { ApiRow } from './api-row.ts';

export const usersApi = {
  'user.list': {
    method: 'GET',
    path: '/api/user',
    access: { kind: 'roles', roles: ['agent', 'admin', 'superadmin'] },
    query: z.strictObject({
      ...listQueryShape,
      sort: z.optional(z.enum(['username', '-username', 'createdAt', '-createdAt'])),
      role: z.optional(z.enum(roles)),
      status: z.optional(z.enum(userStatuses)),
    }),
    answer: listOf(userRowSchema),
    errors: [],
    idempotent: false,
    summary: 'Users: the downline of an agent, everyone for admins.',
    source: 'ours',
  },
  'user.show': {
    method: 'GET',
    path: '/api/user/{userId}',
    access: { kind: 'auth' },
    params: z.object({ userId: idSchema }),
    answer: dataOf(userRowSchema),
    errors: ['not_found'],
    idempotent: false,
    summary: 'One user: self, downline, or anyone for admins.',
    source: 'ours',
  },
} as const satisfies Record<string, ApiRow>;
