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
} as const satisfies Record<string, ApiRow>;
