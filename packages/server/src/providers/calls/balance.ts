import type { WalletRequest } from '@lobi/core/contract';
import type { CallContext, CallOutcome } from '../call-context.ts';
import { assertCurrency } from './read-sum.ts';
import { namedPlayer } from './sessions.ts';

/**
 * Returns the balance that a player may stake. @throws WalletRefusal as `namedPlayer`,
 * `CURRENCY_MISMATCH`
 */
export async function balance(
  context: CallContext,
  body: WalletRequest<'balance'>,
): Promise<CallOutcome> {
  const { walletId, currency } = await namedPlayer(context, body);
  assertCurrency(body, currency);
  return { walletId };
}
