import { dataOf } from '../schemas/common.ts';
import {
  recoveryCodesSchema,
  secondFactorBeginSchema,
  secondFactorConfirmSchema,
  secondFactorEndSchema,
  secondFactorKeySchema,
  secondFactorSchema,
} from '../schemas/second-factor.ts';
import type { ApiRow } from './api-row.ts';
import { staff } from './access.ts';
import { userParams } from './params.ts';

const source = 'ours – security 6.3.3';
const path = '/api/auth/second-factor';

export const secondFactorApi = {
  'second-factor.show': {
    method: 'GET',
    path,
    access: { kind: 'auth' },
    withoutSecondFactor: true,
    answer: dataOf(secondFactorSchema),
    errors: [],
    idempotent: false,
    summary: 'Whether signing in to the own account takes a code, and what is left to recover it.',
    source,
  },
  'second-factor.begin': {
    method: 'POST',
    path,
    access: { kind: 'auth' },
    withoutSecondFactor: true,
    body: secondFactorBeginSchema,
    answer: dataOf(secondFactorKeySchema),
    errors: ['password_wrong', 'conflict'],
    idempotent: false,
    summary: 'Makes a key for an authenticator app; nothing changes until its first code is sent.',
    source,
  },
  'second-factor.confirm': {
    method: 'POST',
    path: `${path}/confirm`,
    access: { kind: 'auth' },
    withoutSecondFactor: true,
    body: secondFactorConfirmSchema,
    answer: dataOf(recoveryCodesSchema),
    activity: 'second-factor-on',
    updates: { user: 'changed' },
    errors: ['code_wrong', 'conflict'],
    idempotent: false,
    summary: 'Turns the second factor on with its first code; all other sessions end.',
    source,
  },
  'second-factor.end': {
    method: 'POST',
    path: `${path}/end`,
    access: { kind: 'auth' },
    body: secondFactorEndSchema,
    activity: 'second-factor-off',
    updates: { user: 'changed' },
    errors: ['password_wrong', 'code_wrong', 'conflict'],
    idempotent: false,
    summary: 'Turns the own second factor off, where the platform does not ask for it.',
    source,
  },
  'second-factor.renew': {
    method: 'POST',
    path: `${path}/recovery-codes`,
    access: { kind: 'auth' },
    body: secondFactorEndSchema,
    answer: dataOf(recoveryCodesSchema),
    activity: 'second-factor-renew',
    errors: ['password_wrong', 'code_wrong', 'conflict'],
    idempotent: false,
    summary: 'Makes new recovery codes in place of all that were there; sessions stay.',
    source,
  },
  'second-factor.reset': {
    method: 'DELETE',
    path: '/api/user/{userId}/second-factor',
    access: staff,
    params: userParams,
    activity: 'second-factor-reset',
    errors: ['not_found', 'conflict'],
    idempotent: false,
    summary: 'Turns off the second factor of a user who lost the device; all sessions end.',
    source,
  },
} as const satisfies Record<string, ApiRow>;
