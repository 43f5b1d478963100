import { AppError } from '../contract/error-codes.ts';
import { formatMoney, type Currency } from '../contract/money.ts';
import { remainingLimit, tightestLimitOf, type UsedLimit } from './remaining-limit.ts';

/** When a limit has room again, for a rejected stake or deposit. */
const untilOf = ({ resetsAt }: UsedLimit) => (resetsAt ? { until: resetsAt.toISOString() } : {});

function assertFits(limits: readonly UsedLimit[], amount: bigint, currency: Currency): void {
  const limit = tightestLimitOf(limits);
  if (!limit || remainingLimit(limit) >= amount) return;
  throw new AppError('limit_reached', `the ${limit.kind} limit has no room for this`, {
    params: {
      kind: limit.kind,
      left: formatMoney(remainingLimit(limit), currency),
      currency,
      ...untilOf(limit),
    },
  });
}

/**
 * Asserts that the player's limits have room for a deposit or cash-in, in minor units.
 * @param limits limits of any kind; only those of deposits count
 * @throws AppError `limit_reached` with the remainder of the tightest limit
 * @source ours – gross deposits, the lowest of several limits applies
 */
export const assertDepositFits = (
  limits: readonly UsedLimit[],
  amount: bigint,
  currency: Currency,
): void =>
  assertFits(
    limits.filter(({ kind }) => kind === 'deposit'),
    amount,
    currency,
  );

/**
 * Asserts that the player's limits of time, stakes and losses have room for a stake, in minor units.
 * @throws AppError `session_limit`, `limit_reached`
 * @source ours – the lowest of several limits applies
 */
export function assertStakeFits(
  limits: readonly UsedLimit[],
  stake: bigint,
  currency: Currency,
): void {
  const time = tightestLimitOf(limits.filter(({ kind }) => kind === 'session'));
  if (time && remainingLimit(time) === 0n) {
    throw new AppError('session_limit', 'the time allowed is over', { params: untilOf(time) });
  }
  assertFits(
    limits.filter(({ kind }) => kind === 'stake' || kind === 'loss'),
    stake,
    currency,
  );
}
