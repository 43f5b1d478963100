import { AppError } from '../contract/error-codes.ts';
import { formatMoney, parseMoney, type Currency } from '../contract/money.ts';
import type { GameCategory, UserStatus } from '../contract/statuses.ts';
import { assertMayMoveMoney } from './money-access.ts';

/** Rules of a jurisdiction for stakes; a policy pack has them. */
export interface StakePolicy {
  readonly jurisdiction: string;
  /** Categories that are not allowed. */
  readonly closedCategories: readonly GameCategory[];
  /** Maximum stake by category and currency, as decimal text; an omitted category has none. */
  readonly stakeCaps: Readonly<Partial<Record<GameCategory, Readonly<Record<Currency, string>>>>>;
  /** Whether players must limit deposits, stakes or losses before the first stake. */
  readonly limitsMandatory: boolean;
  readonly realityCheck: {
    /** Default minutes of play after which a check is due. */
    readonly minutes: number;
    /** Minutes that a player may choose from. */
    readonly choices: readonly number[];
    /** Minutes of the mandatory pause when a check is due; 0: none. */
    readonly pauseMinutes: number;
  };
}

/** A player who stakes. */
export interface StakingPlayer {
  readonly status: UserStatus;
  /** Whether an agreement to the notice is recorded. */
  readonly hasAgreed: boolean;
  /** Whether the player has limits of deposits, stakes or losses. */
  readonly limitsMoney: boolean;
  /** Minutes between two reality checks, as chosen by the player; `null`: not chosen. */
  readonly checkMinutes: number | null;
  /** Start of the current interval; `null` when the player is not signed in. */
  readonly checkedAt: Date | null;
}

/** The circumstances of a stake. */
export interface StakeCircumstances {
  readonly category: GameCategory;
  /** In minor units. */
  readonly stake: bigint;
  readonly currency: Currency;
  readonly now: Date;
}

/**
 * Time in ms without a stake or a step after which a game counts as left. Only actions of the player
 * count: an open fight, draw or board of mines locks no one out of another game for longer than this.
 * @source ours
 */
export const openGameIdleMs = 5 * 60_000;

/**
 * Asserts that the player has agreed to the notice with the age and the terms, whatever front end is
 * used.
 * @throws AppError `agreement_required`
 */
export function assertHasAgreed({ hasAgreed }: Pick<StakingPlayer, 'hasAgreed'>): void {
  if (!hasAgreed) throw new AppError('agreement_required');
}

/**
 * Asserts that the stake, or the sum of the stakes of one play, is within the jurisdiction's cap of the
 * category.
 * @throws AppError `stake_above_maximum`
 */
export function assertUnderCap(
  { category, stake, currency }: Omit<StakeCircumstances, 'now'>,
  { stakeCaps }: Pick<StakePolicy, 'stakeCaps'>,
): void {
  const max = stakeCaps[category]?.[currency];
  const cap = max === undefined ? undefined : parseMoney(max, currency);
  if (cap !== undefined && stake > cap) {
    throw new AppError('stake_above_maximum', 'stake above the cap of the place', {
      params: { max: formatMoney(cap, currency), currency },
    });
  }
}

type CheckPolicy = Pick<StakePolicy, 'realityCheck'>;

/** Minutes between reality checks: the player's own choice if the jurisdiction allows one. */
export const checkMinutesOf = (chosen: number | null, { realityCheck }: CheckPolicy): number =>
  chosen !== null && realityCheck.choices.includes(chosen) ? chosen : realityCheck.minutes;

/** When the next reality check is due. */
export const checkDueAt = (checkedAt: Date, minutes: number): Date =>
  new Date(checkedAt.getTime() + minutes * 60_000);

/** End of the jurisdiction's mandatory pause after a check; without one, the time of the check. */
export const pauseEndsAt = (dueAt: Date, { realityCheck }: CheckPolicy): Date =>
  new Date(dueAt.getTime() + realityCheck.pauseMinutes * 60_000);

/** When the player's next reality check is due; `null` while the player is not signed in. */
export const checkDueOf = (
  { checkedAt, checkMinutes }: Pick<StakingPlayer, 'checkedAt' | 'checkMinutes'>,
  policy: CheckPolicy,
): Date | null =>
  checkedAt === null ? null : checkDueAt(checkedAt, checkMinutesOf(checkMinutes, policy));

/**
 * Rules of a stake that need no sums. While a reality check is due, stakes are rejected on all devices.
 * @throws AppError `account_pending`, `account_restricted`, `account_blocked`, `jurisdiction_restricted`,
 *   `agreement_required`, `stake_above_maximum`, `limit_required`, `reality_check_due`
 */
export function assertPlayerMayStake(
  player: StakingPlayer,
  circumstances: StakeCircumstances,
  policy: StakePolicy,
): void {
  const { category, now } = circumstances;
  assertMayMoveMoney(player);
  if (policy.closedCategories.includes(category)) {
    throw new AppError(
      'jurisdiction_restricted',
      `${category} is closed in ${policy.jurisdiction}`,
    );
  }
  assertHasAgreed(player);
  assertUnderCap(circumstances, policy);
  if (policy.limitsMandatory && !player.limitsMoney) {
    throw new AppError('limit_required', 'no limit of deposits, stakes or losses');
  }
  const due = checkDueOf(player, policy);
  if (due !== null && now >= due) throw new AppError('reality_check_due');
}
