import { compareAmounts, currencyFormat, parseMoneyText, scaleAmount } from '@lobi/formats';

/**
 * Limits of a stake, decimal texts in major units. `balance` is the available balance; `null` while unknown.
 */
export interface StakeLimits {
  readonly currency: string;
  readonly minimum: string;
  readonly maximum: string;
  readonly balance: string | null;
  /** Limit of one player on the fight, and its remaining amount; default none. */
  readonly perRound?: { readonly maximum: string; readonly left: string } | undefined;
  /** Amount still accepted on the selected side from all players together; none for pool bets. */
  readonly sideLeft?: string | undefined;
}

/** Error of a typed stake, or the amount if there is none. */
export type StakeCheck =
  | { readonly status: 'empty' | 'unreadable' }
  | {
      readonly status: 'below' | 'above' | 'over' | 'full' | 'insufficient' | 'ok';
      readonly amount: string;
    };

/** Parses and validates a typed stake. An ambiguous text is rejected. */
export function checkStake(text: string, limits: StakeLimits, locale: string): StakeCheck {
  const { currency, minimum, maximum, balance, perRound, sideLeft } = limits;
  if (text.trim() === '') return { status: 'empty' };
  const amount = parseMoneyText(text, { locale, decimals: currencyFormat(currency).decimals });
  if (amount === undefined) return { status: 'unreadable' };
  if (compareAmounts(amount, minimum, currency) < 0) return { status: 'below', amount };
  if (balance !== null && compareAmounts(amount, balance, currency) > 0) {
    return { status: 'insufficient', amount };
  }
  if (compareAmounts(amount, maximum, currency) > 0) return { status: 'above', amount };
  if (perRound && compareAmounts(amount, perRound.left, currency) > 0) {
    return { status: 'over', amount };
  }
  if (sideLeft !== undefined && compareAmounts(amount, sideLeft, currency) > 0) {
    return { status: 'full', amount };
  }
  return { status: 'ok', amount };
}

/**
 * Highest stake allowed now: the lowest of the limit, the available amount, the remaining amounts of the
 * player's limit and of the side.
 */
export function highestStake({
  currency,
  maximum,
  balance,
  perRound,
  sideLeft,
}: StakeLimits): string {
  return [balance, perRound?.left, sideLeft].reduce<string>(
    (minimum, other) =>
      other != null && compareAmounts(other, minimum, currency) < 0 ? other : minimum,
    maximum,
  );
}

/** Returns half of an amount, rounded down, but not below the minimum. */
export function halfStake(amount: string, { currency, minimum }: StakeLimits): string {
  const half = scaleAmount(amount, 1, 2, currency);
  return compareAmounts(half, minimum, currency) < 0 ? minimum : half;
}

/** Returns twice an amount, but not above the currently allowed stake. */
export function doubleStake(amount: string, limits: StakeLimits): string {
  const double = scaleAmount(amount, 2, 1, limits.currency);
  const highest = highestStake(limits);
  return compareAmounts(double, highest, limits.currency) > 0 ? highest : double;
}
