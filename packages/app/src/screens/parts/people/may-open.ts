import type { User } from '@lobi/core/contract';
import { decideAccess, routeOf, type RouteName } from '@lobi/core/routes';

/** Returns whether this user may open that page. */
export const mayOpen = (reader: User | null, name: RouteName): boolean =>
  decideAccess(routeOf(name), reader) === 'allow';
