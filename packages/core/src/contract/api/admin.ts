import * as z from 'zod/mini';
import { auditSchema } from '../schemas/audit.ts';
import {
  adminChannelSchema,
  channelCreateSchema,
  channelUpdateSchema,
  gatewaySchema,
  gatewayUpdateSchema,
} from '../schemas/channel.ts';
import { dataOf, idSchema } from '../schemas/common.ts';
import { reportRowSchema } from '../schemas/dashboard.ts';
import type { ApiRow } from './api-row.ts';

const staff = { kind: 'roles', roles: ['admin', 'superadmin'] } as const;
const channelParams = z.object({ channelId: idSchema });
const dateSchema = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/));

export const adminApi = {
  'admin.audit': {
    method: 'GET',
    path: '/api/admin/audit',
    access: staff,
    answer: dataOf(auditSchema),
    errors: [],
    idempotent: false,
    summary: "Runs the ledger's check queries and tells the faults of each.",
    source: 'ours',
  },
  'admin.report': {
    method: 'GET',
    path: '/api/admin/report',
    access: staff,
    query: z.strictObject({
      /** First and last day, in the platform's time zone; default the last 7 days. */
      from: z.optional(dateSchema),
      to: z.optional(dateSchema),
      group: z.optional(z.enum(['day', 'game', 'agent'])),
    }),
    answer: dataOf(z.object({ rows: z.array(reportRowSchema), total: reportRowSchema })),
    errors: [],
    idempotent: false,
    summary: 'Turnover, payouts, result, deposits, withdrawals and commissions of a time.',
    source: 'ours',
  },
  'admin.gateway.list': {
    method: 'GET',
    path: '/api/admin/gateway',
    access: staff,
    answer: dataOf(z.array(gatewaySchema)),
    errors: [],
    idempotent: false,
    summary: 'Gateways with their channels; secrets are never told.',
    source: 'ours',
  },
  'admin.gateway.update': {
    method: 'PATCH',
    path: '/api/admin/gateway/{gatewayId}',
    access: staff,
    params: z.object({ gatewayId: idSchema }),
    body: gatewayUpdateSchema,
    answer: dataOf(gatewaySchema),
    errors: ['not_found', 'conflict'],
    idempotent: false,
    summary: 'Switches a gateway, sets its limits or credentials.',
    source: 'ours',
  },
  'admin.channel.list': {
    method: 'GET',
    path: '/api/admin/channel',
    access: staff,
    answer: dataOf(z.array(adminChannelSchema)),
    errors: [],
    idempotent: false,
    summary: 'All payment channels in the order players see them.',
    source: 'ours',
  },
  'admin.channel.create': {
    method: 'POST',
    path: '/api/admin/channel',
    access: staff,
    body: channelCreateSchema,
    answer: dataOf(adminChannelSchema),
    status: 201,
    errors: ['not_found'],
    idempotent: false,
    summary: 'Makes a payment channel.',
    source: 'ours',
  },
  'admin.channel.show': {
    method: 'GET',
    path: '/api/admin/channel/{channelId}',
    access: staff,
    params: channelParams,
    answer: dataOf(adminChannelSchema),
    errors: ['not_found'],
    idempotent: false,
    summary: 'One payment channel.',
    source: 'ours',
  },
  'admin.channel.update': {
    method: 'PATCH',
    path: '/api/admin/channel/{channelId}',
    access: staff,
    params: channelParams,
    body: channelUpdateSchema,
    answer: dataOf(adminChannelSchema),
    errors: ['not_found', 'conflict'],
    idempotent: false,
    summary: 'Changes a payment channel; the next request follows it.',
    source: 'ours',
  },
} as const satisfies Record<string, ApiRow>;
