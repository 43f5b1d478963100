import { roleGroups, type Role } from '../contract/roles.ts';

/** Visitors who may open a route: anyone, any signed-in user, or these roles. */
export type RouteAccess =
  | { readonly kind: 'public' }
  | { readonly kind: 'auth' }
  | { readonly kind: 'roles'; readonly roles: readonly Role[] };

/** Frame around a screen: full shell, shell without sidebar, or none. */
export type RouteLayout = 'shell' | 'game' | 'bare';

/** Position of a route in the menus. Routes of the user's own wallet have its id as parameter. */
export interface RouteNav {
  readonly group: 'play' | 'account' | 'work';
  /** Name of an icon of the kit. */
  readonly icon:
    | 'lobby'
    | 'dashboard'
    | 'wallet'
    | 'deposit'
    | 'withdraw'
    | 'transactions'
    | 'bets'
    | 'ledger'
    | 'earnings'
    | 'users'
    | 'console'
    | 'queue'
    | 'channels'
    | 'gateways'
    | 'providers'
    | 'reports'
    | 'audit'
    | 'log'
    | 'changes'
    | 'settings';
  /** Roles that see it; default every user who may open the route. */
  readonly roles?: readonly Role[];
}

/** One route: pure data. */
export interface RouteRow {
  /** Pattern; parameters as `:walletId`. */
  readonly path: string;
  readonly access: RouteAccess;
  /** Query parameters that reach the screen as input. */
  readonly query?: readonly string[];
  readonly layout: RouteLayout;
  readonly nav?: RouteNav;
  readonly source: string;
}

const everyone = { kind: 'public' } as const;
const signedIn = { kind: 'auth' } as const;
const only = <const Roles extends readonly Role[]>(...roles: Roles) =>
  ({ kind: 'roles', roles }) as const;

const { gameManagers, holders, managers, parties, viewers } = roleGroups;

/** Admins by the specification, and superadmins, whose rights include an admin's. @source ours */
const staff = only(...roleGroups.staff);

/**
 * The route and role table. Router, menus, titles, access tests and documents are derived from it; the
 * title of a route is the message key `route.<name>`.
 * @source spec §2
 */
