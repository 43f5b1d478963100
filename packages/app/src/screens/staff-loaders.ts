import type { LoadScreen, StaffRoute } from './loaders.ts';

/** Code of the screens that players may not open. */
export const staffLoaders = {
  'user.create': async () => ({ default: (await import('./user-create.tsx')).UserCreateScreen }),
  'transaction.create': async () => ({
    default: (await import('./transaction-create.tsx')).TransactionCreateScreen,
  }),
  'transaction.show': async () => ({
    default: (await import('./transaction-show.tsx')).TransactionShowScreen,
  }),
  'earning.index': async () => ({
    default: (await import('./earning-index.tsx')).EarningIndexScreen,
  }),
  'earning.show': async () => ({ default: (await import('./earning-show.tsx')).EarningShowScreen }),
  'game.create': async () => ({ default: (await import('./game-create.tsx')).GameCreateScreen }),
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
} as const satisfies Record<StaffRoute, LoadScreen>;
