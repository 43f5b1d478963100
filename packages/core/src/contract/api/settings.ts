import { dataOf } from '../schemas/common.ts';
import { settingsSchema } from '../schemas/settings.ts';
import type { ApiRow } from './api-row.ts';

export const settingsApi = {
  'settings.show': {
    method: 'GET',
    path: '/api/settings',
    access: { kind: 'public' },
    answer: dataOf(settingsSchema),
    errors: [],
    idempotent: false,
    summary: 'Settings of app, theme and language.',
    source: 'spec §7',
  },
} as const satisfies Record<string, ApiRow>;
