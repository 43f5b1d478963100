import { compareAmounts } from '@lobi/formats';

/** Why an amount cannot be used. */
export type MoneyProblem = 'format' | 'min' | 'max' | 'insufficient';

/** Bounds of an amount as decimal text. */
export interface MoneyBounds {
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  /** Available balance. */
  readonly balance?: string | undefined;
}

/**
 * First reason against an amount: unreadable, too small, too large, more than there is. Nothing
 * typed yet is no problem.
 */
export function moneyProblem(
  text: string,
  amount: string | undefined,
  currency: string,
  { min, max, balance }: MoneyBounds,
): MoneyProblem | undefined {
  if (text.trim() === '') return undefined;
  if (amount === undefined) return 'format';
  if (min !== undefined && compareAmounts(amount, min, currency) < 0) return 'min';
  if (max !== undefined && compareAmounts(amount, max, currency) > 0) return 'max';
  if (balance !== undefined && compareAmounts(amount, balance, currency) > 0) return 'insufficient';
  return undefined;
}
