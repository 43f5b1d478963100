import { useAuth } from '@lobi/core/react';
import { decideAccess } from '@lobi/core/routes';
import { useBrand } from '../config/brand-context.ts';
import { pageAt, titleKey } from '../page/pages.ts';
import { useEffect } from 'react';
import { usePageTitle } from '../page/use-page-title.ts';

/**
 * Sets the page title from the route as soon as it is entered: while its screen loads, and if it has
 * failed. The title of a page that the user may not open is not shown.
 * @source spec §2 (route name or title plus a suffix)
 */
export function RouteTitle({ pathname }: { pathname: string }) {
  const { user } = useAuth();
  const brand = useBrand();
  const page = pageAt(brand, pathname);
  const isOpen = page === undefined || decideAccess(page.row, user) === 'allow';
  usePageTitle(isOpen ? titleKey(page?.name ?? 'error.404') : undefined, undefined, 'route');
  const { report } = brand.own ?? {};
  const opened = isOpen ? (page?.name ?? 'error.404') : undefined;
  useEffect(() => {
    if (opened !== undefined) report?.({ page: opened });
  }, [opened, pathname, report]);
  return null;
}
