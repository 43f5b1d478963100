import { isStaff } from '../../../contract/roles.ts';
import type { ApiName } from '../../../contract/api/index.ts';
import type { transactionsApi } from '../../../contract/api/transactions.ts';
import type { walletsApi } from '../../../contract/api/wallets.ts';
import { AppError } from '../../../contract/error-codes.ts';
import type { EarningDetail } from '../../../contract/schemas/earning.ts';
import type { TransactionDetail } from '../../../contract/schemas/transaction.ts';
import type { WalletDetail } from '../../../contract/schemas/wallet.ts';
import { offeredTo } from '../channels.ts';
import { reportOf, roundBehind, totalsOf } from '../figures.ts';
import { minorOf, post } from '../money.ts';
import { announceChange, noteActivity } from '../news.ts';
import { toEntry, toEntryDetail } from '../entries.ts';
import { toPlayBet } from '../plays.ts';
import { ownerOf } from '../sight.ts';
import {
  countsOf,
  isInState,
  queueOf,
  toDetail,
  toTransaction,
  toQueued,
  visibleTransaction,
} from '../transaction-view.ts';
import {
  cancelTransaction,
  completeTransaction,
  createTransaction,
  followRejected,
  processTransaction,
  rejectTransaction,
  tellPaid,
} from '../transactions.ts';
import {
  change,
  currentUser,
  found,
  type FakeEarning,
  type FakeTransaction,
  type FakeUser,
  type World,
} from '../world.ts';
import { matchingPerson } from './matching-person.ts';
import { matching, only, pageOf, type FakeCall, type Handlers } from './call.ts';

function walletOf(world: World, user: FakeUser): WalletDetail {
  const { id, username, role, status, wallet } = currentUser(world, user);
  return { ...wallet, owner: { id, username, role, status } };
}

/** An earning of the caller, or any for staff. */
function earningOf(world: World, caller: FakeUser, id: string): FakeEarning {
  const earning = found(world.earnings.find((row) => row.id === id));
  if (earning.claimee.id !== caller.id && !isStaff(caller)) throw new AppError('not_found');
  return earning;
}

const toEarning = (world: World, earning: FakeEarning): EarningDetail => ({
  ...earning,
  round: roundBehind(world, earning.roundId),
});

/** The caller, who may move money now; asked before it is known what there is to claim. */
function claimant(caller: FakeUser): FakeUser {
  if (caller.status === 'pending') throw new AppError('account_pending');
  if (caller.status === 'restricted') throw new AppError('account_restricted');
  return caller;
}

/** Puts a claimable earning into its wallet. */
function claim(world: World, caller: FakeUser, earning: FakeEarning): FakeEarning {
  if (earning.claimee.id !== caller.id) throw new AppError('not_found');
  if (earning.status !== 'claimable') throw new AppError('conflict');
  const { id: reference, walletId } = earning;
  const words = { key: 'ledger.details.earning' } as const;
  const amount = minorOf(earning.amount);
  post(world, walletId, { kind: 'earning', amount, words, reference });
  announceChange(world, 'earning', earning.id, caller);
  noteActivity(world, caller.id, 'earning-claim', { kind: 'earning', id: earning.id });
  return change(world.earnings, earning, { status: 'paid', paidAt: world.timeNow() });
}

/** A step of a review: who cannot see the transaction learns nothing about it. */
function review(
  { world, caller, language }: Pick<FakeCall<ApiName>, 'world' | 'caller' | 'language'>,
  transactionId: string,
  take: (reviewer: FakeUser, id: string) => FakeTransaction,
): { data: TransactionDetail } {
  const me = caller();
  const { id } = visibleTransaction(world, me, transactionId);
  return { data: toDetail(world, me, take(me, id), language) };
}

/** Movements in one part of an export; small, so that there are several parts. */
const exportPart = 5;

