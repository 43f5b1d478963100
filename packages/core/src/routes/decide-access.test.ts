import { describe, expect, it } from 'vitest';
import { roles, type Role } from '../contract/roles.ts';
import { decideAccess } from './decide-access.ts';
import { routeNames, routeOf, type RouteName } from './route-table.ts';

/**
 * Spec §2 and §6, written a second time on purpose: roles that may open each restricted route.
 * `superadmin` is ours in every row, as the specification assigns no route to it; so are the rows
 * `user.create`, `report.index`, `agent.transaction`, `admin.report`, `admin.change`, `admin.setting`,
 * `admin.audit` and `admin.activity`.
 */
const openTo: Partial<Record<RouteName, readonly Role[]>> = {
  'user.create': ['agent', 'admin', 'superadmin'],
  'transaction.create': ['admin', 'agent', 'superadmin'],
  'transaction.show': ['admin', 'agent', 'superadmin'],
  'earning.index': ['admin', 'agent', 'superadmin'],
  'earning.show': ['admin', 'agent', 'superadmin'],
  'report.index': ['player', 'agent', 'admin', 'superadmin'],
  'game.create': ['admin', 'declare', 'superadmin'],
  'game.show': ['player', 'admin', 'declare', 'superadmin'],
  'player.dashboard': ['player'],
  'player.wallet.deposit': ['player'],
  'player.wallet.withdraw': ['player'],
  'player.transaction.show': ['player'],
  'agent.dashboard': ['agent'],
  'agent.wallet.deposit': ['agent'],
  'agent.wallet.withdraw': ['agent'],
  'agent.transaction': ['agent'],
  'agent.transaction.show': ['agent'],
  'admin.dashboard': ['admin', 'superadmin'],
  'admin.gateway': ['admin', 'superadmin'],
  'admin.provider': ['admin', 'superadmin'],
  'admin.channel': ['admin', 'superadmin'],
  'admin.channel.create': ['admin', 'superadmin'],
  'admin.channel.edit': ['admin', 'superadmin'],
  'admin.transaction': ['admin', 'superadmin'],
  'admin.transaction.show': ['admin', 'superadmin'],
  'admin.report': ['admin', 'superadmin'],
  'admin.change': ['admin', 'superadmin'],
  'admin.setting': ['admin', 'superadmin'],
  'admin.audit': ['admin', 'superadmin'],
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
/** Routes for every signed-in user. */
const signedIn: readonly RouteName[] = [
  'dashboard',
  'user.index',
  'user.show',
  'user.edit',
  'activity.index',
  'limit.index',
  'notification.index',
  'wallet.show',
  'ledger.index',
  'transaction.index',
  'bet.index',
  'game.live',
  'game.casino',
  'game.provider',
];

function expected(name: RouteName, role: Role | null) {
  if (open.includes(name)) return 'allow';
  if (!role) return 'login';
  if (signedIn.includes(name)) return 'allow';
  return openTo[name]?.includes(role) ? 'allow' : 'error.403';
}

describe('decideAccess', () => {
  const cases = routeNames.flatMap((name) => [null, ...roles].map((role) => ({ name, role })));

  // id: decide-access-table
  it.each(cases)('$name for $role follows the specification', ({ name, role }) => {
    expect(decideAccess(routeOf(name), role ? { role } : null)).toBe(expected(name, role));
  });

  // id: decide-access-unknown-role
  it('decideAccess fails closed on a role that does not exist', () => {
    const stranger = { role: 'owner' as Role };
    expect(decideAccess(routeOf('dashboard'), stranger)).toBe('error.403');
  });

  it('decideAccess fails closed on an unknown access rule', () => {
    const route = { access: { kind: 'everybody' } } as never;
    expect(decideAccess(route, { role: 'admin' })).toBe('error.403');
  });

  it('the routes without a layout are exactly those of the three areas', () => {
    const bare = routeNames.filter((name) => routeOf(name).layout === 'bare');
    const inArea = routeNames.filter((name) =>
      /\/(admin|player|agent)(\/|$)/.test(routeOf(name).path),
    );
    expect(bare).toEqual(inArea);
  });

  it('game.show is the only route without a sidebar', () => {
    expect(routeNames.filter((name) => routeOf(name).layout === 'game')).toEqual(['game.show']);
  });
});