export const routeTable = {
  root: {
    path: '/',
    access: everyone,
    layout: 'shell',
    source: 'spec §2 – redirects to game.index',
  },
  terms: { path: '/', access: everyone, layout: 'shell', source: 'spec §2 – second entry at /' },
  login: { path: '/login', access: everyone, layout: 'shell', source: 'spec §2' },
  'auth.register': {
    path: '/register',
    access: everyone,
    query: ['referral'],
    layout: 'shell',
    source: 'spec §2',
  },
  'password.reset': {
    path: '/password',
    access: everyone,
    layout: 'shell',
    source: 'ours – by a link; its secret follows the #, which is not sent to a server',
  },
  dashboard: { path: '/dashboard', access: signedIn, layout: 'shell', source: 'spec §2' },
  'user.index': {
    path: '/user',
    access: signedIn,
    query: ['role', 'status'],
    layout: 'shell',
    nav: { group: 'work', icon: 'users', roles: managers },
    source: 'spec §2',
  },
  'user.create': {
    path: '/user/create',
    access: only(...managers),
    query: ['role'],
    layout: 'shell',
    source: 'ours',
  },
  'user.show': { path: '/user/:userId', access: signedIn, layout: 'shell', source: 'spec §2' },
  'user.edit': { path: '/user/:userId/edit', access: signedIn, layout: 'shell', source: 'spec §2' },
  'activity.index': {
    path: '/user/:userId/activity',
    access: signedIn,
    layout: 'shell',
    source: 'spec §2',
  },
  'limit.index': {
    path: '/user/:userId/limit',
    access: signedIn,
    layout: 'shell',
    source: 'ours',
  },
  'notification.index': {
    path: '/notification',
    access: signedIn,
    layout: 'shell',
    source: 'ours',
  },
  'wallet.show': {
    path: '/wallet/:walletId',
    access: signedIn,
    layout: 'shell',
    nav: { group: 'account', icon: 'wallet', roles: holders },
    source: 'spec §2',
  },
  'ledger.index': {
    path: '/wallet/:walletId/ledger',
    access: signedIn,
    query: ['entry'],
    layout: 'shell',
    nav: { group: 'account', icon: 'ledger', roles: holders },
    source: 'spec §2',
  },
  'transaction.index': {
    path: '/wallet/:walletId/transaction',
    access: signedIn,
    layout: 'shell',
    nav: { group: 'account', icon: 'transactions', roles: holders },
    source: 'spec §2',
  },
  'transaction.create': {
    path: '/wallet/:walletId/transaction/create',
    access: only(...managers),
    query: ['type'],
    layout: 'shell',
    source: 'spec §2; superadmin is ours',
  },
  'transaction.show': {
    path: '/transaction/:transactionId',
    access: only(...managers),
    layout: 'shell',
    source: 'spec §2; superadmin is ours',
  },
  'bet.index': {
    path: '/wallet/:walletId/bet',
    access: signedIn,
    layout: 'shell',
    nav: { group: 'account', icon: 'bets', roles: ['player'] },
    source: 'spec §2',
  },
  'earning.index': {
    path: '/wallet/:walletId/earning',
    access: only(...managers),
    layout: 'shell',
    nav: { group: 'account', icon: 'earnings', roles: ['agent'] },
    source: 'spec §2; superadmin is ours',
  },
  'report.index': {
    path: '/wallet/:walletId/report',
    access: only(...parties),
    query: ['from', 'to', 'group'],
    layout: 'shell',
    nav: { group: 'account', icon: 'reports', roles: holders },
    source: 'ours',
  },
  'earning.show': {
    path: '/earning/:earningId',
    access: only(...managers),
    layout: 'shell',
    source: 'spec §2; superadmin is ours',
  },
  'game.index': {
    path: '/game',
    access: everyone,
    layout: 'shell',
    nav: { group: 'play', icon: 'lobby' },
    source: 'spec §2',
  },
  'game.live': {
    path: '/game/live/:category',
    access: signedIn,
    layout: 'shell',
    source: 'spec §2',
  },
  'game.casino': {
    path: '/game/casino/:category',
    access: signedIn,
    layout: 'shell',
    source: 'spec §2',
  },
  'game.provider': {
    path: '/game/provider/:provider',
    access: signedIn,
    layout: 'shell',
    source: 'spec §2',
  },
  'game.create': {
    path: '/game/create',
    access: only(...gameManagers),
    layout: 'shell',
    nav: { group: 'work', icon: 'console' },
    source: 'spec §2; superadmin is ours',
  },
  'game.show': {
    path: '/game/:gameId',
    access: only(...viewers),
    layout: 'game',
    source: 'spec §2 – no sidebar; superadmin is ours',
  },
  'fairness.show': {
    path: '/fairness',
    access: everyone,
    query: ['play', 'game', 'round', 'fight'],
    layout: 'shell',
    source: 'ours',
  },
  'player.dashboard': {
    path: '/player/dashboard',
    access: only('player'),
    layout: 'bare',
    nav: { group: 'account', icon: 'dashboard' },
    source: 'spec §2',
  },
  'player.wallet.deposit': {
    path: '/player/wallet/deposit',
    access: only('player'),
    layout: 'bare',
    nav: { group: 'account', icon: 'deposit' },
    source: 'spec §2',
  },
  'player.wallet.withdraw': {
    path: '/player/wallet/withdraw',
    access: only('player'),
    layout: 'bare',
    nav: { group: 'account', icon: 'withdraw' },
    source: 'spec §2',
  },
  'player.transaction.show': {
    path: '/player/transaction/:id',
    access: only('player'),
    layout: 'bare',
    source: 'spec §2',
  },
  'agent.dashboard': {
    path: '/agent/dashboard',
    access: only('agent'),
    layout: 'bare',
    nav: { group: 'work', icon: 'dashboard' },
    source: 'spec §2',
  },
  'agent.wallet.deposit': {
    path: '/agent/wallet/deposit',
    access: only('agent'),
    layout: 'bare',
    nav: { group: 'account', icon: 'deposit' },
    source: 'spec §2',
  },
  'agent.wallet.withdraw': {
    path: '/agent/wallet/withdraw',
    access: only('agent'),
    layout: 'bare',
    nav: { group: 'account', icon: 'withdraw' },
    source: 'spec §2',
  },
  'agent.transaction': {
    path: '/agent/transaction',
    access: only('agent'),
    layout: 'bare',
    source: 'ours – all that waits, where the dashboard shows the oldest',
  },
  'agent.transaction.show': {
    path: '/agent/transaction/:id',
    access: only('agent'),
    layout: 'bare',
    source: 'spec §2',
  },
  'admin.dashboard': {
    path: '/admin/dashboard',
    access: staff,
    layout: 'bare',
    nav: { group: 'work', icon: 'dashboard' },
    source: 'spec §2; superadmin is ours',
  },
  'admin.gateway': {
    path: '/admin/gateway',
    access: staff,
    layout: 'bare',
    nav: { group: 'work', icon: 'gateways' },
    source: 'spec §2; superadmin is ours',
  },
  'admin.provider': {
    path: '/admin/provider',
    access: staff,
    layout: 'bare',
    nav: { group: 'work', icon: 'providers' },
    source: 'ours – providers of games, their caps and suspensions',
  },
  'admin.channel': {
    path: '/admin/channel',
    access: staff,
    layout: 'bare',
    nav: { group: 'work', icon: 'channels' },
    source: 'spec §2; superadmin is ours',
  },
  'admin.channel.create': {
    path: '/admin/channel/create',
    access: staff,
    layout: 'bare',
    source: 'spec §2; superadmin is ours',
  },
  'admin.channel.edit': {
    path: '/admin/channel/:channelId/edit',
    access: staff,
    layout: 'bare',
    source: 'spec §2; superadmin is ours',
  },
  'admin.transaction': {
    path: '/admin/transaction',
    access: staff,
    layout: 'bare',
    nav: { group: 'work', icon: 'queue' },
    source: 'spec §2; superadmin is ours',
  },
  'admin.transaction.show': {
    path: '/admin/transaction/:transactionId',
    access: staff,
    layout: 'bare',
    source: 'spec §2; superadmin is ours',
  },
  'admin.report': {
    path: '/admin/report',
    access: staff,
    query: ['from', 'to', 'group'],
    layout: 'bare',
    nav: { group: 'work', icon: 'reports' },
    source: 'ours',
  },
  'admin.change': {
    path: '/admin/change',
    access: staff,
    query: ['status', 'kind'],
    layout: 'bare',
    nav: { group: 'work', icon: 'changes' },
    source: 'ours – what takes two people',
  },
  'admin.setting': {
    path: '/admin/setting',
    access: staff,
    layout: 'bare',
    nav: { group: 'work', icon: 'settings' },
    source: 'ours – settings.read and settings.write',
  },
  'admin.audit': {
    path: '/admin/audit',
    access: staff,
    layout: 'bare',
    nav: { group: 'work', icon: 'audit' },
    source: 'ours',
  },
  'admin.activity': {
    path: '/admin/activity',
    access: staff,
    query: ['action', 'userId'],
    layout: 'bare',
    nav: { group: 'work', icon: 'log' },
    source: 'ours – the audit log, for staff to read',
  },
  'error.403': {
    path: '/403',
    access: everyone,
    layout: 'shell',
    source: 'spec §2 names it; the path is ours',
  },
} as const satisfies Record<string, RouteRow>;

export type RouteTable = typeof routeTable;

/** Name of a route. */
export type RouteName = keyof RouteTable;

/** All route names, in the order of the table. */
export const routeNames = Object.keys(routeTable) as RouteName[];

/** Returns a route by its name, typed as a general row. */
export function routeOf(name: RouteName): RouteRow {
  return routeTable[name];
}
