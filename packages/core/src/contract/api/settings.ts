import { auditSchema } from '../schemas/audit.ts';
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
  'admin.audit': {
    method: 'GET',
    path: '/api/admin/audit',
    access: { kind: 'roles', roles: ['admin', 'superadmin'] },
    answer: dataOf(auditSchema),
    errors: [],
    idempotent: false,
    summary: "Runs the ledger's check queries and tells the faults of each.",
    source: 'ours',
  },
} as const satisfies Record<string, ApiRow>;
