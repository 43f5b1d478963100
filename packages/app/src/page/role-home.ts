import type { Role } from '@lobi/core/contract';
import { routeOf, type RouteName } from '@lobi/core/routes';

/** Dashboard of each role; for declarators the console of their games. */
const dashboards = {
  player: 'player.dashboard',
  agent: 'agent.dashboard',
  admin: 'admin.dashboard',
  superadmin: 'admin.dashboard',
  declare: 'game.create',
} as const satisfies Record<Role, RouteName>;

/** Address of a role's dashboard. @source ours – spec §2 names the screens of three roles */
export const dashboardPath = (role: Role): string => routeOf(dashboards[role]).path;

/**
 * First page after sign-in: players in the lobby, staff and agents on their dashboard.
 * @source ours – spec §6 redirects to login, and does not show where a login leads
 */
export const startPath = (role: Role): string =>
  role === 'player' ? routeOf('game.index').path : dashboardPath(role);
