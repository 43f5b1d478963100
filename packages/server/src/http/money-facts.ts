import type { ApiRow } from '@lobi/core/contract';
import { idsOf } from './ids-of.ts';

/**
 * What the log says of a call that moved money: the ids of its address and of what it made, the
 * wallet, and the amount in major units, as the answer has it.
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
