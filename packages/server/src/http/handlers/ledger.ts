import type { HandlersOf } from '../call.ts';
import type { HandlerDependencies } from './dependencies.ts';

/** Movements of a wallet. */
export function createLedgerHandlers({
  services: { wallets },
}: HandlerDependencies): HandlersOf<'ledger'> {
  return {
    'ledger.list': ({ actor, params, query, language }) =>
      wallets.ledger(actor, params.walletId, query, language),
    'ledger.export': ({ actor, params, query, language }) =>
      wallets.export(actor, params.walletId, query, language),
    'ledger.show': async ({ actor, params, language }) => ({
      data: await wallets.entry(actor, params.walletId, params.version, language),
    }),
  };
}
