import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { RouteName } from '@lobi/core/routes';

/** A screen of its own chunk. */
export type Screen = LazyExoticComponent<ComponentType>;

/** One screen per route name, loaded when it is first opened. */
export const screens = {
  terms: lazy(async () => ({ default: (await import('./terms.tsx')).TermsScreen })),
  login: lazy(async () => ({ default: (await import('./login.tsx')).LoginScreen })),
  'auth.register': lazy(async () => ({ default: (await import('./register.tsx')).RegisterScreen })),
  dashboard: lazy(async () => ({ default: (await import('./dashboard.tsx')).DashboardScreen })),
  'user.index': lazy(async () => ({ default: (await import('./user-index.tsx')).UserIndexScreen })),
  'wallet.show': lazy(async () => ({
    default: (await import('./wallet-show.tsx')).WalletShowScreen,
  })),
  'ledger.index': lazy(async () => ({
    default: (await import('./ledger-index.tsx')).LedgerIndexScreen,
  })),
  'transaction.create': lazy(async () => ({
    default: (await import('./transaction-create.tsx')).TransactionCreateScreen,
  })),
  'bet.index': lazy(async () => ({ default: (await import('./bet-index.tsx')).BetIndexScreen })),
  'game.index': lazy(async () => ({ default: (await import('./game-index.tsx')).GameIndexScreen })),
  'game.create': lazy(async () => ({
    default: (await import('./game-create.tsx')).GameCreateScreen,
  })),
  'game.show': lazy(async () => ({ default: (await import('./game-show.tsx')).GameShowScreen })),
  'error.403': lazy(async () => ({ default: (await import('./error-403.tsx')).Error403Screen })),
} as const satisfies Partial<Record<RouteName, Screen>>;

/** Route names that have a screen. */
export type ScreenName = keyof typeof screens;
