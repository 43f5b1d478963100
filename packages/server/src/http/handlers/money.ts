import type { ApiName } from '@lobi/core/contract';
import type { ReviewStep } from '@lobi/core/rules';
import type { KeyedAnswer } from '../../services/concurrency/keyed-answer.ts';
import type { Call, CallReply, Handlers } from '../call.ts';
import type { HandlerDependencies } from './dependencies.ts';

type MoneyRow = Extract<
  ApiName,
  | `${'wallet' | 'ledger' | 'transaction' | 'earning' | 'channel'}.${string}`
  | `admin.${'gateway' | 'channel'}.${string}`
  | 'bet.list'
>;

/** An answer that may be an earlier one repeated, which the reply then says. */
async function keyed<Answer>(
  reply: CallReply,
  answering: Promise<KeyedAnswer<Answer>>,
): Promise<{ data: Answer }> {
  const { answer, replayed } = await answering;
  if (replayed) reply.replayed();
  return { data: answer };
}

/** Wallets, their lists, and the requests that move money in and out. */
export function createMoneyHandlers({
  services: { wallets, transactions, channels, gateways, earnings, report },
}: HandlerDependencies): Pick<Handlers, MoneyRow> {
  const review =
    (step: ReviewStep) =>
    ({ actor, params, body, idempotency, language, reply }: Call<`transaction.${ReviewStep}`>) =>
      keyed(
        reply,
        transactions.review(actor, params.transactionId, step, body, idempotency, language),
      );

  return {
    'wallet.show': async ({ actor, params }) => ({
      data: await wallets.show(actor, params.walletId),
    }),
    'wallet.report': async ({ actor, params, query }) => ({
      data: await report.ofWallet(actor, params.walletId, query),
    }),
    'ledger.list': ({ actor, params, query, language }) =>
      wallets.ledger(actor, params.walletId, query, language),
    'ledger.export': ({ actor, params, query, language }) =>
      wallets.export(actor, params.walletId, query, language),
    'ledger.show': async ({ actor, params, language }) => ({
      data: await wallets.entry(actor, params.walletId, params.version, language),
    }),
    'bet.list': ({ actor, params, query }) => wallets.bets(actor, params.walletId, query),

    'transaction.list': ({ actor, params, query, language }) =>
      wallets.transactions(actor, params.walletId, query, language),
    'transaction.create': ({ actor, params, body, idempotency, language, reply }) =>
      keyed(reply, transactions.create(actor, params.walletId, body, idempotency, language)),
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
      keyed(
        reply,
        transactions.cancel(actor, params.transactionId, body.version, idempotency, language),
      ),
    'transaction.arrived': ({ actor, params, body, idempotency, language, reply }) =>
      keyed(
        reply,
        transactions.arrived(actor, params.transactionId, body.version, idempotency, language),
      ),

    'earning.list': ({ actor, params, query }) => wallets.earnings(actor, params.walletId, query),
    'earning.totals': async ({ actor, params }) => ({
      data: await earnings.totals(actor, params.walletId),
    }),
    'earning.show': async ({ actor, params }) => ({
      data: await earnings.show(actor, params.earningId),
    }),
    'earning.claim': ({ actor, params, idempotency, reply }) =>
      keyed(reply, earnings.claim(actor, params.earningId, idempotency)),
    'earning.claim-all': ({ actor, params, idempotency, reply }) =>
      keyed(reply, earnings.claimAll(actor, params.walletId, idempotency)),

    'channel.list': async ({ actor, query, language }) => ({
      data: await channels.offered(actor, query, language),
    }),
    'admin.channel.list': async () => ({ data: await channels.list() }),
    'admin.channel.create': async ({ actor, body }) => ({
      data: await channels.create(actor, body),
    }),
    'admin.channel.show': async ({ params }) => ({ data: await channels.show(params.channelId) }),
    'admin.channel.update': async ({ actor, params, body }) => ({
      data: await channels.update(actor, params.channelId, body),
    }),
    'admin.gateway.list': async () => ({ data: await gateways.list() }),
    'admin.gateway.update': async ({ actor, params, body }) => ({
      data: await gateways.update(actor, params.gatewayId, body),
    }),
  };
}
