import { useAuth } from '@lobi/core/react';
import { decideAccess, routeAt, routeOf } from '@lobi/core/routes';
import { usePageTitle } from '../page/use-page-title.ts';

/**
 * Names the page after its route, from the moment it is entered: while its screen loads, and where
 * it has failed. A page that the reader may not open is not named.
 * @source spec §2 (route name or title plus a suffix)
 */
export function RouteTitle({ pathname }: { pathname: string }) {
  const { user } = useAuth();
  const name = routeAt(pathname);
  const isOpen = name === undefined || decideAccess(routeOf(name), user) === 'allow';
  usePageTitle(isOpen ? `route.${name ?? 'error.404'}` : undefined, undefined, 'route');
  return null;
}
