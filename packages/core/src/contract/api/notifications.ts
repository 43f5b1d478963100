import * as z from 'zod/mini';
import { notificationSchema } from '../schemas/activity.ts';
import { idSchema, listOf, listQueryShape } from '../schemas/common.ts';
import type { ApiRow } from './api-row.ts';

const signedIn = { kind: 'auth' } as const;

export const notificationsApi = {
  'notification.list': {
    method: 'GET',
    path: '/api/notification',
    access: signedIn,
    query: z.strictObject(listQueryShape),
    answer: listOf(notificationSchema),
    errors: [],
    idempotent: false,
    summary: 'Own notifications, newest first.',
    source: 'ours',
  },
  'notification.read': {
    method: 'POST',
    path: '/api/notification/read',
    access: signedIn,
    body: z.strictObject({
      /** Default all. */
      ids: z.optional(z.array(idSchema).check(z.maxLength(100))),
    }),
    updates: { user: 'changed' },
    errors: [],
    idempotent: false,
    summary: 'Marks own notifications as read.',
    source: 'ours',
  },
} as const satisfies Record<string, ApiRow>;
