import { dataOf } from '../schemas/common.ts';
import {
  withdrawalPinEndSchema,
  withdrawalPinSchema,
  withdrawalPinSetSchema,
} from '../schemas/withdrawal-pin.ts';
import type { ApiRow } from './api-row.ts';
import { holders, staff } from './access.ts';
import { userParams } from './params.ts';

const source = 'ours – experience (Withdraw: PIN)';
const path = '/api/auth/withdrawal-pin';
/** Calls about the PIN of withdrawals by a payment channel. */

export const withdrawalPinApi = {
  'withdrawal-pin.show': {
    method: 'GET',
    path,
    access: holders,
    answer: dataOf(withdrawalPinSchema),
    errors: [],
    idempotent: false,
    summary: 'Whether own withdrawals take a PIN, since when, and whether one is demanded.',
    source,
  },
  'withdrawal-pin.set': {
    method: 'POST',
    path,
    access: holders,
    body: withdrawalPinSetSchema,
    answer: dataOf(withdrawalPinSchema),
    activity: {
      by: 'currentPin',
      cases: { undefined: 'withdrawal-pin-on' },
      other: 'withdrawal-pin-change',
    },
    errors: ['password_wrong', 'pin_required', 'pin_wrong', 'conflict'],
    idempotent: false,
    summary: 'Sets the own PIN, or another one in place of it; withdrawals take it from then on.',
    source,
  },
  'withdrawal-pin.end': {
    method: 'POST',
    path: `${path}/end`,
    access: holders,
    body: withdrawalPinEndSchema,
    activity: 'withdrawal-pin-off',
    errors: ['password_wrong', 'pin_wrong', 'conflict'],
    idempotent: false,
    summary: 'Ends the own PIN, where the platform does not ask for one.',
    source,
  },
  'withdrawal-pin.reset': {
    method: 'DELETE',
    path: '/api/user/{userId}/withdrawal-pin',
    access: staff,
    params: userParams,
    activity: 'withdrawal-pin-reset',
    errors: ['not_found', 'conflict'],
    idempotent: false,
    summary: 'Removes the PIN of a user who forgot it, so that another one can be set.',
    source,
  },
} as const satisfies Record<string, ApiRow>;
