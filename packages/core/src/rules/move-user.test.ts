import { describe, expect, it } from 'vitest';
import { assertMayGetRole, assertMayMoveBelow, assertMovable } from './move-user.ts';

const failing = (code: string) => expect.objectContaining({ code });

describe('a move below another agent', () => {
  it.each(['player', 'agent'] as const)('a user of the role %s is moved', (role) => {
    expect(() => assertMovable({ role, parentId: 'maya' }, 'budi')).not.toThrow();
    expect(() => assertMovable({ role, parentId: 'maya' }, null)).not.toThrow();
  });

  it.each(['admin', 'superadmin', 'declare'] as const)(
    'a user of the role %s is not moved',
    (role) => {
      expect(() => assertMovable({ role, parentId: null }, 'budi')).toThrow(failing('validation'));
    },
  );

  it('no user is moved to the present place', () => {
    const player = { role: 'player', parentId: 'maya' } as const;
    expect(() => assertMovable(player, 'maya')).toThrow(failing('validation'));
    expect(() => assertMovable({ ...player, parentId: null }, null)).toThrow(failing('validation'));
  });

  const agent = { role: 'agent', status: 'activated', commissionBp: 200 } as const;

  it('a user is moved below an activated agent with a rate that is not lower', () => {
    expect(() => assertMayMoveBelow({ commissionBp: 200 }, agent, false)).not.toThrow();
    expect(() => assertMayMoveBelow({ commissionBp: null }, agent, false)).not.toThrow();
  });

  it.each([
    ['below the own downline', agent, true, 'own_downline'],
    ['below a restricted agent', { ...agent, status: 'restricted' }, false, 'validation'],
    ['below a player', { ...agent, role: 'player' }, false, 'validation'],
    ['below an agent with a lower rate', { ...agent, commissionBp: 199 }, false, 'rate_above_own'],
    ['below an agent without a rate', { ...agent, commissionBp: null }, false, 'rate_above_own'],
  ] as const)('no agent of 2 percent is moved %s', (_title, parent, isOwnDownline, code) => {
    expect(() => assertMayMoveBelow({ commissionBp: 200 }, parent, isOwnDownline)).toThrow(
      failing(code),
    );
  });
});

describe('another role', () => {
  const player = { role: 'player', status: 'activated' } as const;
  const free = { hasDownline: false, hasOpenWork: false, hasMoney: false, hasAgent: false };

  it('nothing but money and an agent above depends on the role of a money holder', () => {
    const ties = { ...free, hasMoney: true, hasAgent: true };
    expect(() => assertMayGetRole(player, 'agent', ties)).not.toThrow();
  });

  it.each([
    ['player', player, free, 'validation'],
    ['agent', { ...player, status: 'blocked' }, free, 'status_not_allowed'],
    ['agent', player, { ...free, hasDownline: true }, 'has_downline'],
    ['agent', player, { ...free, hasOpenWork: true }, 'has_open_work'],
    ['declare', player, { ...free, hasMoney: true }, 'has_money'],
    ['admin', player, { ...free, hasAgent: true }, 'has_agent'],
  ] as const)('the role %s is denied to %j with the ties %j', (role, user, ties, code) => {
    expect(() => assertMayGetRole(user, role, ties)).toThrow(failing(code));
  });
});
