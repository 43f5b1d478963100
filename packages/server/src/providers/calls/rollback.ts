import type { WalletRequest } from '@lobi/core/contract';
import { house, move, wallet } from '../../domain/postings.ts';
import { lockWallets } from '../../store/lock-wallets.ts';
import { postTransfers } from '../../store/post-transfers.ts';
import {
  cancelBets,
  claimTransaction,
  findTransaction,
  listTransactionsOf,
  lockProviderRound,
  updateProviderRound,
  type ProviderRound,
  type ProviderTransaction,
} from '../../store/provider-rounds.ts';
import type { CallContext, CallOutcome } from '../call-context.ts';
import { WalletRefusal } from '../refusal.ts';
import { claim, contentHashOf, findDone } from './claim.ts';

/** Returns whether the bet has been decided: by the end of its round, or by its win. */
const isSettled = (
  bet: ProviderTransaction,
  round: ProviderRound,
  transactions: readonly ProviderTransaction[],
): boolean =>
  round.closedAt !== null ||
  bet.kind === 'bet-and-win' ||
  transactions.some(
    ({ kind, targetId }) => kind === 'win' && (targetId === null || targetId === bet.id),
  );

/** Bets that are neither decided nor rolled back. */
export const openBetsOf = (
  round: ProviderRound,
  transactions: readonly ProviderTransaction[],
): ProviderTransaction[] =>
  transactions.filter(
    (each) =>
      each.kind === 'bet' && each.cancelledBy === null && !isSettled(each, round, transactions),
  );

/** Finds the bet of a rollback, if it has arrived. @throws WalletRefusal when it cannot be rolled back */
async function targetOf(
  { tx, provider }: CallContext,
  round: ProviderRound,
  externalId: string,
): Promise<ProviderTransaction[]> {
  const target = await findTransaction(tx, provider.id, externalId);
  if (!target) return [];
  const { walletId } = round;
  if (target.kind === 'tombstone' || target.cancelledBy !== null) {
    throw new WalletRefusal('ALREADY_CANCELLED', 'The bet was rolled back.', walletId);
  }
  const isBet = target.kind === 'bet' || target.kind === 'bet-and-win';
  if (!isBet || target.roundId !== round.id) {
    throw new WalletRefusal('INVALID_REQUEST', 'Only bets of the round are given back.', walletId);
  }
  if (isSettled(target, round, await listTransactionsOf(tx, round.id))) {
    throw new WalletRefusal('ALREADY_SETTLED', 'The bet has been decided.', walletId);
  }
  return [target];
}

/** Returns every open bet of a round. @throws WalletRefusal when it has bets and none is open */
async function wholeRound(
  { tx }: CallContext,
  round: ProviderRound,
): Promise<ProviderTransaction[]> {
  const transactions = await listTransactionsOf(tx, round.id);
  const open = openBetsOf(round, transactions);
  if (open.length > 0) return open;
  const { walletId } = round;
  if (round.cancelled) {
    throw new WalletRefusal('ALREADY_CANCELLED', 'The round was rolled back.', walletId);
  }
  const isDecided = transactions.some(
    ({ stake, cancelledBy }) => stake > 0n && cancelledBy === null,
  );
  if (isDecided)
    throw new WalletRefusal('ALREADY_SETTLED', 'The round has been decided.', walletId);
  return open;
}

/** Refunds bets, each by its own transfer. The round and its wallet are locked. */
export async function refundBets(
  { tx, now }: Pick<CallContext, 'tx' | 'now'>,
  round: ProviderRound,
  bets: readonly ProviderTransaction[],
  rollbackId: string,
): Promise<void> {
  const { walletId, currency } = round;
  if (walletId === null || currency === null || bets.length === 0) return;
  const params = { play: round.gameTitle ?? '' };
  await postTransfers(
    tx,
    bets.map(({ id, stake }) =>
      move(house('provider'), wallet(walletId), stake, {
        kind: 'refund',
        currency,
        reference: id,
        params,
      }),
    ),
    now,
  );
  await cancelBets(
    tx,
    bets.map(({ id }) => id),
    rollbackId,
  );
}

/**
 * Rolls back a bet, or every open bet of its round. The rollback of a bet that has not arrived is
 * stored, and the bet is rejected when it arrives.
 * @throws WalletRefusal `ALREADY_SETTLED`, `ALREADY_CANCELLED`, `INVALID_REQUEST`, `DUPLICATE_CONFLICT`
 */
export async function rollback(
  context: CallContext,
  body: WalletRequest<'rollback'>,
): Promise<CallOutcome> {
  const { tx, provider, now } = context;
  const targetExternalId = body.targetTransactionId;
  const contentHash = contentHashOf('rollback', body.roundId, targetExternalId);
  const before = await findDone(context, body.transactionId, contentHash);
  if (before) return { walletId: before.walletId, walletTxId: before.id, replay: true };

  const round = await lockProviderRound(tx, provider.id, body.roundId, now);
  const { walletId, currency } = round;
  await lockWallets(tx, [walletId]);
  const claimed = await claim(context, {
    externalId: body.transactionId,
    kind: 'rollback',
    roundId: round.id,
    walletId,
    currency,
    stake: 0n,
    payout: 0n,
    contentHash,
    targetId: null,
  });
  if (!claimed.isNew) return { walletId, walletTxId: claimed.done.id, replay: true };
  const isWhole = targetExternalId === null;
  const bets = isWhole
    ? await wholeRound(context, round)
    : await targetOf(context, round, targetExternalId);
  await refundBets(context, round, bets, claimed.id);
  if (!isWhole && bets.length === 0) await placeTombstone(context, round, targetExternalId);
  await updateProviderRound(tx, round.id, { close: isWhole, cancel: isWhole }, now);
  return { walletId, walletTxId: claimed.id };
}

async function placeTombstone(
  { tx, provider, now }: CallContext,
  round: ProviderRound,
  externalId: string,
): Promise<void> {
  const tombstone = {
    externalId,
    kind: 'tombstone',
    roundId: round.id,
    walletId: null,
    currency: null,
    stake: 0n,
    payout: 0n,
    contentHash: null,
    targetId: null,
  } as const;
  const id = await claimTransaction(tx, provider.id, tombstone, now);
  // The bet arrived just now in another round: the provider's retry will find it.
  if (id === undefined) throw new WalletRefusal('RETRY', 'The bet is just coming.');
}
