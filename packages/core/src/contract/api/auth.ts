import * as z from 'zod/mini';
import { dataOf } from '../schemas/common.ts';
import {
  agreementSchema,
  loginSchema,
  passwordChangeSchema,
  passwordResetSchema,
  registerSchema,
  userSchema,
} from '../schemas/user.ts';
import type { ApiRow } from './api-row.ts';

const signedIn = z.extend(dataOf(userSchema), { token: z.string() });

export const authApi = {
  'auth.check': {
    method: 'GET',
    path: '/api/auth/check',
    access: { kind: 'auth' },
    withoutSecondFactor: true,
    answer: userSchema,
    errors: ['expired'],
    idempotent: false,
    summary: 'The signed-in user, bare, without envelope.',
    source: 'spec §7',
  },
  'auth.login': {
    method: 'POST',
    path: '/api/auth/login',
    access: { kind: 'public' },
    body: loginSchema,
    answer: signedIn,
    errors: ['credentials', 'account_blocked', 'code_required', 'code_wrong'],
    idempotent: false,
    summary: 'Signs in and starts a session bound to token and cookie.',
    source: 'spec §7',
  },
  'auth.logout': {
    method: 'POST',
    path: '/api/auth/logout',
    access: { kind: 'auth' },
    withoutSecondFactor: true,
    errors: [],
    idempotent: false,
    summary: 'Ends the session and its realtime subscriptions.',
    source: 'spec §7',
  },
  'auth.agreement': {
    method: 'POST',
    path: '/api/auth/agreement',
    access: { kind: 'auth' },
    // Who has yet to turn a second factor on has agreed as well.
    withoutSecondFactor: true,
    body: agreementSchema,
    errors: [],
    idempotent: false,
    summary: 'Keeps what was agreed to while signed in; before that it goes with the sign-in.',
    source: 'ours',
  },
  'auth.register': {
    method: 'POST',
    path: '/api/auth/register',
    access: { kind: 'public' },
    body: registerSchema,
    answer: signedIn,
    status: 201,
    errors: ['username_taken', 'referral_unknown'],
    idempotent: false,
    summary: 'Creates a player, below the agent whose referral code is given.',
    source: 'ours',
  },
  'auth.password': {
    method: 'POST',
    path: '/api/auth/password',
    access: { kind: 'auth' },
    withoutSecondFactor: true,
    body: passwordChangeSchema,
    activity: 'password-change',
    errors: ['password_wrong'],
    idempotent: false,
    summary: 'Changes the own password; all other sessions end.',
    source: 'ours',
  },
  'auth.password-reset': {
    method: 'POST',
    path: '/api/auth/password-reset',
    access: { kind: 'public' },
    body: passwordResetSchema,
    errors: ['link_invalid'],
    idempotent: false,
    summary: 'Sets a new password by a link that was handed over; all sessions end.',
    source: 'ours',
  },
  'broadcasting.auth': {
    method: 'POST',
    path: '/api/broadcasting/auth',
    access: { kind: 'auth' },
    form: true,
    // Its channels say who may join; without a second factor one's own alone.
    withoutSecondFactor: true,
    body: z.object({
      socket_id: z.string().check(z.regex(/^\d{1,20}\.\d{1,20}$/)),
      channel_name: z.string().check(z.regex(/^(private|presence)-[A-Za-z0-9_\-=@,.;]{1,155}$/)),
    }),
    answer: z.object({
      auth: z.string(),
      channel_data: z.optional(z.string()),
      /** Name to subscribe in place of the one that was asked for: that of this session. */
      channel: z.optional(z.string()),
      /** Time over which everybody who is cut off together should come back, in ms. */
      spread: z.optional(z.int()),
    }),
    errors: [],
    idempotent: false,
    summary: 'Signs the subscription to a private channel. JSON or form-encoded.',
    source: 'spec §7',
  },
} as const satisfies Record<string, ApiRow>;