/** Wallets with their lists, transactions and their review, earnings, channels to pay by. */
export const moneyHandlers: Handlers<keyof typeof walletsApi | keyof typeof transactionsApi> = {
  'wallet.report': ({ world, caller, language, input: { params, query } }) => {
    const owner = ownerOf(world, caller(), params.walletId);
    if (owner.role !== 'agent' && query?.group === 'agent')
      throw new AppError('validation', 'group', { errors: { group: ['validation.choice'] } });
    return { data: reportOf(world, query ?? {}, language, owner) };
  },
  'wallet.show': ({ world, caller, input: { params } }) => ({
    data: walletOf(world, ownerOf(world, caller(), params.walletId)),
  }),
  'ledger.list': ({ world, caller, language, input: { params, query } }) => {
    ownerOf(world, caller(), params.walletId);
    const entries = (world.ledger.get(params.walletId) ?? [])
      .filter(only('kind', query?.kind))
      .map((entry) => toEntry(entry, language))
      .filter(matching(query?.search, ({ details }) => [details]));
    return pageOf(entries, query);
  },
  'ledger.export': ({ world, caller, language, input: { params, query } }) => {
    ownerOf(world, caller(), params.walletId);
    const entries = (world.ledger.get(params.walletId) ?? [])
      .toReversed()
      .filter(only('kind', query?.kind))
      .map((entry) => toEntry(entry, language))
      .filter(matching(query?.search, ({ details }) => [details]));
    const left = entries.filter(({ version }) => version > Number(query?.after ?? 0));
    const data = left.slice(0, exportPart);
    const next = left.length > exportPart ? (data.at(-1)?.version ?? null) : null;
    return { data, meta: { total: entries.length, next } };
  },
  'ledger.show': ({ world, caller, language, input: { params } }) => {
    const me = caller();
    const owner = ownerOf(world, me, params.walletId);
    const entry = world.ledger
      .get(params.walletId)
      ?.find(({ version }) => version === Number(params.version));
    return { data: toEntryDetail(world, me, owner, found(entry), language) };
  },
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
  'bet.list': ({ world, caller, input: { params, query } }) => {
    ownerOf(world, caller(), params.walletId);
    const rows = [...world.bets, ...world.plays.map(toPlayBet)]
      .toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
      .filter(only('walletId', params.walletId))
      .filter(only('status', query?.status))
      .filter(only('roundId', query?.roundId));
    return pageOf(rows, query, { payout: ({ payout }) => payout ?? '-1' });
  },
  'earning.list': ({ world, caller, input: { params, query } }) => {
    const owner = ownerOf(world, caller(), params.walletId);
    const rows = world.earnings
      .filter(({ claimee }) => claimee.id === owner.id)
      .filter(only('status', query?.status));
    return pageOf(rows, query, { createdAt: ({ date }) => date });
  },
  'earning.totals': ({ world, caller, input: { params } }) => ({
    data: totalsOf(world, ownerOf(world, caller(), params.walletId).id),
  }),
  'earning.claim-all': ({ world, caller, input: { params } }) => {
    const me = claimant(caller());
    if (me.wallet.id !== params.walletId) throw new AppError('not_found');
    const mine = world.earnings.filter(
      ({ claimee, status }) => claimee.id === me.id && status === 'claimable',
    );
    if (mine.length === 0) throw new AppError('conflict');
    for (const earning of mine) claim(world, me, earning);
    return { data: totalsOf(world, me.id) };
  },
  'earning.show': ({ world, caller, input: { params } }) => ({
    data: toEarning(world, earningOf(world, caller(), params.earningId)),
  }),
  'earning.claim': ({ world, caller, input: { params } }) => {
    const me = claimant(caller());
    return { data: toEarning(world, claim(world, me, earningOf(world, me, params.earningId))) };
  },
  'channel.list': ({ world, caller, language, input: { query } }) => {
    const me = caller();
    const owner = query?.walletId === undefined ? me : ownerOf(world, me, query.walletId);
    return { data: offeredTo(world, owner, query?.direction, language) };
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
          isOfPerson(found(world.users.get(row.owner.id))),
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
    return { data: toDetail(world, me, tellPaid(world, me, params.transactionId), language) };
  },
  'transaction.proof': ({ world, caller, language, input: { params, body } }) => {
    const me = caller();
    const row = tellPaid(world, me, params.transactionId);
    world.proofs.set(row.id, { ...body, uploadedAt: world.timeNow() });
    announceChange(world, 'transaction', row.id, me);
    return { data: toDetail(world, me, row, language) };
  },
  'transaction.proof.show': ({ world, caller, input: { params } }) => {
    const row = visibleTransaction(world, caller(), params.transactionId);
    return { data: found(world.proofs.get(row.id)) };
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
