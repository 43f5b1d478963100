import type { MessageKey } from '@lobi/core/locales';
import { routeOf, type RouteName } from '@lobi/core/routes';
import { useAuth } from '@lobi/core/react';
import type { BottomBarItem, NavGroup, NavItem } from '@lobi/ui';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { barPlaces } from './bottom-bar.ts';
import { navEntries, type NavEntry } from './nav-items.ts';
import { navIcons } from './nav-icons.ts';

type WordTable = Partial<Record<RouteName, Partial<Record<string, MessageKey>>>>;

/** Words that a role reads in place of the route's own, where there is room for them. */
const ownWords: WordTable = {
  'user.index': { agent: 'nav.downline' },
  'bet.index': { player: 'nav.myBets' },
};

/** The menus of the frame for whoever looks at it. */
export interface Navigation {
  readonly groups: readonly NavGroup[];
  readonly bottomBar: readonly BottomBarItem[];
}

const groups = ['play', 'account', 'work'] as const;

/** Menus from the route table, in the reader's words, with the current page marked. */
export function useNavigation(): Navigation {
  const { t } = useTranslation();
  const { user } = useAuth();
  const { pathname, search, hash } = useLocation();

  const toItem = ({ name, href, nav }: NavEntry, words: WordTable = {}): NavItem => ({
    href,
    label: t(words[name]?.[user?.role ?? ''] ?? `route.${name}`),
    ...navIcons[nav.icon],
    current: pathname === href,
  });
  const account = (name: RouteName, icon: keyof typeof navIcons, label: MessageKey): NavItem => {
    const href = routeOf(name).path;
    return { href, label: t(label), ...navIcons[icon], current: pathname === href };
  };

  const entries = navEntries(user);
  const places = barPlaces[user?.role ?? 'guest'].flatMap((place) => {
    const entry = entries.find(({ name }) => name === place.name);
    return entry ? [{ ...place, entry, href: entry.href + (place.suffix ?? '') }] : [];
  });
  // Two places may lead to one screen; the one with the whole address is it.
  const here = [pathname + search + hash, pathname].find((address) =>
    places.some(({ href }) => href === address),
  );
  const toPlace = ({
    entry,
    href,
    label,
    icon,
    center,
  }: (typeof places)[number]): BottomBarItem => ({
    ...toItem(entry),
    ...(icon && navIcons[icon]),
    ...(label && { label: t(label) }),
    href,
    current: href === here,
    center,
  });
  const own = user
    ? [account('dashboard', 'account', 'nav.group.account')]
    : [
        account('login', 'login', 'app.login'),
        account('auth.register', 'register', 'app.register'),
      ];
  return {
    groups: groups.flatMap((group) => {
      const items = [
        ...entries.filter(({ nav }) => nav.group === group).map((entry) => toItem(entry, ownWords)),
        ...(group === 'account' ? own : []),
      ];
      return items.length > 0 ? [{ id: group, title: t(`nav.group.${group}`), items }] : [];
    }),
    bottomBar: [...places.map(toPlace), ...own],
  };
}
