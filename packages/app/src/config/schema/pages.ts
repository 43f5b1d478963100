import { roles } from '@lobi/core/contract';
import { routeNames, type RouteName } from '@lobi/core/routes';
import * as z from 'zod/mini';
import { menuGroups, pageLayouts, replaceableRoutes, switchableRoutes } from '../pages.ts';
import { drawing, loadOf, ownTexts, pageName, roleList } from './values.ts';

export const pagePath = z.string().check(
  z.regex(/^(\/(:?[A-Za-z0-9_-]+))+$/, {
    error: 'must be a path such as "/promo" or "/promo/:promoId".',
  }),
);

export const link = z
  .strictObject({
    /** Name of a page, such as `game.index`; either this or `href`. */
    route: z.optional(z.string()),
    /** Path of this site, or address of another one. */
    href: z.optional(
      z.string().check(
        z.refine((value) => /^\/(?!\/)/.test(value) || /^(https?|mailto|tel):/.test(value), {
          error: 'must be a path of this site or a complete address that begins with https://.',
        }),
      ),
    ),
    /** Words of the link; default the title of the page. An address needs them. */
    label: z.optional(ownTexts),
    /** Drawing of 24 × 24 beside the words. */
    icon: z.optional(drawing),
    /** Readers who see it; default everyone who may open the page. */
    roles: z.optional(z.array(z.enum([...roles, 'guest'])).check(z.minLength(1))),
  })
  .check(
    z.refine(({ route, href }) => (route === undefined) !== (href === undefined), {
      error: 'must name either a route or an href.',
    }),
    z.refine(({ href, label }) => href === undefined || label !== undefined, {
      error: 'needs a label, since an address has no title.',
    }),
  );

export const links = (maximum: number) => z.array(link).check(z.maxLength(maximum));

export const added = z.strictObject({
  /** Name for links, such as `promo.index`. */
  name: pageName,
  /** Address; parts with a colon are parameters, which `usePage` gives. */
  path: pagePath,
  /** Title of the page and of its links. */
  title: ownTexts,
  /** Roles that may open it, or everyone signed in. Default everyone. */
  access: z.optional(
    z.union([z.enum(['public', 'auth']), roleList], {
      error: 'must be "public", "auth", or a list of roles such as ["player"].',
    }),
  ),
  /** `shell` (default): with menu and footer; `bare`: the frame of the player, agent and admin areas. */
  layout: z.optional(z.enum(pageLayouts)),
  /** Imports the file whose default export is the page. */
  load: loadOf(),
  /** Its place in the menu beside the page; without it there is none. */
  nav: z.optional(
    z.strictObject({
      /** Group of the menu; default `play`. */
      group: z.optional(z.enum(menuGroups)),
      /** Drawing of 24 × 24; default a page of paper. */
      icon: z.optional(drawing),
      /** Roles that see it there, among those that may open the page; default all of them. */
      roles: z.optional(roleList),
    }),
  ),
});

/** Changes to the pages of the app. */
export const pageChanges = z.strictObject({
  /** Pages that are added, with guard, title, frame and menu item like any other. */
  extend: z.optional(z.array(added)),
  /** Imports of components that are shown instead of pages; the guard stays before them. */
  replace: z.optional(z.partialRecord(z.enum(replaceableRoutes), loadOf())),
  /** Pages that are switched off; links to them become plain text. */
  disable: z.optional(z.array(z.enum(switchableRoutes))),
  /** Other titles of pages, also in menus. */
  titles: z.optional(z.partialRecord(z.enum(routeNames as [RouteName]), ownTexts)),
  /** Roles that may open a page, among those that may anyway. */
  roles: z.optional(z.partialRecord(z.enum(routeNames as [RouteName]), roleList)),
});

/** Changes to the menus. */
export const navigation = z.strictObject({
  /** Links in the head of the page; wide pages only. */
  navbar: z.optional(links(4)),
  /** Menu beside the page; wide pages only. */
  sidebar: z.optional(
    z.strictObject({
      /** Links after the menu's own. */
      add: z.optional(links(12)),
      /** Pages left out of the menu; they can still be opened. */
      hide: z.optional(z.array(z.enum(routeNames as [RouteName]))),
    }),
  ),
  /** Places under the thumb, instead of those of a role; the account comes after them. */
  bottomBar: z.optional(
    z.partialRecord(z.enum([...roles, 'guest']), links(4).check(z.minLength(1))),
  ),
  /** Foot of every page. */
  footer: z.optional(
    z.strictObject({
      /** Columns after the footer's own. */
      columns: z.optional(
        z
          .array(
            z.strictObject({
              /** Heading of the column. */
              title: ownTexts,
              /** Links of the column. */
              links: links(8).check(z.minLength(1)),
            }),
          )
          .check(z.maxLength(3)),
      ),
    }),
  ),
});
