import type { RouteName } from '@lobi/core/routes';
import type { ComponentType } from 'react';

/** Fetches the code of a screen. */
export type LoadScreen = () => Promise<{ default: ComponentType }>;

/**
 * Code of each screen, by route name; every screen is a separate chunk. A route without a screen does
 * not compile; `root` only redirects.
 */
export const loaders = {
  terms: async () => ({ default: (await import('./terms.tsx')).TermsScreen }),
  login: async () => ({ default: (await import('./login.tsx')).LoginScreen }),
  dashboard: async () => ({ default: (await import('./dashboard.tsx')).DashboardScreen }),
  'user.show': async () => ({ default: (await import('./user-show.tsx')).UserShowScreen }),
  'user.edit': async () => ({ default: (await import('./user-edit.tsx')).UserEditScreen }),
  'auth.register': async () => ({ default: (await import('./register.tsx')).RegisterScreen }),
  'password.reset': async () => ({
    default: (await import('./password-reset.tsx')).PasswordResetScreen,
  }),
  'user.index': async () => ({ default: (await import('./user-index.tsx')).UserIndexScreen }),
  'user.create': async () => ({ default: (await import('./user-create.tsx')).UserCreateScreen }),
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
  'transaction.create': async () => ({
    default: (await import('./transaction-create.tsx')).TransactionCreateScreen,
  }),
  'transaction.show': async () => ({
    default: (await import('./transaction-show.tsx')).TransactionShowScreen,
  }),
  'bet.index': async () => ({ default: (await import('./bet-index.tsx')).BetIndexScreen }),
  'earning.index': async () => ({
    default: (await import('./earning-index.tsx')).EarningIndexScreen,
  }),
  'report.index': async () => ({ default: (await import('./report-index.tsx')).ReportIndexScreen }),
  'earning.show': async () => ({ default: (await import('./earning-show.tsx')).EarningShowScreen }),
  'game.index': async () => ({ default: (await import('./game-index.tsx')).GameIndexScreen }),
  'game.live': async () => ({ default: (await import('./game-live.tsx')).GameLiveScreen }),
  'game.casino': async () => ({ default: (await import('./game-casino.tsx')).GameCasinoScreen }),
  'game.provider': async () => ({
    default: (await import('./game-provider.tsx')).GameProviderScreen,
  }),
  'game.create': async () => ({ default: (await import('./game-create.tsx')).GameCreateScreen }),
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
  'agent.dashboard': async () => ({
    default: (await import('./agent-dashboard.tsx')).AgentDashboardScreen,
  }),
  'agent.wallet.deposit': async () => ({
    default: (await import('./agent-wallet-deposit.tsx')).AgentWalletDepositScreen,
  }),
  'agent.wallet.withdraw': async () => ({
    default: (await import('./agent-wallet-withdraw.tsx')).AgentWalletWithdrawScreen,
  }),
  'agent.transaction': async () => ({
    default: (await import('./agent-transaction.tsx')).AgentTransactionScreen,
  }),
  'agent.transaction.show': async () => ({
    default: (await import('./agent-transaction-show.tsx')).AgentTransactionShowScreen,
  }),
  'admin.dashboard': async () => ({
    default: (await import('./admin-dashboard.tsx')).AdminDashboardScreen,
  }),
  'admin.gateway': async () => ({
    default: (await import('./admin-gateway.tsx')).AdminGatewayScreen,
  }),
  'admin.provider': async () => ({
    default: (await import('./admin-provider.tsx')).AdminProviderScreen,
  }),
  'admin.channel': async () => ({
    default: (await import('./admin-channel.tsx')).AdminChannelScreen,
  }),
  'admin.channel.create': async () => ({
    default: (await import('./admin-channel-create.tsx')).AdminChannelCreateScreen,
  }),
  'admin.channel.edit': async () => ({
    default: (await import('./admin-channel-edit.tsx')).AdminChannelEditScreen,
  }),
  'admin.transaction': async () => ({
    default: (await import('./admin-transaction.tsx')).AdminTransactionScreen,
  }),
  'admin.transaction.show': async () => ({
    default: (await import('./admin-transaction-show.tsx')).AdminTransactionShowScreen,
  }),
  'admin.report': async () => ({ default: (await import('./admin-report.tsx')).AdminReportScreen }),
  'admin.change': async () => ({ default: (await import('./admin-change.tsx')).AdminChangeScreen }),
  'admin.setting': async () => ({
    default: (await import('./admin-setting.tsx')).AdminSettingScreen,
  }),
  'admin.audit': async () => ({ default: (await import('./admin-audit.tsx')).AdminAuditScreen }),
  'admin.activity': async () => ({
    default: (await import('./admin-activity.tsx')).AdminActivityScreen,
  }),
  'error.403': async () => ({ default: (await import('./error-403.tsx')).Error403Screen }),
} as const satisfies Record<Exclude<RouteName, 'root'>, LoadScreen>;

/** Screens with which most visits begin. They use only messages of the first part. */
export const firstScreens: readonly RouteName[] = ['root', 'game.index', 'login', 'auth.register'];
