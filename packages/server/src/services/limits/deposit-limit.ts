import { AppError, formatMoney, type Currency } from '@lobi/core/contract';
import type { Transaction } from '../../store/database.ts';
import { findLimits } from '../../store/limits.ts';
import { lockUsers } from '../../store/users.ts';

/** A deposit that a player asks for; the amount in minor units. */
export interface WantedDeposit {
  readonly userId: string;
  readonly amount: bigint;
  readonly currency: Currency;
  /** Time of the request; default the database's clock. */
  readonly at?: Date | undefined;
}

/**
 * Lets a deposit through only if every limit in force has room for it: deposits asked for in the
 * limit's period and not refused, plus this one. Takes the player's row, so that deposits of one
 * player wait for each other: write the deposit in the same transaction.
 * @throws AppError `limit_reached` with what is left under the tightest limit
 * @source ours – gross deposits, the lowest of several limits applies
 */
export async function assertDepositWithinLimits(
  tx: Transaction,
  { userId, amount, currency, at }: WantedDeposit,
): Promise<void> {
  await lockUsers(tx, [userId]);
  const rooms = (await findLimits(tx, userId, at)).map(({ amount: limit, used }) =>
    used < limit ? limit - used : 0n,
  );
  const left = rooms.reduce((least, room) => (room < least ? room : least), amount);
  if (left === amount) return;
  throw new AppError('limit_reached', 'the deposit limit has no room for this', {
    params: { left: formatMoney(left, currency), currency },
  });
}
