import { AppError, formatMoney, parseMoney } from '@lobi/core/contract';
import type { PolicyPack } from '@lobi/core/policy';
import { assertMayMoveMoney } from '@lobi/core/rules';
import type { StakeGuard } from '../../store/protection.ts';
import type { StakedGame, StakeTerms } from './stake-terms.ts';

/**
 * Asserts that the player has agreed to the notice with the age and the terms, whatever front end is
 * used.
 * @throws AppError `agreement_required`
 */
export function assertHasAgreed({ hasAgreed }: Pick<StakeGuard, 'hasAgreed'>): void {
  if (!hasAgreed) throw new AppError('agreement_required');
}

/** Asserts that the category is not closed in the jurisdiction. @throws AppError `closed_here` */
function assertOpenHere({ category }: Pick<StakedGame, 'category'>, policy: PolicyPack): void {
  if (policy.closedCategories.includes(category)) {
    throw new AppError('closed_here', `${category} is closed in ${policy.jurisdiction}`);
  }
}

/**
 * Asserts that the stake, or the sum of the stakes of one play, is within the jurisdiction's cap of the
 * category.
 * @throws AppError `stake_above_maximum`
 */
export function assertUnderCap(
  game: Pick<StakedGame, 'category'>,
  stake: bigint,
  { rules, currency }: Pick<StakeTerms, 'rules' | 'currency'>,
): void {
  const max = rules.policy.stakeCaps[game.category]?.[currency];
  const cap = max === undefined ? undefined : parseMoney(max, currency);
  if (cap !== undefined && stake > cap) {
    throw new AppError('stake_above_maximum', 'stake above the cap of the place', {
      params: { max: formatMoney(cap, currency), currency },
    });
  }
}

/** Minutes between reality checks: the player's own choice if the jurisdiction allows one. */
export const checkMinutesOf = (chosen: number | null, { realityCheck }: PolicyPack): number =>
  chosen !== null && realityCheck.choices.includes(chosen) ? chosen : realityCheck.minutes;

/** When the next reality check is due. */
export const checkDueAt = (checkedAt: Date, minutes: number): Date =>
  new Date(checkedAt.getTime() + minutes * 60_000);

/** End of the jurisdiction's mandatory pause after a check; without one, the time of the check. */
export const pauseEndsAt = (dueAt: Date, { realityCheck }: PolicyPack): Date =>
  new Date(dueAt.getTime() + realityCheck.pauseMinutes * 60_000);

/** When the player's next reality check is due; `null` while the player is not signed in. */
export const checkDueOf = (
  { checkedAt, checkMinutes }: Pick<StakeGuard, 'checkedAt' | 'checkMinutes'>,
  policy: PolicyPack,
): Date | null =>
  checkedAt === null ? null : checkDueAt(checkedAt, checkMinutesOf(checkMinutes, policy));

/**
 * Asserts that no reality check is due; until it is acknowledged, stakes are rejected on all devices.
 * @throws AppError `reality_check_due`
 */
function assertNoCheckDue(guard: StakeGuard, { rules, currentTime }: StakeTerms): void {
  const due = checkDueOf(guard, rules.policy);
  if (due !== null && (currentTime?.() ?? guard.now) >= due)
    throw new AppError('reality_check_due');
}

/**
 * Rules of a stake that need no sums.
 * @throws AppError `not_found`, `account_pending`, `account_restricted`, `account_blocked`,
 *   `closed_here`, `agreement_required`, `stake_above_maximum`, `limit_wanted`, `reality_check_due`
 */
export function assertGuardAllows(
  guard: StakeGuard | undefined,
  game: StakedGame,
  stake: bigint,
  terms: StakeTerms,
): asserts guard is StakeGuard {
  if (!guard) throw new AppError('not_found');
  assertMayMoveMoney(guard);
  assertOpenHere(game, terms.rules.policy);
  assertHasAgreed(guard);
  assertUnderCap(game, stake, terms);
  if (terms.rules.policy.limitsMandatory && !guard.limitsMoney) {
    throw new AppError('limit_wanted', 'no limit of deposits, stakes or losses');
  }
  assertNoCheckDue(guard, terms);
}
