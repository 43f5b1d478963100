import type { WalletRequest } from '@lobi/core/contract';
import { lockWallets } from '../../store/lock-wallets.ts';
import {
  listTransactionsOf,
  lockProviderRound,
  updateProviderRound,
} from '../../store/provider-rounds.ts';
import { isRoundHeld } from '../../store/provider-payouts.ts';
import type { CallContext, CallOutcome } from '../call-context.ts';
import { WalletRefusal } from '../refusal.ts';

/**
 * Ends a round: it takes no more bets, and bets without a win are lost.
 * @throws WalletRefusal `BET_NOT_FOUND` for a round without bets, `ALREADY_CANCELLED`, `RETRY` while one
 *   of its payouts is held for staff
 */
export async function endRound(
  { tx, provider, now }: CallContext,
  { roundId }: WalletRequest<'endRound'>,
): Promise<CallOutcome> {
  const round = await lockProviderRound(tx, provider.id, roundId, now);
  const { walletId } = round;
  const bets = (await listTransactionsOf(tx, round.id)).filter(({ stake }) => stake > 0n);
  const isGivenBack = round.cancelled || bets.every(({ cancelledBy }) => cancelledBy !== null);
  if (bets.length === 0 && !round.cancelled) {
    throw new WalletRefusal('BET_NOT_FOUND', 'The round has no bet.', walletId);
  }
  if (isGivenBack) {
    throw new WalletRefusal('ALREADY_CANCELLED', 'The round was rolled back.', walletId);
  }
  if (round.closedAt) return { walletId, replay: true };
  if (await isRoundHeld(tx, provider.id, roundId)) {
    throw new WalletRefusal('RETRY', 'A payout of the round is held for review.', walletId);
  }
  await lockWallets(tx, [walletId]);
  await updateProviderRound(tx, round.id, { close: true }, now);
  return { walletId };
}
