import { dataOf } from '../schemas/common.ts';
import { breakStartSchema } from '../schemas/protection.ts';
import { userSchema } from '../schemas/user.ts';
import type { ApiRow } from './api-row.ts';
import { players } from './access.ts';

export const breaksApi = {
  'break.start': {
    method: 'POST',
    path: '/api/break',
    access: players,
    body: breakStartSchema,
    answer: dataOf(userSchema),
    activity: 'break-start',
    errors: ['conflict'],
    idempotent: false,
    summary:
      'Takes a break from play at once: a time-out or a self-exclusion. It cannot be ended early.',
    source: 'ours',
  },
  'break.end': {
    method: 'POST',
    path: '/api/break/end',
    access: players,
    answer: dataOf(userSchema),
    activity: 'break-end',
    errors: ['conflict'],
    idempotent: false,
    summary:
      'Asks for the end of a break without one, half a year after it began or later; it ends in a week.',
    source: 'ours – domain 2.2',
  },
} as const satisfies Record<string, ApiRow>;
