import { roles, type Role } from '@lobi/core/contract';
import { decideAccess, routeAt, routeOf } from '@lobi/core/routes';
import { describe, expect, it } from 'vitest';
import { dashboardPath, startPath } from './role-home.ts';

const dashboards: Readonly<Record<Role, string>> = {
  player: '/player/dashboard',
  agent: '/agent/dashboard',
  admin: '/admin/dashboard',
  superadmin: '/admin/dashboard',
  declare: '/game/create',
};

describe('the dashboard of a role', () => {
  it.each(roles)('the dashboard of %s has a separate address', (role) => {
    expect(dashboardPath(role)).toBe(dashboards[role]);
  });

  it.each(roles)('the dashboard of %s opens for that role', (role) => {
    const name = routeAt(dashboardPath(role));
    expect(name && decideAccess(routeOf(name), { role })).toBe('allow');
  });
});

describe('the page after signing in', () => {
  it.each(roles.filter((role) => role !== 'player'))(
    'the page after signing in of %s is its dashboard',
    (role) => {
      expect(startPath(role)).toBe(dashboards[role]);
    },
  );

  it('the page after signing in of a player is the lobby', () => {
    expect(startPath('player')).toBe('/game');
  });
});
