import { dataOf } from '../schemas/common.ts';
import { dashboardSchema } from '../schemas/dashboard.ts';
import type { ApiRow } from './api-row.ts';

const signedIn = { kind: 'auth' } as const;

export const dashboardApi = {
  'dashboard.show': {
    method: 'GET',
    path: '/api/dashboard',
    access: signedIn,
    answer: dataOf(dashboardSchema),
    errors: [],
    idempotent: false,
    summary: "Figures for the caller's role.",
    source: 'ours',
  },
} as const satisfies Record<string, ApiRow>;
