import type { Role } from '@lobi/core/contract';
import type { MessageKey } from '@lobi/core/locales';
import type { RouteName } from '@lobi/core/routes';
import type { navIcons } from './nav-icons.ts';

/** An item of the bottom bar, with its differences from its row in the route table. */
export interface BarItem {
  readonly name: RouteName;
  /** Short label, five of which fit; default the route's own. */
  readonly label?: MessageKey;
  readonly icon?: keyof typeof navIcons;
  /** Appended to the address of the route. */
  readonly suffix?: string;
  /** The emphasized item in the centre. */
  readonly center?: boolean;
}

/** Hash that moves the focus of the lobby to its search. */
export const searchHash = '#search';

const lobby: BarItem = { name: 'game.index' };

/** Items of the bottom bar for each role, from the start; the account follows them. @source ours */
export const barItems: Readonly<Record<Role | 'guest', readonly BarItem[]>> = {
  guest: [lobby],
  player: [
    lobby,
    { name: 'game.index', label: 'nav.search', icon: 'search', suffix: searchHash },
    { name: 'player.wallet.deposit', center: true },
    { name: 'bet.index' },
  ],
  agent: [
    { name: 'agent.dashboard', label: 'nav.home' },
    { name: 'user.index', label: 'nav.downline' },
    // The recipient is chosen in the list.
    {
      name: 'user.index',
      label: 'nav.transfer',
      icon: 'transactions',
      suffix: '?status=activated',
      center: true,
    },
    { name: 'earning.index', label: 'nav.commission' },
  ],
  declare: [lobby, { name: 'game.create', label: 'nav.console' }],
  admin: [
    lobby,
    { name: 'user.index' },
    { name: 'admin.transaction', label: 'nav.queue' },
    { name: 'admin.dashboard' },
  ],
  superadmin: [
    { name: 'admin.dashboard' },
    { name: 'admin.transaction', label: 'nav.queue' },
    { name: 'admin.change', label: 'nav.changes' },
    { name: 'user.index' },
  ],
};
