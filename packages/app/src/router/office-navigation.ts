import type { MessageKey } from '@lobi/core/locales';
import type { RouteName } from '@lobi/core/routes';
import { useAuth } from '@lobi/core/react';
import { useList } from '@lobi/core/react/lists';
import type { NavItem } from '@lobi/ui';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useBrand } from '../config/brand-context.ts';
import { navEntries } from '../page/nav-items.ts';
import { navIcons } from '../page/nav-icons.ts';
import { mayOpen } from '../screens/parts/people/may-open.ts';

/** Items of the rail from the top; only those that the user may open are shown. */
const railPages: readonly RouteName[] = [
  'admin.dashboard',
  'agent.dashboard',
  'admin.transaction',
  'user.index',
  'transaction.index',
  'earning.index',
  'report.index',
  'game.create',
  'admin.channel',
  'admin.gateway',
  'admin.provider',
  'admin.change',
  'admin.setting',
  'admin.report',
  'admin.audit',
  'admin.activity',
  'agent.wallet.deposit',
  'agent.wallet.withdraw',
  'game.index',
];

/** Names that fit under an icon, if the route's own is too long. */
const shortNames: Partial<Record<RouteName, MessageKey>> = {
  'admin.transaction': 'nav.queue',
  'admin.channel': 'nav.channels',
  'admin.gateway': 'nav.gateways',
  'admin.provider': 'nav.providers',
  'admin.change': 'nav.changes',
  'admin.setting': 'nav.settings',
  'admin.audit': 'nav.audit',
  'admin.activity': 'nav.log',
  'game.create': 'nav.console',
};

/** Returns the number of unclaimed requests; nothing for users who do not work on the queue. */
function useWaiting(isReviewer: boolean): number {
  const queue = useList('transaction.queue', isReviewer ? {} : null, {
    status: 'open',
    perPage: 1,
  });
  return queue.status === 'ready' ? queue.answer.counts.pending : 0;
}

/**
 * The back office's navigation, from the rows of the route table.
 * @source ours – spec §2 renders it bare
 */
export function useOfficeNavigation(): readonly NavItem[] {
  const { t } = useTranslation();
  const { user } = useAuth();
  const { pathname } = useLocation();
  const brand = useBrand();
  const waiting = useWaiting(mayOpen(user, 'admin.transaction'));
  return navEntries(brand, user)
    .filter(({ name }) => railPages.includes(name))
    .toSorted((first, second) => railPages.indexOf(first.name) - railPages.indexOf(second.name))
    .map(({ name, href, nav }) => ({
      href,
      label: t(
        name === 'user.index' && user?.role === 'agent'
          ? 'nav.downline'
          : (shortNames[name] ?? `route.${name}`),
      ),
      ...navIcons[nav.icon],
      current: pathname === href || pathname.startsWith(`${href}/`),
      ...(name === 'admin.transaction' && waiting > 0 && { badge: waiting }),
    }));
}
