import type { HandlersOf } from '../call.ts';
import type { HandlerDependencies } from './dependencies.ts';

/** Handlers of wallets and their reports. */
export function createWalletHandlers({
  services: { wallets, report },
}: HandlerDependencies): HandlersOf<'wallet'> {
  return {
    'wallet.show': async ({ actor, params }) => ({
      data: await wallets.show(actor, params.walletId),
    }),
    'wallet.report': async ({ actor, params, query }) => ({
      data: await report.ofWallet(actor, params.walletId, query),
    }),
  };
}
