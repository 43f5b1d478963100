import { describe, expect, it } from 'vitest';
import type { Role } from '../contract/roles.ts';
import { roles } from '../contract/roles.ts';
import { userStatuses, type UserStatus } from '../contract/statuses.ts';
import { mayBeExcluded } from './may-be-excluded.ts';
import { mayManage, type Reader } from './may-manage.ts';
import { parentIdOfReferred } from './may-refer.ts';
import { staffFactorConcerns } from './second-factor.ts';
import { settlesFor } from './settling-agent.ts';
import { allowedStatuses, isVerifying, type StatusHolder } from './status-changes.ts';
import { actionsOn, type ActionTarget } from './user-actions.ts';
import { editableFields } from './user-edits.ts';

const now = new Date('2026-11-01T08:00:00Z');

const reader = (role: Role, rest: Partial<Reader> = {}): Reader => ({
  id: 'reader',
  role,
  status: 'activated',
  ...rest,
});

const target = (role: Role, rest: Partial<ActionTarget & StatusHolder> = {}) => ({
  id: 'target',
  role,
  parentId: 'reader',
  status: 'activated' as const,
  statusCause: 'staff' as const,
  statusUntil: null,
  heldAt: null,
  frozenAt: null,
  hasSecondFactor: false,
  hasWithdrawalPin: false,
  ...rest,
});

describe('mayManage', () => {
  it.each<[Role, readonly Role[]]>([
    ['player', []],
    ['declare', []],
    ['agent', roles],
    ['admin', ['player', 'agent', 'declare']],
    ['superadmin', roles],
  ])(
    'mayManage lets a user of the role %s manage visible users of the roles %j',
    (role, managed) => {
      expect(roles.filter((each) => mayManage(reader(role), target(each)))).toEqual(managed);
    },
  );

  it('mayManage lets no user manage themselves', () => {
    for (const role of roles) {
      expect(mayManage(reader(role), target(role, { id: 'reader' }))).toBe(false);
    }
  });
});

describe('allowedStatuses', () => {
  it.each<[Role, UserStatus, UserStatus[]]>([
    ['agent', 'pending', ['activated']],
    ['agent', 'activated', ['restricted']],
    ['agent', 'restricted', []],
    ['agent', 'blocked', []],
    ['admin', 'pending', ['activated', 'blocked']],
    ['admin', 'activated', ['blocked', 'restricted']],
    ['admin', 'restricted', ['activated', 'blocked']],
    ['admin', 'blocked', []],
    ['superadmin', 'blocked', ['activated']],
    ['declare', 'pending', []],
    ['player', 'pending', []],
  ])('allowedStatuses lets a user of the role %s turn %s into %j', (role, status, statuses) => {
    expect(allowedStatuses(reader(role), target('player', { status }), now)).toEqual(statuses);
  });

  it('allowedStatuses keeps a restriction until its time is over', () => {
    const restricted = (ms: number) =>
      target('player', { status: 'restricted', statusUntil: new Date(now.getTime() + ms) });
    expect(allowedStatuses(reader('admin'), restricted(1), now)).toEqual(['blocked']);
    expect(allowedStatuses(reader('admin'), restricted(0), now)).toEqual(['activated', 'blocked']);
  });

  it('allowedStatuses leaves a held account to staff', () => {
    const held = target('player', { status: 'pending', heldAt: now });
    expect(allowedStatuses(reader('agent'), held, now)).toEqual([]);
    expect(allowedStatuses(reader('admin'), held, now)).toEqual(['activated', 'blocked']);
  });

  it('allowedStatuses is empty for a viewer who is not activated, and for oneself', () => {
    const restricted = reader('admin', { status: 'restricted' });
    expect(allowedStatuses(restricted, target('player'), now)).toEqual([]);
    expect(allowedStatuses(reader('admin'), target('player', { id: 'reader' }), now)).toEqual([]);
  });

  it('allowedStatuses requires an identity check on the first activation only', () => {
    const unverified = (status: UserStatus) =>
      isVerifying({ status, verifiedAt: null }, 'activated');
    expect(userStatuses.filter(unverified)).toEqual(['pending', 'blocked']);
    expect(isVerifying({ status: 'pending', verifiedAt: now }, 'activated')).toBe(false);
    expect(isVerifying({ status: 'pending', verifiedAt: null }, 'blocked')).toBe(false);
  });
});

describe('editableFields', () => {
  const contact = ['name', 'phone', 'email'];

  it.each([
    ['oneself', reader('player'), target('player', { id: 'reader' }), contact],
    ['a player below an agent', reader('agent'), target('player'), contact],
    ['an agent directly below', reader('agent'), target('agent'), ['commissionBp']],
    ['an agent further below', reader('agent'), target('agent', { parentId: 'other' }), []],
    ['an agent, by staff', reader('admin'), target('agent'), [...contact, 'commissionBp']],
    ['a player, by staff', reader('admin'), target('player'), contact],
    ['an admin, by an admin', reader('admin'), target('admin'), []],
    ['any user, by a player', reader('player'), target('player'), []],
    [
      'a player, by a restricted agent',
      reader('agent', { status: 'restricted' }),
      target('player'),
      [],
    ],
  ])('editableFields of %s', (_, by, about, fields) => {
    expect(editableFields(by, about)).toEqual(fields);
  });
});

