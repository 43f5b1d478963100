import { AppError } from '@lobi/core/contract';
import { assertPlayerMayStake } from '@lobi/core/rules';
import type { StakeGuard } from '../../store/protection.ts';
import type { StakedGame, StakeTerms } from './stake-terms.ts';

/**
 * Rules of a stake that need no sums, for a player as stored now.
 * @throws AppError `not_found`, `account_pending`, `account_restricted`, `account_blocked`,
 *   `jurisdiction_restricted`, `agreement_required`, `stake_above_maximum`, `limit_required`, `reality_check_due`
 */
export function assertGuardAllows(
  guard: StakeGuard | undefined,
  { category }: StakedGame,
  stake: bigint,
  { rules, currency, currentTime }: StakeTerms,
): asserts guard is StakeGuard {
  if (!guard) throw new AppError('not_found');
  const now = currentTime?.() ?? guard.now;
  assertPlayerMayStake(guard, { category, stake, currency, now }, rules.policy);
}
