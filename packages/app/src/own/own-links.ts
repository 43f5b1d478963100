import { decideAccess } from '@lobi/core/routes';
import type { NavItem } from '@lobi/ui';
import type { BrandInput } from '../config/brand-schema.ts';
import type { AddedLanguages } from '../config/languages.ts';
import type { MenuReader, OwnMenus, Page } from '../config/own-parts.ts';
import { menuGroups, type AddedPage, type BrandLink } from '../config/pages.ts';
import { textIn } from '../config/plugins.ts';
import { navIcons } from '../page/nav-icons.ts';

const filled = (path: string, { user }: MenuReader): string =>
  path.replace(':walletId', user?.wallet.id ?? '').replace(':userId', user?.id ?? '');

/** Links of the brand that the user may follow, in order. */
function shownLinks(
  links: readonly BrandLink[],
  pages: readonly Page[],
  reader: MenuReader,
  languages: AddedLanguages,
): NavItem[] {
  const { user, language, pathname, titleOf } = reader;
  return links.flatMap(({ route, href, label, icon, roles }): NavItem[] => {
    if (roles && !roles.includes(user?.role ?? 'guest')) return [];
    const text = label === undefined ? '' : textIn(label, language, languages);
    if (href !== undefined) {
      return [{ href, label: text || href, icon, current: href === pathname }];
    }
    const page = pages.find(({ name }) => name === route);
    if (!page || decideAccess(page.row, user) !== 'allow') return [];
    const path = filled(page.row.path, reader);
    return [
      {
        href: path,
        label: text || titleOf(page.name),
        current: path === pathname,
        ...(page.row.nav && navIcons[page.row.nav.icon]),
        ...(icon !== undefined && { icon, iconCurrent: icon }),
      },
    ];
  });
}

/** Menu entries that a brand adds, for one user. */
export function createOwnMenus(
  navigation: NonNullable<BrandInput['navigation']> = {},
  pages: readonly Page[],
  added: readonly AddedPage[],
  languages: AddedLanguages,
): (reader: MenuReader) => OwnMenus {
  const { navbar = [], sidebar = {}, bottomBar = {}, footer = {} } = navigation;
  const linksIn = (group: string): BrandLink[] => [
    ...added.flatMap(({ name, nav }) =>
      nav?.group === group ? [{ route: name, icon: nav.icon, roles: nav.roles }] : [],
    ),
    ...(group === 'play' ? (sidebar.add ?? []) : []),
  ];
  return (reader) => {
    const shown = (links: readonly BrandLink[]) => shownLinks(links, pages, reader, languages);
    const places = bottomBar[reader.user?.role ?? 'guest'];
    return {
      groups: Object.fromEntries(menuGroups.map((group) => [group, shown(linksIn(group))])),
      navbar: shown(navbar),
      columns: (footer.columns ?? [])
        .map(({ title, links }) => ({
          title: textIn(title, reader.language, languages),
          links: shown(links),
        }))
        .filter(({ links }) => links.length > 0),
      bottomBar: places && shown(places),
      hidden: sidebar.hide ?? [],
    };
  };
}
