import { routeNames, routeOf, type RouteName } from '@lobi/core/routes';
import { matchPath } from 'react-router-dom';

/** Route of a path, `undefined` where there is none. */
export const routeAt = (pathname: string): RouteName | undefined =>
  routeNames.find((candidate) => matchPath(routeOf(candidate).path, pathname) !== null);
