import type { Currency } from '@lobi/core/contract';
import { assertStakeFits } from '@lobi/core/rules';
import type { Queryable } from '../../store/database.ts';
import { findLimits } from '../../store/limits.ts';
import { lockStakesOf } from '../../store/protection.ts';

/** A requested stake; in minor units. */
export interface WantedStake {
  readonly userId: string;
  readonly stake: bigint;
  readonly currency: Currency;
  /** Time of the stake; default the database's clock. */
  readonly at?: Date | undefined;
}

/**
 * Asserts that every limit of stakes, losses and time has room for a stake. Stakes of one player are
 * serialized until `tx` ends: book the stake in the same transaction.
 * @throws AppError `session_limit`, `limit_reached`
 * @source ours – the lowest of several limits applies
 */
export async function assertStakeWithinLimits(
  tx: Queryable,
  { userId, stake, currency, at }: WantedStake,
): Promise<void> {
  await lockStakesOf(tx, userId);
  assertStakeFits(await findLimits(tx, userId, at, ['stake', 'loss', 'session']), stake, currency);
}
