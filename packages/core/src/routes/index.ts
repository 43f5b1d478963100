export { buildPath, type RouteParams } from './build-path.ts';
export { decideAccess, type AccessDecision, type Visitor } from './decide-access.ts';
export { safeReturnPath } from './return-path.ts';
export { pathPattern, routeAt } from './route-at.ts';
export {
  routeNames,
  routeOf,
  routeTable,
  type RouteAccess,
  type RouteLayout,
  type RouteName,
  type RouteNav,
  type RouteRow,
  type RouteTable,
} from './route-table.ts';
