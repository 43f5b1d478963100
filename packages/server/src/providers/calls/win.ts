import type { WalletRequest } from '@lobi/core/contract';
import { house, move, wallet } from '../../domain/postings.ts';
import { lockWallets } from '../../store/lock-wallets.ts';
import { postTransfers } from '../../store/post-transfers.ts';
import {
  findProviderGame,
  findTransaction,
  listTransactionsOf,
  lockProviderRound,
  updateProviderRound,
  type ProviderRound,
  type ProviderTransaction,
} from '../../store/provider-rounds.ts';
import type { CallContext, CallOutcome } from '../call-context.ts';
import { WalletRefusal } from '../refusal.ts';
import { countPayout } from '../payout-caps.ts';
import { claim, contentHashOf, findDone } from './claim.ts';
import { assertCurrency, readSum } from './read-sum.ts';

const isBet = ({ kind }: ProviderTransaction): boolean => kind === 'bet' || kind === 'bet-and-win';

/**
 * Returns the open bets of a round that a win may settle.
 * @throws WalletRefusal `RETRY` when the bet has not arrived yet, `ALREADY_CANCELLED` when it was rolled
 *   back, before or after it arrived
 */
async function betsToWin(
  { tx, provider }: CallContext,
  round: ProviderRound,
  betId: string | undefined,
): Promise<readonly ProviderTransaction[]> {
  const bets = (await listTransactionsOf(tx, round.id)).filter(
    (each) => isBet(each) && (betId === undefined || each.externalId === betId),
  );
  const validBets = bets.filter(({ cancelledBy }) => cancelledBy === null);
  if (validBets.length > 0) return validBets;
  const named = betId === undefined ? undefined : await findTransaction(tx, provider.id, betId);
  if (bets.length > 0 || round.cancelled || named?.kind === 'tombstone') {
    throw new WalletRefusal('ALREADY_CANCELLED', 'The bet was rolled back.', round.walletId);
  }
  throw new WalletRefusal('RETRY', 'The bet has not arrived yet.', round.walletId);
}

/**
 * Pays a win, whatever the state of the session, the player or the limits.
 * @throws PayoutAboveCap
 */
export async function win(context: CallContext, body: WalletRequest<'win'>): Promise<CallOutcome> {
  const { tx, provider, now } = context;
  const contentHash = contentHashOf(
    'win',
    body.roundId,
    body.gameId,
    body.amount,
    body.betTransactionId ?? null,
    body.kind ?? 'normal',
  );
  const before = await findDone(context, body.transactionId, contentHash);
  if (before) return { walletId: before.walletId, walletTxId: before.id, replay: true };

  const round = await lockProviderRound(tx, provider.id, body.roundId, now);
  const { walletId, currency, gameTitle } = round;
  const bets = await betsToWin(context, round, body.betTransactionId);
  if (walletId === null || currency === null) throw new Error('The round has bets but no wallet.');
  const game = await findProviderGame(tx, provider.id, body.gameId);
  if (game?.id !== round.gameId) {
    throw new WalletRefusal('INVALID_REQUEST', 'The round is of another game.', walletId);
  }
  assertCurrency(body, currency);
  const amount = readSum(body.amount, currency);
  await lockWallets(tx, [walletId]);
  const claimed = await claim(context, {
    externalId: body.transactionId,
    kind: 'win',
    roundId: round.id,
    walletId,
    currency,
    stake: 0n,
    payout: amount,
    contentHash,
    targetId: body.betTransactionId === undefined ? null : (bets[0]?.id ?? null),
  });
  if (!claimed.isNew) return { walletId, walletTxId: claimed.done.id, replay: true };
  if (round.closedAt && !context.isRelease)
    throw new WalletRefusal('ALREADY_SETTLED', 'The round is over.', walletId);
  if (amount > 0n) {
    await countPayout(context, {
      ...{ call: 'win', externalId: body.transactionId, contentHash, body, round },
      ...{ walletId, currency, amount },
    });
    const about = { kind: 'payout', currency, reference: claimed.id } as const;
    const params = { play: gameTitle ?? '' };
    await postTransfers(
      tx,
      [move(house('provider'), wallet(walletId), amount, { ...about, params })],
      now,
    );
  }
  const close = body.roundClosed ?? amount === 0n;
  await updateProviderRound(tx, round.id, { close }, now);
  return { walletId, walletTxId: claimed.id };
}
