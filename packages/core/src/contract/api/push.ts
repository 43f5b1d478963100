import { dataOf } from '../schemas/common.ts';
import { pushEndSchema, pushSchema, pushSetSchema } from '../schemas/push.ts';
import type { ApiRow } from './api-row.ts';

const signedIn = { kind: 'auth' } as const;

export const pushApi = {
  'push.show': {
    method: 'GET',
    path: '/api/push',
    access: signedIn,
    answer: dataOf(pushSchema),
    errors: [],
    idempotent: false,
    summary: 'Own devices with push messages, and the key to subscribe with.',
    source: 'ours',
  },
  'push.set': {
    method: 'POST',
    path: '/api/push',
    access: signedIn,
    body: pushSetSchema,
    errors: [],
    idempotent: false,
    summary:
      'Sends push messages of these topics to a device. A device of another user becomes the caller’s.',
    source: 'ours',
  },
  'push.end': {
    method: 'POST',
    path: '/api/push/end',
    access: signedIn,
    body: pushEndSchema,
    errors: [],
    idempotent: false,
    summary: 'Ends the push messages of an own device; no error where it has none.',
    source: 'ours',
  },
} as const satisfies Record<string, ApiRow>;
