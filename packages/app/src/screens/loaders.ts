import type { RouteName } from '@lobi/core/routes';
import type { ComponentType } from 'react';

/** Fetches the code of a screen. */
export type LoadScreen = () => Promise<{ default: ComponentType }>;

/** Routes that players may not open. Their screens are listed in a file of its own, which players never load. */
export const staffRoutes = [
  'user.create',
  'transaction.create',
  'transaction.show',
  'earning.index',
  'earning.show',
  'game.create',
  'agent.dashboard',
  'agent.wallet.deposit',
  'agent.wallet.withdraw',
  'agent.transaction',
  'agent.transaction.show',
  'admin.dashboard',
  'admin.gateway',
  'admin.provider',
  'admin.channel',
  'admin.channel.create',
  'admin.channel.edit',
  'admin.transaction',
  'admin.transaction.show',
  'admin.report',
  'admin.change',
  'admin.setting',
  'admin.audit',
  'admin.activity',
] as const satisfies readonly RouteName[];

export type StaffRoute = (typeof staffRoutes)[number];

/** Screens of visitors and players. */
const publicLoaders = {
  terms: async () => ({ default: (await import('./terms.tsx')).TermsScreen }),
  login: async () => ({ default: (await import('./login.tsx')).LoginScreen }),
  dashboard: async () => ({ default: (await import('./dashboard.tsx')).DashboardScreen }),
  'user.index': async () => ({ default: (await import('./user-index.tsx')).UserIndexScreen }),
  'user.show': async () => ({ default: (await import('./user-show.tsx')).UserShowScreen }),
  'user.edit': async () => ({ default: (await import('./user-edit.tsx')).UserEditScreen }),
  'auth.register': async () => ({ default: (await import('./register.tsx')).RegisterScreen }),
  'password.reset': async () => ({
    default: (await import('./password-reset.tsx')).PasswordResetScreen,
  }),
  'activity.index': async () => ({
    default: (await import('./activity-index.tsx')).ActivityIndexScreen,
  }),
  'limit.index': async () => ({ default: (await import('./limit-index.tsx')).LimitIndexScreen }),
  'notification.index': async () => ({
    default: (await import('./notification-index.tsx')).NotificationIndexScreen,
  }),
  'wallet.show': async () => ({ default: (await import('./wallet-show.tsx')).WalletShowScreen }),
  'ledger.index': async () => ({ default: (await import('./ledger-index.tsx')).LedgerIndexScreen }),
  'transaction.index': async () => ({
    default: (await import('./transaction-index.tsx')).TransactionIndexScreen,
  }),
  'bet.index': async () => ({ default: (await import('./bet-index.tsx')).BetIndexScreen }),
  'report.index': async () => ({ default: (await import('./report-index.tsx')).ReportIndexScreen }),
  'game.index': async () => ({ default: (await import('./game-index.tsx')).GameIndexScreen }),
  'game.live': async () => ({ default: (await import('./game-live.tsx')).GameLiveScreen }),
  'game.casino': async () => ({ default: (await import('./game-casino.tsx')).GameCasinoScreen }),
  'game.provider': async () => ({
    default: (await import('./game-provider.tsx')).GameProviderScreen,
  }),
  'game.show': async () => ({ default: (await import('./game-show.tsx')).GameShowScreen }),
  'fairness.show': async () => ({
    default: (await import('./fairness-show.tsx')).FairnessShowScreen,
  }),
  'player.dashboard': async () => ({
    default: (await import('./player-dashboard.tsx')).PlayerDashboardScreen,
  }),
  'player.wallet.deposit': async () => ({
    default: (await import('./player-wallet-deposit.tsx')).PlayerWalletDepositScreen,
  }),
  'player.wallet.withdraw': async () => ({
    default: (await import('./player-wallet-withdraw.tsx')).PlayerWalletWithdrawScreen,
  }),
  'player.transaction.show': async () => ({
    default: (await import('./player-transaction-show.tsx')).PlayerTransactionShowScreen,
  }),
  'error.403': async () => ({ default: (await import('./error-403.tsx')).Error403Screen }),
} as const satisfies Record<Exclude<RouteName, 'root' | StaffRoute>, LoadScreen>;

const loadStaffScreen =
  (name: StaffRoute): LoadScreen =>
  async () =>
    (await import('./staff-loaders.ts')).staffLoaders[name]();

/**
 * Code of each screen, by route name; every screen is a separate chunk. A route without a screen does
 * not compile; `root` only redirects.
 */
export const loaders: Readonly<Record<Exclude<RouteName, 'root'>, LoadScreen>> = {
  ...publicLoaders,
  ...(Object.fromEntries(staffRoutes.map((name) => [name, loadStaffScreen(name)])) as Record<
    StaffRoute,
    LoadScreen
  >),
};

/** Screens with which most visits begin. They use only messages of the first part. */
export const firstScreens: readonly RouteName[] = ['root', 'game.index', 'login', 'auth.register'];
