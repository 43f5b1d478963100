import type { MessageKey } from '@lobi/core/locales';
import {
  pathPattern,
  routeAt,
  routeNames,
  routeOf,
  type RouteName,
  type RouteRow,
} from '@lobi/core/routes';
import type { Brand } from '../config/brand-schema.ts';
import type { Page } from '../config/own-parts.ts';

/** Every page of the brand, its own first. */
export const brandPages = ({ own }: Brand): readonly Page[] =>
  own?.pages ?? routeNames.map((name) => ({ name, row: routeOf(name) }));

/** A route with this brand's access rules; `undefined` if it is disabled. */
export const brandRoute = ({ own }: Brand, name: RouteName): RouteRow | undefined =>
  own ? own.pages.find((page) => page.name === name)?.row : routeOf(name);

/** Page at a path; `undefined` if the brand has none. */
export function pageAt({ own }: Brand, pathname: string): Page | undefined {
  if (own) return own.pages.find(({ row }) => pathPattern(row.path).test(pathname));
  const name = routeAt(pathname);
  return name && { name, row: routeOf(name) };
}

/**
 * Returns whether an address leads to a page that the brand has disabled. Other addresses, such as
 * files, other sites and replacement pages of the brand, are open.
 */
export function isClosed(brand: Brand, href: string): boolean {
  const { own } = brand;
  const [pathname = ''] = href.split(/[?#]/);
  const name = own && routeAt(pathname);
  if (name === undefined || own?.pages.some((page) => page.name === name)) return false;
  const page = pageAt(brand, pathname);
  return page === undefined || routeNames.some((each) => each === page.name);
}

/** Message key of a page's title; pages of the brand have their own text for it. */
export const titleKey = (name: string): MessageKey => `route.${name}` as MessageKey;
