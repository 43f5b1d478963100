import { troubleSchema } from '../schemas/trouble.ts';
import type { ApiRow } from './api-row.ts';

export const troubleApi = {
  'trouble.report': {
    method: 'POST',
    path: '/api/trouble',
    access: { kind: 'public' },
    body: troubleSchema,
    errors: ['too_many'],
    idempotent: false,
    summary: 'A page tells of a part of it that failed, for the log of the platform.',
    source: 'ours',
  },
} as const satisfies Record<string, ApiRow>;
