import { gameCategories, type GameCategory, type Role } from '@lobi/core/contract';
import type { MessageKey } from '@lobi/core/locales';
import { routeOf, type RouteName } from '@lobi/core/routes';
import { useAuth } from '@lobi/core/react';
import {
  useMessages,
  type BottomBarItem,
  type FooterColumn,
  type NavGroup,
  type NavItem,
} from '@lobi/ui';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useBrand } from '../config/brand-context.ts';
import { languageOf } from '../i18n/create-i18n.ts';
import { barItems } from './bottom-bar.ts';
import { titleKey } from './pages.ts';
import { useLobbyCounts } from './lobby-counts.ts';
import { navEntries, type NavEntry } from './nav-items.ts';
import { navIcons } from './nav-icons.ts';

type WordTable = Partial<Record<RouteName, Partial<Record<string, MessageKey>>>>;

/** Label for a role instead of the route's own, if there is space for it. */
const labelsByRole: WordTable = {
  'user.index': { agent: 'nav.downline' },
  'bet.index': { player: 'nav.myBets' },
};

/** The menus of the frame for the user. */
export interface Navigation {
  readonly groups: readonly NavGroup[];
  /** Links of the brand for the header, and for the footer. */
  readonly navbar: readonly NavItem[];
  readonly columns: readonly FooterColumn[];
  readonly bottomBar: readonly BottomBarItem[];
}

const groups = ['play', 'games', 'account', 'work'] as const;

/** Players and guests see the games in the menu; staff does not. */
const seesGames = (role: Role | undefined): boolean => role === undefined || role === 'player';

const lobbyPath = routeOf('game.index').path;
type Choice = GameCategory | 'favourites' | 'played' | 'newest';
const choiceHref = (choice: Choice): string => `${lobbyPath}?category=${choice}`;

/** Menus from the route table, translated, with the current page marked. */
export function useNavigation(): Navigation {
  const { t, i18n } = useTranslation();
  const brand = useBrand();
  const { user, status } = useAuth();
  const isGuest = status === 'guest';
  const { pathname, search, hash } = useLocation();
  const { lobby } = useMessages();
  const counts = useLobbyCounts();
  const choice = pathname === lobbyPath ? new URLSearchParams(search).get('category') : null;

  const toItem = ({ name, href, nav }: NavEntry, labels: WordTable = {}): NavItem => ({
    href,
    label: t(labels[name]?.[user?.role ?? ''] ?? `route.${name}`),
    ...navIcons[nav.icon],
    current: pathname === href && choice === null,
  });
  const toChoice = (name: Choice, count?: number): NavItem => ({
    href: choiceHref(name),
    label: lobby[name],
    ...navIcons[name],
    badge: count,
    current: choice === name,
  });
  const account = (name: RouteName, icon: keyof typeof navIcons, label: MessageKey): NavItem => {
    const href = routeOf(name).path;
    return { href, label: t(label), ...navIcons[icon], current: pathname === href };
  };

  const own = brand.own?.menusFor({
    user,
    pathname,
    language: languageOf(i18n),
    titleOf: (name) => t(titleKey(name)),
  });

  const entries = navEntries(brand, user);
  const bar = barItems[user?.role ?? 'guest'].flatMap((item) => {
    const entry = entries.find(({ name }) => name === item.name);
    return entry ? [{ ...item, entry, href: entry.href + (item.suffix ?? '') }] : [];
  });
  // Two entries may lead to one screen; the one with the matching full address is current.
  const here = [pathname + search + hash, pathname].find((address) =>
    bar.some(({ href }) => href === address),
  );
  const toBarItem = ({
    entry,
    href,
    label,
    icon,
    center,
  }: (typeof bar)[number]): BottomBarItem => ({
    ...toItem(entry),
    ...(icon && navIcons[icon]),
    ...(label && { label: t(label) }),
    href,
    current: href === here,
    center,
  });
  const guestItems = isGuest
    ? [account('login', 'login', 'app.login'), account('auth.register', 'register', 'app.register')]
    : [];
  const accountItems = user ? [account('dashboard', 'account', 'nav.group.account')] : guestItems;
  // A category without games is not offered; before the lobby was loaded this is unknown.
  const offered = (brand.own?.categories ?? gameCategories).filter(
    (name) => !counts || (counts.categories[name] ?? 0) > 0,
  );
  const choices = {
    play: [
      ...(user?.role === 'player'
        ? [
            ...(brand.own?.features.favourites !== false
              ? [toChoice('favourites', counts?.favourites)]
              : []),
            toChoice('played'),
          ]
        : []),
      ...(seesGames(user?.role) ? [toChoice('newest', counts?.newest)] : []),
    ],
    games: seesGames(user?.role)
      ? offered.map((name) => toChoice(name, counts?.categories[name]))
      : [],
    account: [],
    work: [],
  } as const;
  return {
    groups: groups.flatMap((group) => {
      const items = [
        ...entries
          .filter(({ name, nav }) => nav.group === group && !own?.hidden.includes(name))
          .map((entry) => toItem(entry, labelsByRole)),
        ...choices[group],
        ...(own?.groups[group] ?? []),
        ...(group === 'account' ? accountItems : []),
      ];
      return items.length > 0 ? [{ id: group, title: t(`nav.group.${group}`), items }] : [];
    }),
    navbar: own?.navbar ?? [],
    columns: own?.columns ?? [],
    // Until it is known who visits, the bar is empty, so that no item moves under a finger.
    bottomBar: user || isGuest ? [...(own?.bottomBar ?? bar.map(toBarItem)), ...accountItems] : [],
  };
}
