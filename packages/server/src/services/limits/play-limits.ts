import { AppError, formatMoney, type Currency } from '@lobi/core/contract';
import { limitRoomOf, tightestLimitOf } from '@lobi/core/rules';
import type { Queryable } from '../../store/database.ts';
import { findLimits, type LimitRecord } from '../../store/limits.ts';
import { lockStakesOf } from '../../store/protection.ts';

/** Time at which a limit has room again, for a rejected stake. */
const untilOf = ({ resetsAt }: LimitRecord) => (resetsAt ? { until: resetsAt.toISOString() } : {});

/** Returns the error of a reached money limit. */
export const limitReached = (limit: LimitRecord, currency: Currency): AppError =>
  new AppError('limit_reached', `the ${limit.kind} limit has no room for this`, {
    params: {
      kind: limit.kind,
      left: formatMoney(limitRoomOf(limit), currency),
      currency,
      ...untilOf(limit),
    },
  });

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
  const limits = await findLimits(tx, userId, at, ['stake', 'loss', 'session']);
  const time = tightestLimitOf(limits.filter(({ kind }) => kind === 'session'));
  if (time && limitRoomOf(time) === 0n) {
    throw new AppError('session_limit', 'the time allowed is over', { params: untilOf(time) });
  }
  const money = tightestLimitOf(limits.filter(({ kind }) => kind !== 'session'));
  if (money && limitRoomOf(money) < stake) throw limitReached(money, currency);
}