describe('actionsOn', () => {
  const own = { id: 'reader' };
  const helped = { hasSecondFactor: true, hasWithdrawalPin: true };
  const traces = ['see-activity', 'see-sessions'];

  it.each([
    ['a player', reader('player'), target('player', own), ['edit', 'cash-out', ...traces]],
    [
      'a player without an agent',
      reader('player'),
      target('player', { ...own, parentId: null }),
      ['edit', ...traces],
    ],
    ['a declarator', reader('declare'), target('declare', own), ['edit', ...traces]],
  ])('actionsOn allows %s the listed actions on their own account', (_, by, about, actions) => {
    expect(actionsOn(by, about)).toEqual(actions);
  });

  it.each([
    ['a player', target('player'), ['edit', 'cash-in', 'cash-out', 'password-link']],
    ['a restricted player', target('player', { status: 'restricted' }), ['edit', 'password-link']],
    [
      'a player on a break',
      target('player', { status: 'restricted', statusCause: 'self' }),
      ['edit', 'cash-out', 'password-link'],
    ],
    [
      'an agent further below',
      target('agent', { parentId: 'x' }),
      ['cash-in', 'cash-out', 'password-link'],
    ],
  ])('actionsOn returns the actions of the table for an agent about %s', (_, about, actions) => {
    expect(actionsOn(reader('agent'), about)).toEqual(actions);
  });

  const managed = ['edit', 'cash-in', 'cash-out', 'freeze', 'password-link'];

  it.each([
    ['a player', 'admin', target('player'), [...managed, 'move', ...traces, 'see-notes']],
    [
      'a frozen player with a second factor and a PIN',
      'admin',
      target('player', { ...helped, frozenAt: now }),
      [
        ...['edit', 'cash-in', 'cash-out', 'unfreeze', 'password-link'],
        ...['end-second-factor', 'reset-withdrawal-pin', 'move', ...traces, 'see-notes'],
      ],
    ],
    [
      'a blocked player',
      'admin',
      target('player', { status: 'blocked' }),
      ['edit', 'pay-out', 'freeze', 'password-link', 'move', ...traces, 'see-notes'],
    ],
    ['a declarator', 'admin', target('declare'), ['edit', 'password-link', ...traces, 'see-notes']],
    ['another admin', 'admin', target('admin', helped), [...traces, 'see-notes']],
    [
      'an agent',
      'superadmin',
      target('agent'),
      [...managed, 'change-role', 'float', 'move', ...traces, 'see-notes'],
    ],
    [
      'an admin',
      'superadmin',
      target('admin'),
      ['edit', 'password-link', 'change-role', 'float', ...traces, 'see-notes'],
    ],
    ['oneself', 'superadmin', target('superadmin', own), ['edit', ...traces]],
  ] as const)(
    'actionsOn about %s returns the actions of the table for a user of role %s',
    (_, role, about, actions) => {
      expect(actionsOn(reader(role), about)).toEqual(actions);
    },
  );

  it('actionsOn gives staff with a restricted account read-only access', () => {
    const restricted = reader('superadmin', { status: 'restricted' });
    expect(actionsOn(restricted, target('agent', helped))).toEqual([...traces, 'see-notes']);
  });

  it('actionsOn is empty for players and declarators about others', () => {
    for (const role of ['player', 'declare'] as const) {
      expect(actionsOn(reader(role), target('player', helped))).toEqual([]);
    }
  });
});

describe('rules by role', () => {
  it('mayBeExcluded is true for players only', () => {
    expect(roles.filter((role) => mayBeExcluded({ role }))).toEqual(['player']);
  });

  it('staffFactorConcerns is true for every role but players', () => {
    expect(roles.filter((role) => staffFactorConcerns({ role }))).toEqual([
      ...['agent', 'admin', 'superadmin', 'declare'],
    ]);
  });

  it.each<[string, Role, UserStatus, Role, boolean]>([
    ['settles', 'agent', 'activated', 'player', true],
    ['does not settle', 'agent', 'restricted', 'player', false],
    ['does not settle', 'admin', 'activated', 'player', false],
    ['does not settle', 'agent', 'activated', 'agent', false],
  ])('settlesFor: a parent %s, being %s and %s, for a %s', (_, role, status, of, settles) => {
    expect(settlesFor({ role, status }, { role: of })).toBe(settles);
  });

  it('settlesFor is false for a player without a parent', () => {
    expect(settlesFor(null, { role: 'player' })).toBe(false);
  });

  it('parentIdOfReferred is a referring agent, or the agent of a referring player', () => {
    expect(parentIdOfReferred({ id: 'a', role: 'agent', parentId: 'top' })).toBe('a');
    expect(parentIdOfReferred({ id: 'p', role: 'player', parentId: 'a' })).toBe('a');
    expect(parentIdOfReferred({ id: 'p', role: 'player', parentId: null })).toBeNull();
  });
});
