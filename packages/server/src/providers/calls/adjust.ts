import { formatMoney, type WalletRequest } from '@lobi/core/contract';
import { house, move, wallet } from '../../domain/postings.ts';
import { lockWallets } from '../../store/lock-wallets.ts';
import { postTransfers } from '../../store/post-transfers.ts';
import { findMovement, findTransaction } from '../../store/provider-rounds.ts';
import type { CallContext, CallOutcome } from '../call-context.ts';
import { WalletRefusal } from '../refusal.ts';
import { countPayout } from '../payout-caps.ts';
import { claim, contentHashOf } from './claim.ts';
import { assertCurrency, readSum } from './read-sum.ts';
import { namedPlayer } from './sessions.ts';

/**
 * Moves a signed amount that belongs to no round.
 * @throws PayoutAboveCap
 */
export async function adjust(
  context: CallContext,
  body: WalletRequest<'adjust'>,
): Promise<CallOutcome> {
  const { tx, provider, now } = context;
  const { walletId, currency } = await namedPlayer(context, body);
  assertCurrency(body, currency);
  const amount = readSum(body.amount, currency);
  if (amount === 0n)
    throw new WalletRefusal('INVALID_REQUEST', 'Nothing is to be moved.', walletId);
  await lockWallets(tx, [walletId]);
  const contentHash = contentHashOf('adjust', walletId, body.amount, body.reason);
  const claimed = await claim(context, {
    externalId: body.transactionId,
    kind: 'adjust',
    roundId: null,
    walletId,
    currency,
    stake: amount < 0n ? -amount : 0n,
    payout: amount > 0n ? amount : 0n,
    contentHash,
    targetId: null,
  });
  if (claimed.isNew) {
    if (amount > 0n) {
      await countPayout(context, {
        ...{ call: 'adjust', externalId: body.transactionId, contentHash, body, round: null },
        ...{ sessionId: body.sessionId, walletId, currency, amount },
      });
    }
    const about = { kind: 'correction', currency, reference: claimed.id } as const;
    const params = { play: provider.name };
    await postTransfers(
      tx,
      [move(house('provider'), wallet(walletId), amount, { ...about, params })],
      now,
    );
  }
  const done = await findTransaction(tx, provider.id, body.transactionId);
  const movement = done && (await findMovement(tx, done));
  if (!done || !movement) throw new Error('The adjustment was not found after it was posted.');
  return {
    walletId,
    walletTxId: done.id,
    replay: !claimed.isNew,
    balanceBefore: formatMoney(movement.before, currency),
    balanceAfter: formatMoney(movement.after, currency),
  };
}
