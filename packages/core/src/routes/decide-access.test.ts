import { describe, expect, it } from 'vitest';
import { roles, type Role } from '../contract/roles.ts';
import { decideAccess } from './decide-access.ts';
import { routeNames, routeOf, type RouteName } from './route-table.ts';

/**
 * Spec §2, written down a second time on purpose: roles that open each closed route. Only
 * `user.create`, `report.index`, `admin.change`, `admin.setting`, `admin.activity` and `fairness.show`
 * are ours: those who manage users, those who have a report and those who read it, those who change
 * what takes two people, those who read the audit log, and everybody.
 */
const openTo: Partial<Record<RouteName, readonly Role[]>> = {
  'user.create': ['agent', 'admin', 'superadmin'],
  'transaction.create': ['admin', 'agent'],
  'transaction.show': ['admin', 'agent'],
  'earning.index': ['admin', 'agent'],
  'earning.show': ['admin', 'agent'],
  'report.index': ['player', 'agent', 'admin', 'superadmin'],
  'game.create': ['admin', 'declare'],
  'game.show': ['player', 'admin', 'declare'],
  'admin.change': ['admin', 'superadmin'],
  'admin.setting': ['admin', 'superadmin'],
  'admin.activity': ['admin', 'superadmin'],
};
const open: readonly RouteName[] = [
  'root',
  'terms',
  'login',
  'auth.register',
  'password.reset',
  'game.index',
  'error.403',
  'fairness.show',
];
const areas: readonly Role[] = ['player', 'agent', 'admin'];

function expected(name: RouteName, role: Role | null) {
  if (open.includes(name)) return 'allow';
  if (!role) return 'login';
  const area = areas.find((candidate) => name.startsWith(`${candidate}.`));
  const allowed = openTo[name] ?? (area ? [area] : roles);
  return allowed.includes(role) ? 'allow' : 'error.403';
}

describe('decideAccess', () => {
  const cases = routeNames.flatMap((name) => [null, ...roles].map((role) => ({ name, role })));

  it.each(cases)('$name for $role follows the specification', ({ name, role }) => {
    expect(decideAccess(routeOf(name), role ? { role } : null)).toBe(expected(name, role));
  });

  it('fails closed on a role that does not exist', () => {
    const stranger = { role: 'owner' as Role };
    expect(decideAccess(routeOf('dashboard'), stranger)).toBe('error.403');
  });

  it('fails closed on an access rule that it does not understand', () => {
    const route = { access: { kind: 'everybody' } } as never;
    expect(decideAccess(route, { role: 'admin' })).toBe('error.403');
  });

  it('renders bare exactly the paths of the three areas', () => {
    const bare = routeNames.filter((name) => routeOf(name).layout === 'bare');
    const inArea = routeNames.filter((name) =>
      /\/(admin|player|agent)(\/|$)/.test(routeOf(name).path),
    );
    expect(bare).toEqual(inArea);
  });

  it('leaves the sidebar out of game.show only', () => {
    expect(routeNames.filter((name) => routeOf(name).layout === 'game')).toEqual(['game.show']);
  });
});
