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

/** A route as this brand lets people open it; `undefined` where it is switched off. */
export const brandRoute = ({ own }: Brand, name: RouteName): RouteRow | undefined =>
  own ? own.pages.find((page) => page.name === name)?.row : routeOf(name);

/** Page at a path; `undefined` where the brand has none. */
export function pageAt({ own }: Brand, pathname: string): Page | undefined {
  if (own) return own.pages.find(({ row }) => pathPattern(row.path).test(pathname));
  const name = routeAt(pathname);
  return name && { name, row: routeOf(name) };
}

/**
 * Does an address lead to a page of ours that the brand has switched off? Other addresses, such as
 * those of files, of other sites and of pages that the brand has put in the place, are open.
 */
export function isClosed(brand: Brand, href: string): boolean {
  const { own } = brand;
  const [pathname = ''] = href.split(/[?#]/);
  const name = own && routeAt(pathname);
  if (name === undefined || own?.pages.some((page) => page.name === name)) return false;
  const page = pageAt(brand, pathname);
  return page === undefined || routeNames.some((each) => each === page.name);
}

/** Key of a page's title; pages of the brand bring their own text for it. */
export const titleKey = (name: string): MessageKey => `route.${name}` as MessageKey;
