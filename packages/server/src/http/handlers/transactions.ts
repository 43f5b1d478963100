import type { ReviewStep } from '@lobi/core/rules';
import type { Call, HandlersOf } from '../call.ts';
import type { HandlerDependencies } from './dependencies.ts';
import { keyedData } from './keyed.ts';

/** Handlers of deposits, withdrawals and cash, and their review. */
export function createTransactionHandlers({
  services: { wallets, transactions },
}: HandlerDependencies): HandlersOf<'transaction'> {
  const review =
    (step: ReviewStep) =>
    ({ actor, params, body, idempotency, language, reply }: Call<`transaction.${ReviewStep}`>) =>
      keyedData(
        reply,
        transactions.review(actor, params.transactionId, step, body, idempotency, language),
      );

  return {
    'transaction.list': ({ actor, params, query, language }) =>
      wallets.transactions(actor, params.walletId, query, language),
    'transaction.create': ({ actor, params, body, idempotency, language, reply }) =>
      keyedData(reply, transactions.create(actor, params.walletId, body, idempotency, language)),
    'transaction.queue': ({ actor, query, language }) => transactions.queue(actor, query, language),
    'transaction.show': async ({ actor, params, language }) => ({
      data: await transactions.show(actor, params.transactionId, language),
    }),
    'transaction.paid': async ({ actor, params, language }) => ({
      data: await transactions.paid(actor, params.transactionId, language),
    }),
    'transaction.proof': async ({ actor, params, body, language }) => ({
      data: await transactions.attachProof(actor, params.transactionId, body, language),
    }),
    'transaction.proof.show': async ({ actor, params }) => ({
      data: await transactions.showProof(actor, params.transactionId),
    }),
    'transaction.process': review('process'),
    'transaction.complete': review('complete'),
    'transaction.reject': review('reject'),
    'transaction.cancel': ({ actor, params, body, idempotency, language, reply }) =>
      keyedData(
        reply,
        transactions.cancel(actor, params.transactionId, body.version, idempotency, language),
      ),
    'transaction.arrived': ({ actor, params, body, idempotency, language, reply }) =>
      keyedData(
        reply,
        transactions.arrived(actor, params.transactionId, body.version, idempotency, language),
      ),
  };
}
