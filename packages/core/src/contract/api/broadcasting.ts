import * as z from 'zod/mini';
import type { ApiRow } from './api-row.ts';

export const broadcastingApi = {
  'broadcasting.auth': {
    method: 'POST',
    path: '/api/broadcasting/auth',
    access: { kind: 'auth' },
    sessionOnly: true,
    form: true,
    // The channel decides who may join; without a second factor only the user's own channels.
    withoutSecondFactor: true,
    body: z.object({
      socket_id: z.string().check(z.regex(/^\d{1,20}\.\d{1,20}$/)),
      channel_name: z.string().check(z.regex(/^(private|presence)-[A-Za-z0-9_\-=@,.;]{1,155}$/)),
    }),
    answer: z.object({
      auth: z.string(),
      channel_data: z.optional(z.string()),
      /** Name to subscribe to instead of the requested one: that of this session. */
      channel: z.optional(z.string()),
      /** Time in ms over which clients should reconnect after a simultaneous disconnect. */
      spread: z.optional(z.int()),
    }),
    errors: [],
    idempotent: false,
    summary: 'Signs the subscription to a private channel. JSON or form-encoded.',
    source: 'spec §7',
  },
} as const satisfies Record<string, ApiRow>;
