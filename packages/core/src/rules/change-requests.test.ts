import { describe, expect, it } from 'vitest';
import { roles, type Role } from '../contract/roles.ts';
import { changeRequestKinds } from '../contract/schemas/change-request.ts';
import { changeFault, mayAskFor, requesterFault, type DecidedChange } from './change-requests.ts';
import { canManageGame } from './game-access.ts';
import type { Reader } from './may-manage.ts';
import { reachOf, visibility, type VisibleSubject } from './visibility.ts';

const reader = (role: Role, rest: Partial<Reader> = {}): Reader => ({
  id: 'reader',
  role,
  status: 'activated',
  ...rest,
});

const request = (rest: Partial<DecidedChange> = {}): DecidedChange => ({
  kind: 'bet.void',
  askedById: 'requester',
  person: { id: 'person', role: 'player', parentId: null },
  ...rest,
});

describe('a change with a second approval', () => {
  it('requesterFault stops a change of a requester who may no longer request it', () => {
    expect(requesterFault('bet.void', reader('admin'))).toBeUndefined();
    expect(requesterFault('bet.void', reader('player'))).toBe('conflict');
    expect(requesterFault('bet.void', reader('admin', { status: 'restricted' }))).toBe('conflict');
    expect(requesterFault('bet.void', undefined)).toBe('conflict');
  });

  it('mayAskFor allows staff, or superadmins only, depending on the kind of change', () => {
    const byAdmins = changeRequestKinds.filter((kind) => mayAskFor(kind, { role: 'admin' }));
    expect(byAdmins).toEqual([
      'user.agent',
      'channel.create',
      'channel.update',
      'gateway.update',
      'provider.update',
      'provider.lift',
      'bet.void',
      'transfer.reverse',
    ]);
    for (const kind of changeRequestKinds) {
      expect(roles.filter((role) => mayAskFor(kind, { role })).slice(-1)).toEqual(['superadmin']);
    }
  });

  it.each<[string, Partial<DecidedChange>, Reader, string | undefined]>([
    ['another admin', {}, reader('admin'), undefined],
    ['the user who asked', {}, reader('admin', { id: 'requester' }), 'own_request'],
    ['the user concerned', {}, reader('superadmin', { id: 'person' }), 'own_request'],
    ['an agent', {}, reader('agent'), 'forbidden'],
    ['a restricted admin', {}, reader('admin', { status: 'restricted' }), 'forbidden'],
    ['an admin, about a role', { kind: 'user.role' }, reader('admin'), 'forbidden'],
    ['a superadmin, about a role', { kind: 'user.role' }, reader('superadmin'), undefined],
    [
      'an admin, about a setting',
      { kind: 'setting.update', person: null },
      reader('admin'),
      undefined,
    ],
    [
      'an admin, about another admin',
      { person: { id: 'person', role: 'admin', parentId: null } },
      reader('admin'),
      'forbidden',
    ],
    ['an admin, about no person', { person: null }, reader('admin'), undefined],
  ])('changeFault returns %s by the table', (_, rest, by, fault) => {
    expect(changeFault(request(rest), by)).toBe(fault);
  });
});

describe('canManageGame', () => {
  it.each<[Role, string | null | undefined, boolean]>([
    ['declare', 'reader', true],
    ['declare', 'other', false],
    ['declare', null, false],
    ['declare', undefined, false],
    ['admin', 'other', true],
    ['superadmin', null, true],
    ['admin', undefined, false],
    ['agent', 'reader', false],
    ['player', 'reader', false],
  ])(
    'canManageGame lets a user of the role %s run the games of %s: %s',
    (role, declaratorId, isRunning) => {
      expect(canManageGame(reader(role), declaratorId)).toBe(isRunning);
    },
  );
});

describe('visibility', () => {
  const subjects = Object.keys(visibility) as VisibleSubject[];

  it('visibility is all for staff', () => {
    for (const subject of subjects) {
      expect([reachOf(subject, 'admin'), reachOf(subject, 'superadmin')]).toEqual(['all', 'all']);
    }
  });

  it.each<[VisibleSubject, string, string, string]>([
    ['users', 'self', 'downline', 'self'],
    ['wallets', 'self', 'downline', 'none'],
    ['queue', 'none', 'downline', 'none'],
    ['traces', 'self', 'self', 'self'],
  ])('reachOf %s is %s for players, %s for agents, %s for declarators', (subject, ...reaches) => {
    const others = ['player', 'agent', 'declare'] as const;
    expect(others.map((role) => reachOf(subject, role))).toEqual(reaches);
  });
});
