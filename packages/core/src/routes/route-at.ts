import { routeNames, routeOf, type RouteName } from './route-table.ts';

/**
 * Returns the pattern by which a router matches a path: case-insensitive, with or without a slash
 * at the end.
 */
export const pathPattern = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll(/\/:[^/]+/g, '/[^/]+').replace(/\/$/, '')}/?$`, 'i');

const patterns = routeNames.map((name) => [name, pathPattern(routeOf(name).path)] as const);

/**
 * Route of a path, the first match in the order of the table; `undefined` without a match.
 * @example routeAt('/wallet/7') // 'wallet.show'
 * @source ours
 */
export const routeAt = (pathname: string): RouteName | undefined =>
  patterns.find(([, pattern]) => pattern.test(pathname))?.[0];
