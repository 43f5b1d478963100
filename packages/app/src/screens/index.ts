import type { RouteName } from '@lobi/core/routes';
import type { ComponentType } from 'react';
import { prepared, type Prepared } from '../page/prepared.tsx';

type Load = () => Promise<{ default: ComponentType }>;

/** Code of each screen, by route name; every screen is a chunk of its own. */
const loaders = {
  terms: async () => ({ default: (await import('./terms.tsx')).TermsScreen }),
  login: async () => ({ default: (await import('./login.tsx')).LoginScreen }),
  'auth.register': async () => ({ default: (await import('./register.tsx')).RegisterScreen }),
  dashboard: async () => ({ default: (await import('./dashboard.tsx')).DashboardScreen }),
  'user.index': async () => ({ default: (await import('./user-index.tsx')).UserIndexScreen }),
  'wallet.show': async () => ({ default: (await import('./wallet-show.tsx')).WalletShowScreen }),
  'ledger.index': async () => ({ default: (await import('./ledger-index.tsx')).LedgerIndexScreen }),
  'transaction.create': async () => ({
    default: (await import('./transaction-create.tsx')).TransactionCreateScreen,
  }),
  'bet.index': async () => ({ default: (await import('./bet-index.tsx')).BetIndexScreen }),
  'game.index': async () => ({ default: (await import('./game-index.tsx')).GameIndexScreen }),
  'game.create': async () => ({ default: (await import('./game-create.tsx')).GameCreateScreen }),
  'game.show': async () => ({ default: (await import('./game-show.tsx')).GameShowScreen }),
  'error.403': async () => ({ default: (await import('./error-403.tsx')).Error403Screen }),
} as const satisfies Partial<Record<RouteName, Load>>;

/** Screens by route name, loaded when they are first opened. */
export const screens: Partial<Record<RouteName, Prepared<object>>> = Object.fromEntries(
  Object.entries<Load>(loaders).map(([name, load]) => [name, prepared(load)]),
);

/** Shown where no screen is. */
export const notFound = prepared<object>(async () => ({
  default: (await import('./error-404.tsx')).Error404Screen,
}));
