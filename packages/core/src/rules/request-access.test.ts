import { describe, expect, it } from 'vitest';
import { AppError } from '../contract/error-codes.ts';
import type { Role } from '../contract/roles.ts';
import type { Reader } from './may-manage.ts';
import {
  assertMayCashIn,
  assertMayCashOut,
  assertMayDecide,
  assertMayDeposit,
  assertMayPayOut,
  assertMayTakeCash,
  type WalletOwner,
} from './request-access.ts';

type User = Reader & WalletOwner;

const user = (role: Role, rest: Partial<User> = {}): User => ({
  id: role,
  role,
  status: 'activated',
  statusCause: 'staff',
  ...rest,
});

const paused = { status: 'restricted', statusCause: 'self' } as const;
const restricted = { status: 'restricted' } as const;
const pending = { status: 'pending' } as const;
const blocked = { status: 'blocked' } as const;

/** Code of the rejection; `undefined` if it passes. */
const faultOf = (check: () => void): string | undefined => {
  try {
    check();
    return undefined;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
};

type Case = readonly [string, User, User, string | undefined];

const suites: readonly (readonly [
  string,
  (reader: Reader, owner: WalletOwner) => void,
  readonly Case[],
])[] = [
  [
    'assertMayDeposit',
    assertMayDeposit,
    [
      ['the owner', user('player'), user('player'), undefined],
      ['an agent for the own wallet', user('agent'), user('agent'), undefined],
      ['another user', user('agent'), user('player'), 'forbidden'],
      ['staff for the own wallet', user('admin'), user('admin'), 'forbidden'],
      ['a pending owner', user('player', pending), user('player', pending), 'account_pending'],
      ['an owner on a break', user('player', paused), user('player', paused), 'account_restricted'],
    ],
  ],
  [
    'assertMayPayOut',
    assertMayPayOut,
    [
      ['the owner', user('player'), user('player'), undefined],
      ['an owner on a break', user('player', paused), user('player', paused), undefined],
      [
        'a restricted owner',
        user('player', restricted),
        user('player', restricted),
        'account_restricted',
      ],
      ['staff, of a blocked owner', user('admin'), user('player', blocked), undefined],
      ['staff, of a restricted owner', user('admin'), user('player', restricted), undefined],
      ['staff, of an owner on a break', user('admin'), user('player', paused), 'forbidden'],
      ['staff, of an activated owner', user('admin'), user('player'), 'forbidden'],
      ['staff, of staff', user('superadmin'), user('admin', blocked), 'forbidden'],
      ['an agent, of a blocked owner', user('agent'), user('player', blocked), 'forbidden'],
      [
        'restricted staff, of a blocked owner',
        user('admin', restricted),
        user('player', blocked),
        'account_restricted',
      ],
    ],
  ],
  [
    'assertMayCashIn',
    assertMayCashIn,
    [
      ['an agent, to a player', user('agent'), user('player'), undefined],
      ['staff, to an agent', user('superadmin'), user('agent'), undefined],
      ['a player, to another', user('player', { id: 'other' }), user('player'), 'forbidden'],
      ['an agent, to oneself', user('agent'), user('agent'), 'forbidden'],
      ['staff, to staff', user('superadmin'), user('admin'), 'forbidden'],
      ['a restricted agent', user('agent', restricted), user('player'), 'account_restricted'],
      ['an agent, to a pending player', user('agent'), user('player', pending), 'account_pending'],
      [
        'an agent, to a blocked player',
        user('agent'),
        user('player', blocked),
        'account_restricted',
      ],
      [
        'an agent, to a player on a break',
        user('agent'),
        user('player', paused),
        'account_restricted',
      ],
    ],
  ],
  [
    'assertMayCashOut',
    assertMayCashOut,
    [
      ['the owner', user('player'), user('player'), undefined],
      ['an owner on a break', user('player', paused), user('player', paused), undefined],
      ['an agent, of a player', user('agent'), user('player'), undefined],
      ['an agent, of a player on a break', user('agent'), user('player', paused), undefined],
      [
        'an agent, of a blocked player',
        user('agent'),
        user('player', blocked),
        'account_restricted',
      ],
      ['a restricted agent', user('agent', restricted), user('player'), 'account_restricted'],
      ['staff, of staff', user('superadmin'), user('admin'), 'forbidden'],
    ],
  ],
  [
    'assertMayDecide',
    assertMayDecide,
    [
      ['an activated reviewer', user('admin'), user('player', blocked), undefined],
      ['a restricted reviewer', user('admin', restricted), user('player'), 'account_restricted'],
      ['a reviewer on a break', user('agent', paused), user('player'), 'account_restricted'],
      ['an owner on a break', user('player', paused), user('player', paused), undefined],
      [
        'a restricted owner',
        user('player', restricted),
        user('player', restricted),
        'account_restricted',
      ],
    ],
  ],
];

describe.each(suites)('%s', (_, check, cases) => {
  it.each(cases)('access to requests is decided as listed: %s', (__, reader, owner, code) => {
    expect(faultOf(() => check(reader, owner))).toBe(code);
  });
});

it('assertMayTakeCash allows only agents and staff', () => {
  const roles = ['player', 'agent', 'admin', 'superadmin', 'declare'] as const;
  expect(roles.filter((role) => !faultOf(() => assertMayTakeCash({ role })))).toEqual([
    'agent',
    'admin',
    'superadmin',
  ]);
});
