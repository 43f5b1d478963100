import type { Role, User } from '@lobi/core/contract';
import { decideAccess, routeNames, type RouteName, type RouteNav } from '@lobi/core/routes';
import type { Brand } from '../config/brand-schema.ts';
import { brandRoute } from './pages.ts';

/** An entry of a menu: route, address and icon. Its label is `route.<name>` or the role's own. */
export interface NavEntry {
  readonly name: RouteName;
  readonly href: string;
  readonly nav: RouteNav;
}

const sees = (nav: RouteNav, role: Role | undefined): boolean =>
  !nav.roles || (role !== undefined && nav.roles.includes(role));

/**
 * Menu of a visitor, from the route table: the permitted routes in the table's order. A route of a
 * wallet leads to the visitor's own.
 */
export function navEntries(brand: Brand, user: User | null): NavEntry[] {
  return routeNames.flatMap((name) => {
    const route = brandRoute(brand, name);
    const nav = route?.nav;
    if (!nav || !sees(nav, user?.role) || decideAccess(route, user) !== 'allow') return [];
    const href = route.path.replace(':walletId', user?.wallet.id ?? '');
    return [{ name, href, nav }];
  });
}
