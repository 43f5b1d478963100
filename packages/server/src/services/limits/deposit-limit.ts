import type { Currency } from '@lobi/core/contract';
import { assertDepositFits } from '@lobi/core/rules';
import type { Transaction } from '../../store/database.ts';
import { findLimits } from '../../store/limits.ts';
import { lockUsers } from '../../store/users.ts';

/** A deposit or cash-in; the amount in minor units. */
export interface WantedDeposit {
  readonly userId: string;
  readonly amount: bigint;
  readonly currency: Currency;
  /** Time of the request; default the database's clock. */
  readonly at?: Date | undefined;
}

/**
 * Asserts that every active limit has room for a deposit or cash-in: requested deposits and received
 * cash-in of the limit's period that were neither rejected nor cancelled, plus this one. Locks the
 * player's row, so that deposits of one player are serialized: write the deposit in the same
 * transaction, and lock its wallets before.
 * @throws AppError `limit_reached` with the remainder of the tightest limit
 * @source ours – gross deposits, the lowest of several limits applies
 */
export async function assertDepositWithinLimits(
  tx: Transaction,
  { userId, amount, currency, at }: WantedDeposit,
): Promise<void> {
  await lockUsers(tx, [userId]);
  assertDepositFits(await findLimits(tx, userId, at, ['deposit']), amount, currency);
}
