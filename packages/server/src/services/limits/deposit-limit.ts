import type { Currency } from '@lobi/core/contract';
import { limitRoomOf, tightestLimitOf } from '@lobi/core/rules';
import type { Transaction } from '../../store/database.ts';
import { findLimits } from '../../store/limits.ts';
import { lockUsers } from '../../store/users.ts';
import { limitReached } from './play-limits.ts';

/** Money that a player asks for or is given; the amount in minor units. */
export interface WantedDeposit {
  readonly userId: string;
  readonly amount: bigint;
  readonly currency: Currency;
  /** Time of the request; default the database's clock. */
  readonly at?: Date | undefined;
}

/**
 * Lets funding through only if every limit in force has room for it: deposits asked for and cash-in
 * given in the limit's period and neither rejected nor cancelled, plus this one. Takes the player's
 * row, so that deposits of one player wait for each other: write the deposit in the same
 * transaction, and take the wallets that it names before.
 * @throws AppError `limit_reached` with what is left under the tightest limit
 * @source ours – gross deposits, the lowest of several limits applies
 */
export async function assertDepositWithinLimits(
  tx: Transaction,
  { userId, amount, currency, at }: WantedDeposit,
): Promise<void> {
  await lockUsers(tx, [userId]);
  const limit = tightestLimitOf(await findLimits(tx, userId, at, ['deposit']));
  if (limit && limitRoomOf(limit) < amount) throw limitReached(limit, currency);
}
