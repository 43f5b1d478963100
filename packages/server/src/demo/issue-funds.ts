import type { Currency } from '@lobi/core/contract';
import { house, move, wallet } from '../domain/postings.ts';
import type { Transaction } from '../store/database.ts';
import { postTransfers } from '../store/post-transfers.ts';

/** Funds of the demo. */
export interface DemoFunds {
  readonly walletId: string;
  /** Minor units. */
  readonly amount: bigint;
  readonly currency: Currency;
  readonly kind: 'opening' | 'mint';
}

/** Money from nowhere: the genesis account carries the negative. `at`: default the database's time. */
export async function issueFunds(
  tx: Transaction,
  { walletId, amount, currency, kind }: DemoFunds,
  at?: Date,
): Promise<void> {
  const about = { kind, currency, reference: walletId };
  await postTransfers(tx, [move(house('genesis'), wallet(walletId), amount, about)], at);
}
