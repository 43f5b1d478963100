import type { HandlersOf } from '../call.ts';
import type { HandlerDependencies } from './dependencies.ts';
import { keyedData } from './keyed.ts';

/** Handlers of agents' earnings and claims. */
export function createEarningHandlers({
  services: { wallets, earnings },
}: HandlerDependencies): HandlersOf<'earning'> {
  return {
    'earning.list': ({ actor, params, query }) => wallets.earnings(actor, params.walletId, query),
    'earning.totals': async ({ actor, params }) => ({
      data: await earnings.totals(actor, params.walletId),
    }),
    'earning.show': async ({ actor, params }) => ({
      data: await earnings.show(actor, params.earningId),
    }),
    'earning.claim': ({ actor, params, idempotency, reply }) =>
      keyedData(reply, earnings.claim(actor, params.earningId, idempotency)),
    'earning.claim-all': ({ actor, params, idempotency, reply }) =>
      keyedData(reply, earnings.claimAll(actor, params.walletId, idempotency)),
  };
}
