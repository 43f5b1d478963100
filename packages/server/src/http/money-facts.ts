import type { ApiRow } from '@lobi/core/contract';
import { idsOf } from './ids-of.ts';

/**
 * Returns the facts for the log about a call that moved money: the ids in its address and of the
 * created record, the wallet, and the amount in major units as in the response.
 */
export function moneyFactsOf(
  row: Pick<ApiRow, 'makes' | 'ownWallet'>,
  params: Readonly<Record<string, string>> | undefined,
  outcome: unknown,
  walletId: string,
): Readonly<Record<string, string>> {
  const { data } = outcome as { readonly data?: { readonly amount?: unknown } };
  return {
    ...idsOf(row, params, outcome),
    ...(row.ownWallet ? { walletId } : {}),
    ...(typeof data?.amount === 'string' ? { amount: data.amount } : {}),
  };
}
