import { clientErrorSchema } from '../schemas/client-error.ts';
import type { ApiRow } from './api-row.ts';

export const clientErrorApi = {
  'client-error.report': {
    method: 'POST',
    path: '/api/client-error',
    access: { kind: 'public' },
    body: clientErrorSchema,
    errors: ['rate_limited'],
    idempotent: false,
    summary: 'A page tells of a part of it that failed, for the log of the platform.',
    source: 'ours',
  },
} as const satisfies Record<string, ApiRow>;
