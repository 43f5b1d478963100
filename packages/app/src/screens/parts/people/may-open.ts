import type { User } from '@lobi/core/contract';
import { decideAccess, routeOf, type RouteName } from '@lobi/core/routes';

/** May this person open that page at all? */
export const mayOpen = (reader: User | null, name: RouteName): boolean =>
  decideAccess(routeOf(name), reader) === 'allow';
