import { isStaff } from '../../../contract/roles.ts';
import type { ApiName } from '../../../contract/api/index.ts';
import type { TransactionDetail } from '../../../contract/schemas/transaction.ts';
import { announceChange } from '../news.ts';
import { ownerOf } from '../visibility.ts';
import {
  countsOf,
  isInState,
  queueOf,
  toDetail,
  toQueued,
  toTransaction,
  visibleTransaction,
} from '../transaction-view.ts';
import { createTransaction } from '../create-transaction.ts';
import {
  cancelTransaction,
  completeTransaction,
  followRejected,
  processTransaction,
  rejectTransaction,
  reportPaid,
} from '../transaction-steps.ts';
import { requireFound, type FakeTransaction, type FakeUser } from '../world.ts';
import { matchingPerson } from './matching-person.ts';
import { matching, only, pageOf, type FakeCall, type HandlersOf } from './call.ts';

/** Takes a step of a review; callers who cannot see the transaction learn nothing about it. */
function review(
  { world, caller, language }: Pick<FakeCall<ApiName>, 'world' | 'caller' | 'language'>,
  transactionId: string,
  take: (reviewer: FakeUser, id: string) => FakeTransaction,
): { data: TransactionDetail } {
  const me = caller();
  const { id } = visibleTransaction(world, me, transactionId);
  return { data: toDetail(world, me, take(me, id), language) };
}

/** Handlers of deposits, withdrawals and cash, and their review. */
export const transactionsHandlers: HandlersOf<'transaction'> = {
  'transaction.list': ({ world, caller, language, input: { params, query } }) => {
    const me = caller();
    const owner = ownerOf(world, me, params.walletId);
    const rows = world.transactions
      .filter(({ from, to }) => [from?.walletId, to?.walletId].includes(params.walletId))
      .filter(only('status', query?.status))
      .filter(only('type', query?.type));
    return pageOf(
      rows.map((row) => toTransaction(row, owner, language)),
      query,
    );
  },
  'transaction.create': ({ world, caller, language, input: { params, body } }) => {
    const me = caller();
    return {
      data: toDetail(world, me, createTransaction(world, me, params.walletId, body), language),
    };
  },
  'transaction.queue': ({ world, caller, language, input: { query } }) => {
    const me = caller();
    const queue = queueOf(world, me);
    const { status } = query ?? {};
    const isOfPerson = matchingPerson(world, query?.search, isStaff(me));
    const rows = queue
      .filter((row) => isInState(world, me, row, status))
      .filter(only('type', query?.type))
      .filter(({ channel }) => (query?.channelId ?? channel?.id) === channel?.id)
      .filter(
        (row) =>
          matching<typeof row>(query?.search, ({ id }) => [id])(row) ||
          isOfPerson(requireFound(world.users.get(row.owner.id))),
      )
      .map((row) => toQueued(world, me, row, language));
    return { ...pageOf(rows, query), counts: countsOf(world, me, queue) };
  },
  'transaction.show': ({ world, caller, language, input: { params } }) => {
    const me = caller();
    const row = visibleTransaction(world, me, params.transactionId);
    return { data: toDetail(world, me, row, language) };
  },
  'transaction.paid': ({ world, caller, language, input: { params } }) => {
    const me = caller();
    return { data: toDetail(world, me, reportPaid(world, me, params.transactionId), language) };
  },
  'transaction.proof': ({ world, caller, language, input: { params, body } }) => {
    const me = caller();
    const row = reportPaid(world, me, params.transactionId);
    world.proofs.set(row.id, { ...body, uploadedAt: world.timeNow() });
    announceChange(world, 'transaction', row.id, me);
    return { data: toDetail(world, me, row, language) };
  },
  'transaction.proof.show': ({ world, caller, input: { params } }) => {
    const row = visibleTransaction(world, caller(), params.transactionId);
    return { data: requireFound(world.proofs.get(row.id)) };
  },
  'transaction.process': ({ input: { params, body }, ...call }) =>
    review(call, params.transactionId, (me, id) =>
      processTransaction(call.world, me, id, body.version),
    ),
  'transaction.complete': ({ input: { params, body }, ...call }) =>
    review(call, params.transactionId, (me, id) =>
      completeTransaction(call.world, me, id, body.version),
    ),
  'transaction.reject': ({ input: { params, body }, ...call }) =>
    review(call, params.transactionId, (me, id) => rejectTransaction(call.world, me, id, body)),
  'transaction.cancel': ({ input: { params, body }, ...call }) =>
    review(call, params.transactionId, (me, id) =>
      cancelTransaction(call.world, me, id, body.version),
    ),
  'transaction.arrived': ({ input: { params, body }, ...call }) =>
    review(call, params.transactionId, (me, id) =>
      followRejected(call.world, me, id, body.version),
    ),
};
